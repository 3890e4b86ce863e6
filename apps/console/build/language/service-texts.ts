import { childrenOf, isNode, nameOf, treeOf, type Node } from "./word-places.ts";

/** Calls whose argument at this place is what the service refuses something with. */
const refusals: Readonly<Record<string, number>> = { AppError: 1, notFound: 0, conflict: 0, refused: 0, refuse: 0 };

const isSentence = (text: string): boolean => /^(?:\{\d+\}|["“(]|\p{Lu})/u.test(text) && /\p{Ll}{2}/u.test(text);

/** What a template says, with `{0}`, `{1}` … for what is filled in. */
const templateOf = (node: Node): string => {
  const parts = (node["quasis"] as readonly { readonly value: { readonly cooked: string } }[]).map(
    ({ value }) => value.cooked,
  );
  return parts.map((part, at) => (at === 0 ? part : `{${at - 1}}${part}`)).join("");
};

/** The texts that a value may be: of a choice each branch. */
const textsOf = (node: Node): readonly string[] => {
  if (node.type === "Literal") return typeof node["value"] === "string" ? [node["value"]] : [];
  if (node.type === "TemplateLiteral") return [templateOf(node)];
  if (!["ConditionalExpression", "LogicalExpression", "TSAsExpression"].includes(node.type)) return [];
  return childrenOf(node)
    .filter((child) => child !== node["test"])
    .flatMap(textsOf);
};

/**
 * What a file of the service, or of its client, tells a person in words of its own: refusals of what was asked, and beside
 * fields. `{0}` stands for what is filled in.
 */
export const serviceTexts = (path: string, code: string): readonly string[] => {
  const found = new Set<string>();
  const say = (node: unknown): void => {
    if (isNode(node)) for (const text of textsOf(node)) if (isSentence(text)) found.add(text);
  };
  const isClient = path.includes("packages/api/src/client/");
  const visit = (node: Node): void => {
    // What the client says where no answer came: it has no other sentences.
    if (isClient && node.type === "Literal" && String(node["value"]).includes(" ")) say(node);
    if (node.type === "CallExpression" || node.type === "NewExpression") {
      const at = refusals[nameOf(node["callee"]) ?? ""];
      if (at !== undefined) say((node["arguments"] as readonly unknown[])[at]);
    }
    if (node.type === "Property" && nameOf(node["key"]) === "message") say(node["value"]);
    for (const child of childrenOf(node)) visit(child);
  };
  visit(treeOf(path, code));
  return [...found];
};
