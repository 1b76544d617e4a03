// The service worker: shows a turn that the server tells by web push, and opens its table.
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
