import type { Screen } from "../../routing/screens.ts";

/** The screens of logistics. */
export const screens = {} satisfies Readonly<Record<string, Screen>>;
