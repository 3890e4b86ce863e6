import { textsOf } from "./service-texts.ts";
import { childrenOf, isNode, nameOf, treeOf, wordPlaces, type Node } from "./word-places.ts";

/** Where the contract makes sentences of why a step cannot be taken. */
const sentences = /\/contract\/core\/lifecycle\/decide-step\.ts$/;
/** What a step and its thing are called in them. */
const named = new Set(["done", "is", "late", "one"]);
/** Tables whose entries are such sentences. */
const tables = new Set(["isNot", "needs"]);

/**
 * What a file of the contract says of steps that cannot be taken. Both sides say it: the console of the row that it sees, and
 * the service where somebody else was first.
 */
export const stepTexts = (path: string, code: string): readonly string[] => {
  if (sentences.test(path)) return wordPlaces(path, code).map(({ text }) => text);
  const found = new Set<string>();
  const say = (node: unknown): void => {
    if (isNode(node)) for (const text of textsOf(node)) found.add(text);
  };
  const visit = (node: Node): void => {
    const name = nameOf(node["key"]) ?? "";
    const value = node["value"];
    if (node.type === "Property" && named.has(name)) say(value);
    if (node.type === "Property" && tables.has(name) && isNode(value))
      for (const one of childrenOf(value)) say(one["value"]);
    if (node.type === "CallExpression" && nameOf(node["callee"]) === "another")
      for (const act of node["arguments"] as readonly unknown[]) say(act);
    // A state, which its label stands for where it says nothing else.
    if (node.type === "ObjectExpression") {
      const given = new Map(childrenOf(node).map((one) => [nameOf(one["key"]), one["value"]]));
      if (given.has("tone")) say(given.get("label"));
    }
    for (const child of childrenOf(node)) visit(child);
  };
  visit(treeOf(path, code));
  return [...found];
};
