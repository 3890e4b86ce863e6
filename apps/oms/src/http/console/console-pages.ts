import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Text as the value of an HTML attribute in double quotes. */
export const escapeAttribute = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** Where the page shall name the nonce of its style elements. */
export const noncePlace = "__CSP_NONCE__";

/** What the console's build says of its pages; not for browsers. */
export const planFile = "pages.json";

interface PlannedPage {
  /** Matches the pathnames that belong to the page; the last one matches all. */
  readonly pattern: string;
  /** What stands at the end of its head: the files it needs. */
  readonly head: string;
  /** Its style sheets, which come within the page: a browser paints nothing before it has them. */
  readonly styles: readonly string[];
  /** What its first script has to know, as JSON. */
  readonly facts: string;
  /** What stands in its body until its code has come. */
  readonly body: string;
}

/** Each a link to a style sheet of the build. */
const styleLink = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g;
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
 * @param edition the folder inside it of an edition in another language, whose index.html that is
 */
export const readPagePlan = (folder: string, index: string, edition = ""): ((path: string) => string) => {
  const file = join(folder, edition, planFile);
  if (!existsSync(file)) return () => index;
  const { pages } = JSON.parse(readFileSync(file, "utf8")) as PagePlan; // written by the same build as index.html
  const sheets = new Map<string, string>();
  const sheetOf = (name: string): string => {
    const text = sheets.get(name) ?? readFileSync(join(folder, name), "utf8").replaceAll("</", "<\\/");
    sheets.set(name, text);
    return text;
  };
  const styleOf = (styles: readonly string[]): string =>
    styles.length === 0
      ? ""
      : `<style nonce="${noncePlace}" data-files="${styles.join(" ")}">${styles.map(sheetOf).join("\n")}</style>`;
  const planned = pages.map(({ pattern, head, styles, facts, body }) => ({
    pattern: new RegExp(pattern),
    html: index
      .replace(factsPlace, () => `data-page="${escapeAttribute(facts)}"`)
      .replaceAll(styleLink, (link, name: string) => (styles.includes(name) ? "" : link))
      .replace("</head>", () => `${head}${styleOf(styles)}</head>`)
      .replace(bodyPlace, () => bodyPlace + body),
  }));
  return (path) => planned.find(({ pattern }) => pattern.test(path))?.html ?? index;
};
