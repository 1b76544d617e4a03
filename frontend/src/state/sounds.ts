// The table's sounds, synthesised: a few sines and bursts of noise each. Loaded after the first move.

export type Sound = "place" | "card" | "coin" | "dice" | "gavel" | "turn" | "end";

interface Part {
  /** Hertz; noise if there is none. */
  pitch?: number;
  /** Hertz at the end; of noise, the middle of what is heard. */
  to?: number;
  wave?: OscillatorType;
  /** Seconds from the beginning. */
  after?: number;
  /** Seconds until it has faded away. */
  length: number;
  loudness: number;
}

const pluck = (pitch: number, after: number): Part => ({
  pitch,
  wave: "triangle",
  after,
  length: 0.7,
  loudness: 0.5,
});
const click = (after: number, to: number): Part => ({ to, after, length: 0.04, loudness: 0.7 });

const SOUNDS: Record<Sound, readonly Part[]> = {
  place: [
    { pitch: 170, to: 85, length: 0.12, loudness: 0.9 },
    { to: 900, length: 0.05, loudness: 0.4 },
  ],
  card: [{ to: 3200, length: 0.11, loudness: 0.5 }],
  coin: [
    { pitch: 2093, length: 0.28, loudness: 0.3 },
    { pitch: 3136, after: 0.05, length: 0.32, loudness: 0.22 },
  ],
  dice: [click(0, 1700), click(0.07, 2300), click(0.12, 1500), click(0.21, 2000)],
  gavel: [
    { pitch: 240, to: 110, wave: "triangle", length: 0.14, loudness: 1 },
    { pitch: 230, to: 105, wave: "triangle", after: 0.17, length: 0.18, loudness: 0.9 },
  ],
  turn: [pluck(392, 0), pluck(523, 0.16)],
  end: [pluck(392, 0), pluck(494, 0.14), pluck(587, 0.28), pluck(784, 0.42)],
};

let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** A quarter of a second of noise. */
function noiseOf(context: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return noise;
}

function source(context: AudioContext, part: Part, start: number): AudioScheduledSourceNode {
  if (part.pitch === undefined) {
    const burst = context.createBufferSource();
    burst.buffer = noiseOf(context);
    return burst;
  }
  const tone = context.createOscillator();
  tone.type = part.wave ?? "sine";
  tone.frequency.setValueAtTime(part.pitch, start);
  if (part.to) tone.frequency.exponentialRampToValueAtTime(part.to, start + part.length);
  return tone;
}

/** Play a sound; `volume` goes from 0 to 100. */
export function playSound(sound: Sound, volume: number): void {
  audio ??= new AudioContext();
  const context = audio;
  void context.resume();
  for (const part of SOUNDS[sound]) {
    const start = context.currentTime + (part.after ?? 0);
    const from = source(context, part, start);
    const fade = context.createGain();
    fade.gain.setValueAtTime(Math.max(0.0001, (part.loudness * volume) / 250), start);
    fade.gain.exponentialRampToValueAtTime(0.0001, start + part.length);
    if (part.pitch === undefined) {
      const band = context.createBiquadFilter();
      band.type = "bandpass";
      band.frequency.value = part.to ?? 1000;
      from.connect(band).connect(fade);
    } else from.connect(fade);
    fade.connect(context.destination);
    from.start(start);
    from.stop(start + part.length);
  }
}
