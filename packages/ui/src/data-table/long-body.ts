import { createElement, lazy, useState } from "react";
import type VirtualBody from "./virtual-body.tsx";
import type { VirtualBodyProps } from "./virtual-body.tsx";

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
 * then drawn at once, and selected without a wait. A table that is not told ahead fetches it by itself.
 */
export function preloadLongTable(rows: number): void {
  if (rows <= mostPlain || arrived) return;
  // What does not come now is asked for again when it is needed.
  void Promise.all([fetchLongBody(), import("./copy/copy-rows.tsx")]).catch(() => undefined);
}

const Fetched = lazy(fetchLongBody);

/** The rows of a long table: at once when their code is there, else as soon as it comes. */
export function LongBody(props: VirtualBodyProps) {
  const [Body] = useState(() => arrived?.default ?? Fetched);
  return createElement(Body, props);
}
