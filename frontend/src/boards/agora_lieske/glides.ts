// Which marker is which from one position to the next, so that dealers and cards glide.
import type { AgoraLieskeView } from "../../net/wire";
import { RESOURCES } from "./names";

/** A name for the dealer at each stall; prisoners of a resource bear the first names of it. */
export function dealerGlides(view: AgoraLieskeView): (string | undefined)[] {
  const next = [...view.prison];
  const names: (string | undefined)[] = [undefined, undefined, undefined];
  const accused = (view.accused ?? 0) - 1;
  const order = [0, 1, 2].sort((one, other) => Number(other === accused) - Number(one === accused));
  for (const stall of order) {
    const kind = RESOURCES.findIndex((resource) => resource === view.dealers[stall]);
    if (kind < 0) continue;
    names[stall] = `dealer-${RESOURCES[kind]}-${next[kind]}`;
    next[kind] = (next[kind] ?? 0) + 1;
  }
  return names;
}

/** The prisoners, in the order of their resources. */
export function prisoners(view: AgoraLieskeView): { kind: string; glide: string }[] {
  return RESOURCES.flatMap((kind, at) =>
    Array.from({ length: view.prison[at] ?? 0 }, (_, number) => ({
      kind,
      glide: `dealer-${kind}-${number}`,
    })),
  );
}
