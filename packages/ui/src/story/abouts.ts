import type { About } from "./about.types.ts";

const files = import.meta.glob<{ readonly about: About }>("../*/*.about.tsx", { eager: true });

/** What is written about every component, by its file's name: `date-picker`. In the order of the components' own names. */
export const abouts = Object.entries(files)
  .map(([path, { about }]) => ({ name: path.replaceAll(/^.*\/|\.about\.tsx$/gu, ""), about }))
  .toSorted((one, other) => one.about.exports[0].localeCompare(other.about.exports[0]));
