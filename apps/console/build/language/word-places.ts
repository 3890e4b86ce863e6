import { parseSync } from "vite";
import { isNamedAsWords, isNamedInContract, isTableOfWords, looksLikeWords, saysNothing } from "./what-is-a-word.ts";

/** A node of the syntax tree, as far as it is looked at here. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** The syntax tree of a source file; throws where it cannot be read. */
export const treeOf = (path: string, code: string): Node => {
  const { program, errors } = parseSync(path, code);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message ?? "not read"}`);
  return program as unknown as Node; // the parser's own type, read more widely
};

/** One text of the source: what it says, with `{0}`, `{1}` … for what is filled in, and where it stands. */
export interface WordPlace {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** How the text has to be written there. */
  readonly as: "children" | "attribute" | "literal" | "template";
  /** The property that it is the value of, where the contract makes keys of it: an address, or what an audit is called. */
  readonly keyed?: string;
  /** What is filled in: the source between these offsets. */
  readonly filled: readonly { readonly start: number; readonly end: number }[];
}

export const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string"; // asked before it is used

export const childrenOf = (node: Node): readonly Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []));

/** A name of a property, an attribute or a call; nothing where it is worked out. */
export const nameOf = (node: unknown): string | undefined => {
  if (!isNode(node)) return undefined;
  if (node.type === "Identifier" || node.type === "JSXIdentifier") return String(node["name"]);
  if (node.type === "Literal") return String(node["value"]);
  if (node.type === "MemberExpression") return nameOf(node["property"]);
  return undefined;
};

/** What JSX makes of text over several lines: as React's compilers do. */
const jsxText = (raw: string): string => {
  const lines = raw.split(/\r\n|\n|\r/);
  return lines
    .map((line, at) => {
      const left = at === 0 ? line : line.replace(/^[ \t]+/, "");
      return at === lines.length - 1 ? left : left.replace(/[ \t]+$/, "");
    })
    .filter((line) => line !== "")
    .join(" ");
};

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00A0" };
const decoded = (text: string): string => text.replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);

/** `{" "}` and the like: text that only the layout of the source keeps apart. */
const textIn = (node: Node): string | undefined => {
  if (node.type === "JSXText") return decoded(jsxText(String(node["value"])));
  const inside = node["expression"];
  if (node.type !== "JSXExpressionContainer" || !isNode(inside) || inside.type !== "Literal") return undefined;
  return typeof inside["value"] === "string" ? inside["value"] : undefined;
};

/** What of a name says that its text is words: `label="Brand"` of an element, `label: "Brand"` of an object. */
type Under = { readonly name: string | undefined; readonly isJsx: boolean; readonly keyed?: string };

/** Properties of the contract of whose words keys are made: `/api/brand`, `return.approved`. */
const keyedProperties = new Set(["done", "one"]);

/** Calls that are given words, by the place of each argument. */
const saidArguments: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  section: { 1: "title" },
  step: { 1: "title" },
  dayPast: { 0: "label" },
  pastDay: { 0: "label" },
  centralPrice: { 0: "label" },
  customPath: { 0: "label" },
  picture: { 0: "label" },
  page: { 0: "label" },
  ofType: { 1: "message" },
  another: { 0: "verb", 1: "verb" },
  wrong: { 1: "message" },
  thingPages: { 1: "noun" },
  flagFilter: { 1: "label" },
  counted: { 1: "noun", 2: "noun" },
};

/** Whether a question is whether something is one, which a singular and a plural follow. */
const choosesNumber = (test: unknown): boolean => {
  if (!isNode(test) || test.type !== "BinaryExpression" || !/^[!=]==$/.test(String(test["operator"]))) return false;
  const right =
    isNode(test["right"]) && test["right"].type === "UnaryExpression" ? test["right"]["argument"] : test["right"];
  return isNode(right) && right.type === "Literal" && right["value"] === 1;
};

/**
 * Finds the words of a source file: the text of its elements, and what stands where words stand.
 *
 * @param path decides how it is read, and what counts as a place: the contract holds values beside words
 */
export const wordPlaces = (path: string, code: string): readonly WordPlace[] => {
  const isContract = path.includes("packages/api/");
  const places: WordPlace[] = [];

  const isSaid = (text: string, under: Under): boolean => {
    if (!/\p{L}{2}/u.test(text.replaceAll(/\{\d+\}/g, ""))) return false;
    if (under.name !== undefined && isNamedAsWords(under.name, text)) return true;
    if (isContract) return under.name !== undefined && isNamedInContract(under.name, text);
    return !(under.name !== undefined && saysNothing(under.name)) && looksLikeWords(text);
  };

  const visitChildren = (node: Node, under: Under): void => {
    const children = (node["children"] as readonly Node[]).filter((child) => {
      if (child.type === "JSXText") return jsxText(String(child["value"])) !== "";
      return !(child.type === "JSXExpressionContainer" && (child["expression"] as Node).type === "JSXEmptyExpression");
    });
    // A run of text and of what stands between it is one text: other languages order it otherwise.
    const hasWords = children.some((one) => /\p{L}{2}/u.test(textIn(one) ?? ""));
    const filled = hasWords ? children.filter((one) => textIn(one) === undefined) : children;
    if (hasWords) {
      const text = children.map((one) => textIn(one) ?? `{${filled.indexOf(one)}}`).join("");
      const [first, last] = [children[0], children.at(-1)];
      if (first !== undefined && last !== undefined)
        places.push({
          text,
          start: first.start,
          end: last.end,
          as: "children",
          filled: filled.map(({ start, end }) => ({ start, end })),
        });
    }
    for (const child of filled) visit(child, under);
  };

  const visit = (node: Node, under: Under): void => {
    switch (node.type) {
      case "ImportDeclaration":
      case "ExportAllDeclaration":
      case "ImportExpression":
      case "TaggedTemplateExpression":
      case "ThrowStatement":
      case "TSTypeAliasDeclaration":
      case "TSInterfaceDeclaration":
      case "TSTypeAnnotation":
      case "TSTypeParameterInstantiation":
      case "TSLiteralType":
      case "TSModuleDeclaration":
        return;
      case "ExpressionStatement":
        if (node["directive"] !== undefined && node["directive"] !== null) return;
        break;
      case "TSAsExpression":
      case "TSSatisfiesExpression":
        if (isNode(node["expression"])) visit(node["expression"], under);
        return;
      case "BinaryExpression":
        if (node["operator"] !== "+") {
          for (const child of childrenOf(node)) visit(child, { name: "compared", isJsx: false });
          return;
        }
        break;
      case "SwitchCase":
        for (const child of (node["consequent"] as readonly Node[]) ?? []) visit(child, under);
        return;
      case "NewExpression":
        if (nameOf(node["callee"])?.endsWith("Error")) return;
        break;
      case "Property": {
        const name = node["computed"] === true ? undefined : nameOf(node["key"]);
        if (node["computed"] === true && isNode(node["key"])) visit(node["key"], under);
        // What a key of a table says, such as of a record of texts by state, is said as what the table is called.
        const table = name !== undefined && /^[A-Z0-9_]+$/.test(name) ? under.name : undefined;
        // What a list is searched in, by its fields, and what the lines of a chart are called.
        const isNoun = under.name === "search" ? isContract : under.name === "series" && name === "name";
        // Whatever the keys of a table of words are, such as operators, each of its texts is one.
        const value = node["value"];
        const isEntry = isNode(value) && /^(?:Template)?Literal$/.test(value.type) && isTableOfWords(under.name);
        const named = isEntry ? "label" : isNoun ? "noun" : (table ?? name);
        const keyed = isContract && name !== undefined && keyedProperties.has(name) ? { keyed: name } : {};
        if (isNode(value)) visit(value, { name: named, isJsx: false, ...(value.type === "Literal" && keyed) });
        return;
      }
      case "ConditionalExpression": {
        // `n === 1 ? "day" : "days"`: words, however short.
        const branches = [node["consequent"], node["alternate"]].filter(isNode);
        if (isNode(node["test"])) visit(node["test"], under);
        for (const one of branches) visit(one, choosesNumber(node["test"]) ? { name: "noun", isJsx: false } : under);
        return;
      }
      case "AssignmentExpression":
        if (isNode(node["right"])) visit(node["right"], { name: nameOf(node["left"]), isJsx: false });
        return;
      case "VariableDeclarator":
        // A sentence that has a name of its own is said in several places.
        if (isNode(node["init"])) {
          const isSentence = node["init"].type === "Literal" && / \S+ /.test(String(node["init"]["value"]));
          visit(node["init"], { name: isSentence ? "message" : nameOf(node["id"]), isJsx: false });
        }
        return;
      case "MemberExpression":
        if (isNode(node["object"])) visit(node["object"], under);
        if (node["computed"] === true && isNode(node["property"]) && node["property"].type !== "Literal")
          visit(node["property"], { name: "compared", isJsx: false });
        return;
      case "CallExpression": {
        const callee = nameOf(node["callee"]);
        if (isNode(node["callee"])) visit(node["callee"], under);
        const given = (node["arguments"] as readonly Node[]) ?? [];
        given.forEach((argument, at) => {
          const words = callee === undefined ? undefined : saidArguments[callee]?.[at];
          visit(argument, { name: words ?? callee, isJsx: false });
        });
        return;
      }
      case "JSXElement":
      case "JSXFragment": {
        const opening = node["openingElement"];
        if (isNode(opening))
          for (const attribute of (opening["attributes"] as readonly Node[]) ?? []) visit(attribute, under);
        visitChildren(node, { name: undefined, isJsx: true });
        return;
      }
      case "JSXAttribute": {
        const name = nameOf(node["name"]) ?? String((node["name"] as Node)["name"]);
        const value = node["value"];
        if (!isNode(value)) return;
        if (value.type === "Literal") {
          const text = decoded(String(value["value"]));
          if (isSaid(text, { name, isJsx: true }))
            places.push({ text, start: value.start, end: value.end, as: "attribute", filled: [] });
          return;
        }
        visit(value, { name, isJsx: true });
        return;
      }
      case "JSXText":
        return;
      case "Literal": {
        const text = node["value"];
        if (typeof text === "string" && isSaid(text, under)) {
          const keyed = under.keyed === undefined ? {} : { keyed: under.keyed };
          places.push({ text, start: node.start, end: node.end, as: "literal", filled: [], ...keyed });
        }
        return;
      }
      case "TemplateLiteral": {
        const quasis = node["quasis"] as readonly { readonly value: { readonly cooked: string } }[];
        const expressions = node["expressions"] as readonly Node[];
        const text = quasis.map(({ value }, at) => value.cooked + (at < expressions.length ? `{${at}}` : "")).join("");
        if (isSaid(text, under))
          places.push({
            text,
            start: node.start,
            end: node.end,
            as: "template",
            filled: expressions.map(({ start, end }) => ({ start, end })),
          });
        for (const expression of expressions) visit(expression, { name: undefined, isJsx: false });
        return;
      }
      default:
    }
    for (const child of childrenOf(node)) visit(child, under);
  };

  visit(treeOf(path, code), { name: undefined, isJsx: false });
  return places;
};
