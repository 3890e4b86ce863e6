import type { Registry } from "../engine/registry.ts";
import { rows } from "../rows/index.ts";
import { ready } from "./index.ts";

/** A registry with everything that needs no page to be light: rows, and what is ready to be named. */
export const withReady = (own: Registry = {}): Registry => ({
  lists: rows,
  ...own,
  checks: { ...ready.checks, ...own.checks },
  derivations: { ...ready.derivations, ...own.derivations },
});
