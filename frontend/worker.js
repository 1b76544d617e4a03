// The service worker: keeps the page's shell for a quick start, says when there is no connection,
// shows a turn that the server sends by web push, and opens its table. The build fills in its
// files; their hashes make the version, so every build installs a cache of its own.
/* global __FILES__, __VERSION__ */
const FILES = __FILES__;
const VERSION = __VERSION__;
const OFFLINE = "/offline.html";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(VERSION)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  );
});

// A page comes from the server as long as there is one; a hashed file never changes.
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate")
    event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)));
  else if (FILES.includes(pathname))
    event.respondWith(caches.match(request).then((found) => found ?? fetch(request)));
});

self.addEventListener("push", (event) => {
  const told = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification(told.title ?? "Petteia", {
      body: told.body,
      tag: told.tag,
      icon: "/icon.svg",
      data: { url: told.url ?? "/" },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => {
      const url = new URL(event.notification.data.url, self.location.origin).href;
      const open = pages.find((page) => page.url === url);
      return open ? open.focus() : self.clients.openWindow(url);
    }),
  );
});
