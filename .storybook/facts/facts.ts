import type { ComponentFacts } from "./plugin.ts";

/** The facts of each component by the path of its `….about.tsx` without the ending, such as `button/button`: `plugin.ts` puts them here. */
export const facts: Readonly<Record<string, ComponentFacts | undefined>> = {};
