import type { Indexer, IndexInput } from "storybook/internal/types";
import { numbersIn, storyName } from "./story-name.ts";

/** The story as the sidebar has it: found by few words, its numbers as tags. */
const renamed = (input: IndexInput): IndexInput => ({
  ...input,
  name: storyName(input.exportName, input.name),
  tags: [...(input.tags ?? []), ...numbersIn(input.name ?? "")],
});

/** Reads story files as Storybook does, and gives the stories the names that a designer looks for. */
export const nameStories = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => {
    const read = await indexer.createIndex(file, options);
    return read.map((input) => (input.type === "story" ? renamed(input) : input));
  },
});
