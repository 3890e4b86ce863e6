// `llms.txt`, by which a language model finds its way through the site, and `llms-full.txt`, all guides in one file.
// The form is that of llmstxt.org: a title, what the whole is, and lists of links with a sentence each.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { figures, sections } from "./site-map.mjs";
import { write } from "./write-pages.mjs";

/** The first sentence below the title. @param {string} text */
const firstSentence = (text) => {
  const paragraph = text.split(/\n{2,}/).find((part) => /^[A-Z`“]/.test(part)) ?? "";
  // A colon ends it where code or a list follows.
  const [sentence = ""] = /^(?:`[^`]*`|[^`])*?(?:\.(?=\s|$)|:$)/.exec(paragraph) ?? [];
  return sentence.replaceAll(/\s+/g, " ").replace(/:$/, ".");
};

/**
 * Written into the site once it is built: beside each page stands its text, to which `llms.txt` leads.
 * @param {string} out where the pages lie
 * @param {string} built where the site lies
 */
export function writeLlms(out, built) {
  const read = (/** @type {string} */ path) => readFileSync(join(out, `${path}.md`), "utf8");
  const line = (/** @type {{ path: string, title: string }} */ { path, title }) =>
    `- [${title}](${path}.md): ${firstSentence(read(path)).replaceAll(/\[([^\]]+)\]\([^)]*\)/g, "$1")}`.replace(
      /: $/,
      "",
    );
  const head = [
    "# O2R packages",
    "",
    "> `@o2r/forms`: one typed definition of a form, the same verdict in the browser and in the service. `@o2r/ui`: a design",
    "> system for dense operations work, React 19. `@o2r/api`: the contract of the order-management service with its client.",
    "",
  ];
  const index = [
    ...head,
    "Each page is served as Markdown under the address that stands here. All guides in one file: [llms-full.txt](llms-full.txt).",
    "",
    ...sections.flatMap(({ title, pages }) => [`## ${title}`, "", ...pages.map(line), ""]),
    "## Optional",
    "",
    ...figures.map(line),
    "",
  ];
  write(built, "llms.txt", index.join("\n"));
  const all = sections.flatMap(({ pages }) => pages.map(({ path }) => `<!-- ${path}.md -->\n\n${read(path)}`));
  write(built, "llms-full.txt", `${head.join("\n")}\n${all.join("\n\n")}`);
  for (const { path } of [...sections.flatMap(({ pages }) => pages), ...figures])
    write(built, `${path}.md`, read(path));
  // The index of the reference leads to a page for each module.
  const reference = join(out, "reference");
  for (const page of globSync("**/*.md", { cwd: reference }))
    write(join(built, "reference"), page, readFileSync(join(reference, page), "utf8"));
}
