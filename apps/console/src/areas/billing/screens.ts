import type { Screen } from "../../routing/screens.ts";

/** The screens of billing. */
export const screens = {} satisfies Readonly<Record<string, Screen>>;
