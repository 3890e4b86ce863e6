import type { IconDrawing } from "../icon/icon.types.ts";

/** The drawings that the console and its packages use, by their names: Storybook's `facts` put them here. */
export const houseIcons: Readonly<Record<string, IconDrawing>> = {};
