// Starts the page.
import { mount } from "svelte";
import App from "./App.svelte";
import "./style.css";
import { session } from "./lib/session.svelte";

await session.begin();
const target = document.getElementById("page");
if (target) mount(App, { target });
