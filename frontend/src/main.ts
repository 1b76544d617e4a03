// Starts the page, or says that it could not be started.
import { mount } from "svelte";
import App from "./App.svelte";
import "./style.css";
import { hasBoard } from "./boards";
import { NotDone } from "./net/api";
import { problemText } from "./words/problems";
import { guardFocus } from "./state/focus-guard";
import { preferences } from "./state/preferences.svelte";
import { session } from "./state/session.svelte";
import { browsersLanguage, words } from "./words/words.svelte";

/** How long after a reload for missing parts another missing part does not reload the page again. */
const PATIENCE = 20_000;

// A tab that was open while the server was renewed asks for parts that are there no more.
window.addEventListener("vite:preloadError", () => {
  const last = Number(sessionStorage.getItem("reloaded") ?? 0);
  if (Date.now() - last < PATIENCE) return; // the part is missing still, and its place says so
  sessionStorage.setItem("reloaded", String(Date.now()));
  location.reload();
});

/** Say why the server does not let anybody in, in the place of the guess that it is away. */
async function explain(trouble: HTMLElement, refused: NotDone): Promise<void> {
  await words.speak(browsersLanguage(preferences.current.language));
  for (const guess of trouble.querySelectorAll("p[lang]")) guess.remove();
  const why = document.createElement("p");
  why.textContent = problemText(refused.problem, refused.detail);
  trouble.querySelector("h1")?.after(why);
}

try {
  await session.begin(hasBoard);
  guardFocus();
  const target = document.getElementById("page");
  if (target) mount(App, { target });
  // Without it the page works as well: it only starts more slowly, and cannot call.
  if (import.meta.env.PROD && "serviceWorker" in navigator) {
    await navigator.serviceWorker.register("/worker.js").catch(() => null);
    void navigator.serviceWorker.ready.then(
      () => (document.documentElement.dataset.worker = "ready"),
    );
  }
} catch (error) {
  const trouble = document.getElementById("trouble");
  trouble?.classList.add("told");
  console.warn("The page could not be started:", error);
  if (trouble && error instanceof NotDone && [403, 429].includes(error.status))
    await explain(trouble, error);
}
