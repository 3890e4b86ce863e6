import type { Screen } from "../../routing/screens.ts";

/** The screens of retailers and staff. */
export const screens = {} satisfies Readonly<Record<string, Screen>>;
