// Writes packages/forms/docs/builders.md, the table of every builder of @o2r/forms, from its types, its docstrings and what the
// builders answer when they are called. A unit test keeps the two alike.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import * as forms from "../../packages/forms/src/index.ts";
import { root } from "../workspace.mjs";
import { readBuilders } from "./builder-types.mjs";

/** @typedef {import("./builder-types.mjs").OptionSaid} OptionSaid */

export const page = join(root, "packages/forms/docs/builders.md");

const cell = (/** @type {string} */ text) => text.replaceAll("|", "\\|");
const code = (/** @type {string} */ text) => `\`${cell(text)}\``;
const row = (/** @type {readonly string[]} */ cells) => `| ${cells.join(" | ")} |`;
const table = (/** @type {readonly string[]} */ head, /** @type {readonly (readonly string[])[]} */ rows) =>
  [head, head.map(() => "---"), ...rows].map(row);

/** What a builder sets where nothing is said. @param {string} name */
function setByItself(name) {
  /** @type {unknown} */
  const build = Reflect.get(forms, name);
  if (typeof build !== "function") return "–";
  const given = { label: "", options: [], fields: {} };
  /** @type {Record<string, unknown>} */
  const made = build(given);
  const set = Object.entries(made).filter(
    ([key, value]) => key !== "kind" && !(key in given) && !(Array.isArray(value) && value.length === 0),
  );
  return (
    set.map(([key, value]) => code(`${key}: ${JSON.stringify(value).replaceAll('"today":', "today: ")}`)).join(", ") ||
    "–"
  );
}

const optionRow = (/** @type {OptionSaid} */ { name, type, says, standard, needed }) => [
  `${code(name)}${needed ? " *" : ""}`,
  code(type),
  cell(says),
  standard === "" ? "" : cell(standard),
];
const optionHead = ["option", "type", "what it says", "where it is not given"];
const sameOption = (/** @type {OptionSaid} */ one) => JSON.stringify(one);

/** The page as it should be. */
export const buildersPage = () => {
  const { fields, others, values } = readBuilders();
  const plain = fields.filter(({ name }) => name !== "list" && name !== "group");
  const [first] = plain;
  const shared = (first?.options ?? [])
    .filter((option) => plain.every(({ options }) => options.some((one) => sameOption(one) === sameOption(option))))
    .toSorted((one, other) => Number(other.needed) - Number(one.needed) || rank(one) - rank(other));
  const known = new Set(shared.map(sameOption));
  const ownOf = (/** @type {typeof fields[number]} */ { options }) =>
    options
      .filter((option) => !known.has(sameOption(option)))
      .toSorted((one, other) => Number(other.needed) - Number(one.needed));
  /** Builders that take the same options of their own, together. @type {Map<string, typeof fields>} */
  const families = new Map();
  for (const field of fields) {
    const key = JSON.stringify(ownOf(field));
    families.set(key, [...(families.get(key) ?? []), field]);
  }
  return [
    "# Every builder",
    "",
    "What stands in `fields` of `defineForm`. All are functions of `@o2r/forms` that take one object and give plain data back;",
    "`group` is of `@o2r/forms/groups`. This page is made from their types and docstrings by `node scripts/docs/builders.mjs`.",
    "",
    "```ts",
    'import { defineForm, number, select, text } from "@o2r/forms";',
    "",
    "export const stockForm = defineForm({",
    '  id: "stock",',
    "  version: 1,",
    "  fields: {",
    '    name: text({ label: "Name", required: true, maxLength: 50 }),',
    '    unit: select({ label: "Unit", options: ["kg", { value: "pc", label: "pieces" }] }),',
    '    packs: number({ label: "Packs", min: 1, integer: true, visible: { field: "unit", in: ["pc"] } }),',
    "  },",
    "});",
    "```",
    "",
    "| builder | what it makes | value that is sent | sets by itself |",
    "| --- | --- | --- | --- |",
    ...fields.map(({ name, says }) => row([code(name), cell(says), code(values.get(name) ?? ""), setByItself(name)])),
    "",
    "A field that is not filled is not among the values; of one that is `required: true` and never hidden, the type knows that it is",
    "there.",
    "",
    "## Options of every field",
    "",
    "`*`: must be given. A `Condition` is described in [Rules](rules.md).",
    "",
    ...table(optionHead, shared.map(optionRow)),
    "",
    ...[...families.values()].flatMap((family) => {
      const [one] = family;
      const own = one ? ownOf(one) : [];
      if (own.length === 0) return [];
      return [
        `## ${family.map(({ name }) => code(name)).join(", ")}`,
        "",
        ...table(optionHead, own.map(optionRow)),
        "",
      ];
    }),
    "## Around the fields",
    "",
    ...table(
      ["function", "what it does"],
      others.map(({ name, says }) => [code(name), cell(says)]),
    ),
    "",
    "`step(…)` is written as `section(…)` is, and makes a page of a form that is filled step by step. What `defineForm` takes:",
    "",
    ...table(optionHead, others.flatMap(({ options }) => options).map(optionRow)),
    "",
  ].join("\n");
};

/** What is said of most fields comes first. @param {OptionSaid} option */
const rank = ({ name }) => {
  const order = [
    "label",
    "required",
    "visible",
    "enabled",
    "readOnly",
    "onHide",
    "checks",
    "warns",
    "messages",
    "derive",
  ];
  const at = order.indexOf(name);
  return at < 0 ? order.length : at;
};

if (process.argv[1] === import.meta.filename) writeFileSync(page, buildersPage());
