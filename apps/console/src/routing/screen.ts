import type { ComponentType } from "react";

/** Loads a screen's component, when its page is opened. Written as `async () => (await import("./file.tsx")).Name`. */
export type Screen = () => Promise<ComponentType>;

/**
 * The screens of the console, by where they are named. Each `screens.ts` adds its own here, so that the route table knows
 * their names and nothing of the screens, which read that table themselves.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by those files
export interface Screens {}

/** A screen by name, as the route table has it: data, so that a build can tell what each page needs. */
export type ScreenName = {
  [Of in keyof Screens]: { readonly of: Of; readonly name: keyof Screens[Of] & string };
}[keyof Screens];
