import { expect, it } from "vitest";
import { withinSentence } from "./within-sentence.ts";

it.each([
  ["Cancel", "cancel"],
  ["Reset Inventory", "reset inventory"],
  ["Get IRN", "get IRN"],
  ["रद्द करें", "रद्द करें"],
])("S2.110 %j is %j within a sentence", (label, said) => {
  expect(withinSentence(label)).toBe(said);
});
