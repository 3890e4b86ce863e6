import { lazy } from "react";
import type VirtualBody from "./virtual-body.tsx";

/** The most rows that are drawn plainly, so that the browser finds words in all of them; more cost more than they give. */
export const mostPlain = 100;

/** The module that draws tables of more rows than that. */
interface LongBodyModule {
  readonly default: typeof VirtualBody;
}

let arrived: LongBodyModule | undefined;
const fetchLongBody = async (): Promise<LongBodyModule> => (arrived = await import("./virtual-body.tsx"));

/**
 * Fetches the code that long tables need, where there are so many rows that somebody may ask for them on one page: they are
 * then drawn at once. A table that is not told ahead fetches it by itself.
 */
export function preloadLongTable(rows: number): void {
  // What does not come now is asked for again when it is needed.
  if (rows > mostPlain && !arrived) void fetchLongBody().catch(() => undefined);
}

/** Answers without a wait, unlike a promise; `lazy` asks for no more than `then`. */
const atOnce = (module: LongBodyModule) =>
  // oxlint-disable-next-line unicorn/no-thenable -- that is what it is; nobody else ever holds it
  ({ then: (resolve: (value: LongBodyModule) => void) => resolve(module) }) as Promise<LongBodyModule>;

export const LongBody = lazy(() => (arrived ? atOnce(arrived) : fetchLongBody()));
