import type { Registry } from "../engine/world.types.ts";
import { rows } from "../rows/index.ts";
import { derivations } from "./derivations.ts";
import { formats } from "./formats.ts";

/** A registry with everything that needs no page to be light: rows, and what is ready to be named. */
export const withReady = (own: Registry = {}): Registry => ({
  lists: rows,
  ...own,
  checks: { ...formats, ...own.checks },
  derivations: { ...derivations, ...own.derivations },
});
