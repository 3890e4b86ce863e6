import { facts } from "./facts.ts";
import type { ComponentFacts } from "./plugin.ts";

/** What the sources say of the component whose stories stand in a file; undefined where nothing is written about it. */
export const factsOf = (file: unknown): ComponentFacts | undefined =>
  facts[
    String(file)
      .replace(/^.*packages\/ui\/src\//u, "")
      .replace(".stories.tsx", "")
  ];
