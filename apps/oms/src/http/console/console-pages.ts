import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Text as the value of an HTML attribute in double quotes. */
export const escapeAttribute = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** What the console's build says of its pages; not for browsers. */
export const planFile = "pages.json";

interface PlannedPage {
  /** Matches the pathnames that belong to the page; the last one matches all. */
  readonly pattern: string;
  /** What stands at the end of its head: the files it needs. */
  readonly head: string;
  /** What its first script has to know, as JSON. */
  readonly facts: string;
  /** What stands in its body until its code has come. */
  readonly body: string;
}

/** Where the build leaves room for the facts. */
const factsPlace = 'data-page=""';
const bodyPlace = '<div id="root"></div>';

interface PagePlan {
  readonly pages: readonly PlannedPage[];
}

/**
 * Finds the HTML for a path. All of it is made here, once: an answer costs a look through the patterns. A build without a
 * plan gives the same page everywhere.
 *
 * @param folder of the built console
 * @param index its index.html
 */
export const readPagePlan = (folder: string, index: string): ((path: string) => string) => {
  const file = join(folder, planFile);
  if (!existsSync(file)) return () => index;
  const { pages } = JSON.parse(readFileSync(file, "utf8")) as PagePlan; // written by the same build as index.html
  const planned = pages.map(({ pattern, head, facts, body }) => ({
    pattern: new RegExp(pattern),
    html: index
      .replace(factsPlace, () => `data-page="${escapeAttribute(facts)}"`)
      .replace("</head>", () => `${head}</head>`)
      .replace(bodyPlace, () => bodyPlace + body),
  }));
  return (path) => planned.find(({ pattern }) => pattern.test(path))?.html ?? index;
};
