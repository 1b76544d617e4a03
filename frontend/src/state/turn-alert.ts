// Calling somebody whose turn it is: a sound if wished, a notification if the page is hidden.
import { preferences } from "./preferences.svelte";
import { session } from "./session.svelte";

/** Tell that it is my turn. */
export function callMe(text: string): void {
  if (!document.hidden || !session.sound) return;
  const { sound, volume } = preferences.current;
  if (sound !== "on") void import("./sounds").then(({ playSound }) => playSound("turn", volume));
  if ("Notification" in window && Notification.permission === "granted") {
    new Notification("Petteia", { body: text, icon: "/icon.svg", tag: "turn" });
  }
}
