import type { Screen } from "../../routing/screens.ts";

/** The screens of orders. */
export const screens = {} satisfies Readonly<Record<string, Screen>>;
