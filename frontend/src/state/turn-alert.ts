// Calling somebody whose turn it is: a sound if wished, a notification if the page is hidden.
import { session } from "./session.svelte";

let audio: AudioContext | null = null;

/** Tell that it is my turn. */
export function callMe(text: string): void {
  if (!document.hidden) return;
  if (session.sound) pluck();
  if (session.sound && "Notification" in window && Notification.permission === "granted") {
    new Notification("Petteia", { body: text, icon: "/icon.svg", tag: "turn" });
  }
}

/** Two plucked strings of a lyre. */
function pluck(): void {
  audio ??= new AudioContext();
  for (const [after, pitch] of [
    [0, 392],
    [0.16, 523],
  ] as const) {
    const string = audio.createOscillator();
    const loudness = audio.createGain();
    const start = audio.currentTime + after;
    string.type = "triangle";
    string.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.25, start);
    loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.7);
    string.connect(loudness).connect(audio.destination);
    string.start(start);
    string.stop(start + 0.7);
  }
}
