import type { Screen } from "../../routing/screens.ts";

/** The screens of settings. */
export const screens = {} satisfies Readonly<Record<string, Screen>>;
