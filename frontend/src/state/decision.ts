// What decided a game: where the winner won most against the next place.
import type { Standing } from "../net/wire";

export interface Decision {
  winner: number;
  next: number;
  /** The source of points that made the greatest difference. */
  source: string;
  points: number;
  other: number;
  /** By how much the winner was ahead in the end. */
  lead: number;
}

/** Nothing if the first place is shared, or the points do not tell. */
export function decision(
  standing: Standing,
  places: readonly number[] | null,
  sources: readonly string[],
): Decision | null {
  const winner = places?.indexOf(1) ?? -1;
  if (!places || winner < 0 || places.lastIndexOf(1) !== winner) return null;
  const score = (seat: number): number => standing.scores[seat] ?? 0;
  const others = places.map((_, seat) => seat).filter((seat) => seat !== winner);
  const [next] = others.sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || score(b) - score(a));
  if (next === undefined || score(winner) <= score(next)) return null;
  const made = (seat: number, source: string): number => standing.points[seat]?.[source] ?? 0;
  const gain = (source: string): number => made(winner, source) - made(next, source);
  const [source] = [...sources].sort((a, b) => gain(b) - gain(a));
  if (source === undefined || gain(source) <= 0) return null;
  return {
    winner,
    next,
    source,
    points: made(winner, source),
    other: made(next, source),
    lead: score(winner) - score(next),
  };
}
