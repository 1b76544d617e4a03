// The colours of the squares that cubes are put on: ground and ink.
export const TINTS: Record<string, readonly [ground: string, ink: string]> = {
  orange: ["#f1bd88", "#4a2205"],
  green: ["#b5cf9f", "#1c3a12"],
  blue: ["#a9c6e4", "#10305a"],
  brown: ["#cfae8f", "#3c2109"],
  red: ["#e7aab0", "#560d1b"],
  yellow: ["#f4e29a", "#493804"],
  silver: ["#dde1e5", "#2a2f36"],
  violet: ["#d2b9e2", "#3a1257"],
  white: ["#fffdf6", "#5d5044"],
};
