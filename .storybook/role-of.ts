import type { Globals } from "./dress.ts";

/** What the toolbar says of the role until somebody chooses one: each story is seen by whom it is about. */
export const ownRole = "own";

/** Who looks at a story: whom the toolbar or the story itself says, else whom its page is made for. */
export function roleOf({ globals, parameters }: { readonly globals: Globals; readonly parameters: Globals }): string {
  const chosen = globals["role"];
  return String(chosen === ownRole || chosen === undefined ? (parameters["role"] ?? "CC_SUPERVISOR") : chosen);
}
