import { childrenOf, isNode, nameOf, treeOf, type Node } from "./word-places.ts";

/** Calls whose argument at one of these places is what the service refuses something with. */
const refusals = new Map<string, readonly number[]>([
  ["AppError", [1]],
  ["notFound", [0]],
  ["conflict", [0]],
  ["refused", [0]],
  ["refuse", [0, 1]],
  ["wait", [1]],
  ["wrong", [0, 1]],
]);

/** What nouns of a refusal are counted by: that for one, and that for several. */
const nouns = new Map<string, readonly number[]>([["counted", [1, 2]]]);

/** Functions that return such a refusal: `refuseOff`, and `whyNotReady`, as guards of steps are called that stand alone. */
const isRefusing = (name: string): boolean =>
  /^(?:(?:refuseOff|judgeLast|judgeRole|couponAnswer)$|why[A-Z])/.test(name);

/** Whether a value says of itself that it is a guard of a step: `const noIrn: Guard<"invoice"> = …`. */
const isGuard = (node: Node): boolean => {
  const annotation = isNode(node["id"]) ? node["id"]["typeAnnotation"] : undefined;
  const type = isNode(annotation) ? annotation["typeAnnotation"] : undefined;
  return isNode(type) && nameOf(type["typeName"]) === "Guard";
};

/** The guards that stand in the table of those of a thing. */
const guardsIn = (value: unknown): readonly Node[] =>
  isNode(value) && value.type === "ObjectExpression"
    ? childrenOf(value).flatMap(({ value: guard }) => (isNode(guard) ? [guard] : []))
    : [];

const isSentence = (text: string): boolean => /^(?:\{\d+\}|["“(\d]|\p{Lu})/u.test(text) && /\p{Ll}{2}/u.test(text);

/** What a template says, with `{0}`, `{1}` … for what is filled in. */
const templateOf = (node: Node): string => {
  const parts = (node["quasis"] as readonly { readonly value: { readonly cooked: string } }[]).map(
    ({ value }) => value.cooked,
  );
  return parts.map((part, at) => (at === 0 ? part : `{${at - 1}}${part}`)).join("");
};

const throughTo = new Set(["ConditionalExpression", "LogicalExpression", "ParenthesizedExpression", "TSAsExpression"]);

/** The texts that a value may be: of a choice each branch. */
export const textsOf = (node: Node): readonly string[] => {
  if (node.type === "Literal") return typeof node["value"] === "string" ? [node["value"]] : [];
  if (node.type === "TemplateLiteral") return [templateOf(node)];
  if (!throughTo.has(node.type)) return [];
  return childrenOf(node)
    .filter((child) => child !== node["test"])
    .flatMap(textsOf);
};

/** What a function returns. */
const returnsOf = (node: Node): readonly unknown[] => {
  if (node.type === "ReturnStatement") return [node["argument"]];
  return childrenOf(node).flatMap(returnsOf);
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
  const sayReturned = (value: Node): void => {
    for (const one of [value["body"], ...returnsOf(value)]) say(one);
  };
  const isClient = path.includes("packages/api/src/client/");
  const visit = (node: Node): void => {
    // What the client says where no answer came: it has no other sentences.
    if (isClient && node.type === "Literal" && String(node["value"]).includes(" ")) say(node);
    if (node.type === "CallExpression" || node.type === "NewExpression") {
      const name = nameOf(node["callee"]) ?? "";
      const given = node["arguments"] as readonly unknown[];
      for (const at of refusals.get(name) ?? []) say(given[at]);
      for (const at of nouns.get(name) ?? []) {
        const noun = given[at];
        if (isNode(noun)) for (const text of textsOf(noun)) found.add(text);
      }
    }
    const name = nameOf(node["key"] ?? node["id"]) ?? "";
    const value = node["value"] ?? node["init"];
    if (name === "message" && (node.type === "Property" || node.type === "VariableDeclarator")) say(value);
    if (isNode(value) && (isRefusing(name) || isGuard(node))) sayReturned(value);
    if (name === "guards") for (const guard of guardsIn(value)) sayReturned(guard);
    for (const child of childrenOf(node)) visit(child);
  };
  visit(treeOf(path, code));
  return [...found];
};
