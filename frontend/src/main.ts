// Starts the page.
import { mount } from "svelte";
import App from "./App.svelte";
import "./style.css";
import { session } from "./lib/session.svelte";

// A tab that was open while the server was renewed asks for parts that are there no more.
window.addEventListener("vite:preloadError", () => location.reload());

await session.begin();
const target = document.getElementById("page");
if (target) mount(App, { target });
