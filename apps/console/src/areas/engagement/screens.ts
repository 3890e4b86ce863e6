import type { Screen } from "../../routing/screens.ts";

/** The screens of engagement. */
export const screens = {} satisfies Readonly<Record<string, Screen>>;
