import type { Audience } from "../routing/audience.ts";
import type { Route } from "../routing/route.ts";
import type { FirstRead } from "./first-reads.ts";

/** What the service writes into the first script's `data-page` about the requested path. */
export interface PageFacts {
  readonly path: Route["path"];
  readonly access: Route["access"];
  /** Whoever brings a link needs no session. */
  readonly byLink?: true;
  readonly allowed?: readonly Audience[];
  readonly reads: readonly FirstRead[];
  /** Files of the faces that it is first painted with. */
  readonly faces: readonly string[];
}
