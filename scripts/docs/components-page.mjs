// The page of the components of @o2r/ui: what stands in their `….about.tsx` and in their types, as Storybook shows it, for those
// who have the package and not the workspace.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readFacts } from "../../.storybook/facts/plugin.ts";
import { root } from "../workspace.mjs";

const folder = join(root, "packages/ui/src");
const text = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g;

/** The texts of a source, as they are meant. @param {string} source @returns {string[]} */
const textsIn = (source) =>
  [...source.matchAll(text)].map(([found]) => found.slice(1, -1).replaceAll(/\\(["'\\])/g, "$1"));

/** What an about file says under a key: a text, or a list of them. @param {string} about @param {string} key */
const saidOf = (about, key) => {
  const strings = String.raw`(?:\s*(?:${text.source}),?)*`;
  return textsIn(new RegExp(String.raw`^  ${key}:\s*\[?(${strings})`, "m").exec(about)?.[1] ?? "");
};

/** The keys, each row as `keyboard` has it. @param {string} about @returns {string[]} */
const keysOf = (about) => {
  const [, rows = ""] = /^ {2}keyboard: \[(.*?)\n {2}\],/ms.exec(about) ?? [];
  return [...rows.matchAll(/keys: \[([^\]]*)\],\s*does:\s*/g)].map((found) => {
    const keys = textsIn(found[1] ?? "").map((key) => `<kbd>${key}</kbd>`);
    const [does = ""] = textsIn(rows.slice(found.index + found[0].length));
    return `- ${keys.join(", ")}: ${plain(does)}`;
  });
};

/** Words outside of code are no markup. @param {string} words */
const plain = (words) =>
  words
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith("`") ? part : part.replaceAll("<", "&lt;").replaceAll("{{", "{&#123;")))
    .join("");
const cell = (/** @type {string} */ words) => words.replaceAll("|", String.raw`\|`);
const code = (/** @type {string} */ words) => cell(`\`${words}\``);

/** @param {string} name @param {import("../../.storybook/facts/read-props.ts").PropFacts} facts */
function propsOf(name, { props, elements }) {
  if (props.length === 0) return [];
  const more = elements.map((element) => `\`<${element}>\``).join(" or ");
  return [
    `**${name}**${more === "" ? "" : `, beside the properties of ${more}`}`,
    "",
    "| property | type | what it says | where it is not given |",
    "| --- | --- | --- | --- |",
    ...props.map(
      (prop) =>
        `| \`${prop.name}\`${prop.required ? " *" : ""} | ${code(prop.type)} | ${cell(plain(prop.description))} | ${prop.usual === undefined ? "" : code(prop.usual)} |`,
    ),
    "",
  ];
}

/** The page, a part for each component. */
export function componentsPage() {
  const parts = Object.entries(readFacts()).map(([path, { props, example }]) => {
    const about = readFileSync(join(folder, `${path}.about.tsx`), "utf8");
    const [title = path] = Object.keys(props);
    const [summary] = saidOf(about, "summary");
    if (summary === undefined) throw new Error(`${path}.about.tsx has no summary that can be read`);
    const keys = keysOf(about);
    const lines = [
      `## ${title}`,
      "",
      plain(summary),
      "",
      ...saidOf(about, "when").map((when) => `- ${plain(when)}`),
      ...saidOf(about, "whenNot").map((not) => `- Not: ${plain(not)}`),
      "",
      "```tsx",
      example,
      "```",
      "",
      ...Object.entries(props).flatMap(([name, facts]) => propsOf(name, facts)),
      ...(keys.length > 0 ? ["Keys:", "", ...keys, ""] : []),
    ];
    return { title, lines };
  });
  return [
    "# Components",
    "",
    "Every component of `@o2r/ui` with its example, properties and keys, read from its sources. What has to be given is starred.",
    "",
    ...parts.toSorted((one, other) => one.title.localeCompare(other.title)).flatMap(({ lines }) => lines),
  ].join("\n");
}
