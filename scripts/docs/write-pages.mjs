// Writes the pages of the site from the READMEs and pages of the packages, with the links between them as the site has them.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { root } from "../workspace.mjs";
import { figures, pages, sections } from "./site-map.mjs";

const placeOf = new Map(pages.flatMap(({ source, path }) => (source === undefined ? [] : [[source, path]])));

/** @param {string} source @param {string} from the page that links @param {string} target as it is written */
function linkTo(source, from, target) {
  const [path = "", anchor] = target.split("#");
  if (path === "" || /^[a-z]+:/.test(path)) return target;
  const place = placeOf.get(posix.join(posix.dirname(source), path));
  if (place === undefined) return undefined;
  const way = posix.relative(posix.dirname(from), place);
  return `${way.startsWith(".") ? way : `./${way}`}.md${anchor === undefined ? "" : `#${anchor}`}`;
}

/**
 * A page as the site has it: links lead to the site's pages, and what leads out of it is only named; comments that tell tests
 * what an example is given are gone.
 * @param {string} text @param {string} source @param {string} path
 */
export const siteText = (text, source, path) =>
  text
    .replaceAll(/<!--[^]*?-->\n*/g, "")
    .replaceAll(/\[([^\]]+)\]\(([^)\s]+)\)/g, (_, words, target) => {
      const link = linkTo(source, path, target);
      return link === undefined ? words : `[${words}](${link})`;
    })
    .trimEnd() + "\n";

/** @param {string} out @param {string} path @param {string} text */
export const write = (out, path, text) => {
  const file = join(out, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

/** Every page that comes from a file of the repository, and what the site's bar shows. @param {string} out */
export function writePages(out) {
  for (const { path, source } of pages)
    if (source !== undefined)
      write(out, `${path}.md`, siteText(readFileSync(join(root, source), "utf8"), source, path));
  // The mark alone: the site says its own name beside it.
  const logo = readFileSync(join(root, ".storybook/public/brand/logo.svg"), "utf8");
  const mark = logo
    .replace('viewBox="0 0 190 24" width="190"', 'viewBox="-1 0 24 24" width="24"')
    .replace(/<text.*?<\/text>/, "");
  write(out, "public/logo.svg", mark.replace(/ role="img" aria-label="[^"]*"/, ""));
  const item = (/** @type {{ path: string, title: string }} */ { path, title }) => ({
    text: title,
    link: `/${path.replace(/index$/, "")}`,
  });
  const bar = [
    ...sections.map(({ title, pages: of }) => ({ text: title, items: of.map(item) })),
    { text: "Figures and reference", items: figures.map(item) },
  ];
  write(out, "sidebar.json", JSON.stringify(bar));
}

/** Benchmarks link into the repository, which the site has not. @param {string} text */
export const withoutLinks = (text) =>
  text.replaceAll(/<!--[^]*?-->\n*/g, "").replaceAll(/\[([^\]]+)\]\((?!https?:)[^)\s]+\)/g, "$1");
