import { Marked, type Tokens } from "marked";

/** What a guide is made with, beside its text. */
export interface GuideFacts {
  /** The names of all guides: whatever else a link leads to is not served, and its words stay. */
  readonly guides: ReadonlySet<string>;
  /** The address of the page of the console that a heading is about, where it is about one. */
  readonly pageOf: (heading: string) => string | undefined;
  /** Pages of the menu that have no part of their own: the heading about the rest of the menu stands for them. */
  readonly rest: readonly string[];
  /** A word of the screen in the language of the page; undefined where it stays as it is. */
  readonly say: (word: string) => string | undefined;
  /** Width and height of a picture, in points. */
  readonly sizeOf: (picture: string) => readonly [number, number] | undefined;
}

export interface RenderedGuide {
  readonly title: string;
  /** Its parts, with the words that their headings are shown with. */
  readonly parts: readonly { readonly id: string; readonly words: string }[];
  readonly html: string;
}

/** The heading below which a guide names the pages of the menu that are not its reader's. */
const restHeading = "The rest of the menu";

/** The address of a heading within its page, as GitHub makes it. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, "")
    .replaceAll(" ", "-");

/** Words as they stand, whatever of HTML they look like. */
export const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** Where a link leads when the guide is a page of the service; undefined for what it has not. */
const servedAt = (href: string, guides: ReadonlySet<string>): string | undefined => {
  if (/^(?:https?:|#)/.test(href)) return href;
  const [, name = "", part = ""] = /^([\w-]+)\.md(#.*)?$/.exec(href) ?? [];
  if (name === "README") return `/guide${part}`;
  return guides.has(name) ? `/guide/${name}${part}` : undefined;
};

/** Makes the text of a guide into HTML whose headings have addresses, by their words and by the page that they are about. */
export const renderGuide = (markdown: string, facts: GuideFacts): RenderedGuide => {
  const parts: { id: string; words: string }[] = [];
  let title = "";
  const said = (text: string): string => {
    const words = facts.say(text);
    return words === undefined ? escape(text) : `<span lang="hi">${escape(words)}</span>`;
  };
  const heading = ({ depth, text }: Tokens.Heading): string => {
    if (depth === 1) {
      title = text;
      return `<h1>${escape(text)}</h1>\n`;
    }
    const id = anchorOf(text);
    const own = facts.pageOf(text);
    const pages = text === restHeading ? facts.rest : own === undefined ? [] : [own];
    const words = own === undefined ? escape(text) : said(text);
    if (depth === 2) parts.push({ id, words });
    const marks = pages.map((page) => `<span id="${escape(page)}"></span>`).join("");
    return `<h${depth} id="${id}">${marks}${words}</h${depth}>\n`;
  };
  const marked = new Marked({
    renderer: {
      heading,
      // A guide is words: what looks like HTML in one is shown, and makes nothing.
      html: ({ text, block }) => (block === true ? `<p>${escape(text.trim())}</p>\n` : escape(text)),
      strong({ text, tokens }) {
        const words = facts.say(text);
        return `<strong>${words === undefined ? this.parser.parseInline(tokens) : said(text)}</strong>`;
      },
      link({ href, tokens }) {
        const inner = this.parser.parseInline(tokens);
        const to = servedAt(href, facts.guides);
        return to === undefined ? inner : `<a href="${escape(to)}">${inner}</a>`;
      },
      image({ href, text }) {
        const picture = /^\.\.\/images\/(.+)$/.exec(href)?.[1] ?? href;
        const [width, height] = facts.sizeOf(picture) ?? [];
        const size = width === undefined ? "" : ` width="${width}" height="${height}"`;
        return `<img src="/guide/images/${escape(picture)}" alt="${escape(text)}"${size} loading="lazy">`;
      },
    },
  });
  const html = marked.parse(markdown, { async: false });
  return { title, parts, html };
};
