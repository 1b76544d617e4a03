// Starts the page, or says that it could not be started.
import { mount } from "svelte";
import App from "./App.svelte";
import "./style.css";
import { session } from "./lib/session.svelte";

/** So long after loading anew because of missing parts, missing parts are no reason to do so again. */
const PATIENCE = 20_000;

// A tab that was open while the server was renewed asks for parts that are there no more.
window.addEventListener("vite:preloadError", () => {
  const last = Number(sessionStorage.getItem("loaded anew") ?? 0);
  if (Date.now() - last < PATIENCE) return; // the part is missing still, and its place says so
  sessionStorage.setItem("loaded anew", String(Date.now()));
  location.reload();
});

try {
  await session.begin();
  const target = document.getElementById("page");
  if (target) mount(App, { target });
} catch (error) {
  document.getElementById("trouble")?.classList.add("told");
  console.warn("The page could not be started:", error);
}
