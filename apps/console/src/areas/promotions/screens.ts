import type { Screen } from "../../routing/screens.ts";

/** The screens of promotions. */
export const screens = {} satisfies Readonly<Record<string, Screen>>;
