import type { Screen } from "../../routing/screens.ts";

/** The screens of the layout of the apps. */
export const screens = {} satisfies Readonly<Record<string, Screen>>;
