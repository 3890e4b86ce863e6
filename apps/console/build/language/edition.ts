import { join } from "node:path";
import type { Plugin } from "vite";
import { repository } from "../repository.ts";
import { areaOf, catalogueFor, isSpoken, readCatalogues, wordsOfAnswers } from "./catalogue.ts";
import { sayIn, type Catalogue } from "./say-in.ts";

/** What the packages say by themselves is theirs in each language: their English is exchanged for it where it is declared. */
const ofPackages = [
  {
    file: join(repository, "packages/forms/src/compile/messages.ts"),
    english: "export const english: Messages = {",
    own: (words: string) => `export const english: Messages = ${words};\nexport const inEnglish: Messages = {`,
    imports: (words: string) => `import { ${words} } from "../${words}/index.ts";\n`,
  },
  {
    file: join(repository, "packages/ui/src/labels/labels.tsx"),
    english: "createContext<LabelOverrides>({})",
    own: (words: string) => `createContext<LabelOverrides>(${words})`,
    imports: (words: string) =>
      `import { ${words} } from ${JSON.stringify(join(repository, `packages/forms/src/fields/${words}.ts`))};\n`,
  },
];

/** What the service answers has no place in the sources of the console: its words are looked up when it has answered. */
const sayRefusal = {
  file: join(repository, "apps/console/src/session/say-refusal.ts"),
  english: 'export const sayRefusal: ClientOptions["say"] = undefined;',
  own: 'export { sayInWords as sayRefusal } from "./say-in-words.ts";',
};
const refusalWords = {
  file: join(repository, "apps/console/src/session/refusal-words.ts"),
  english: "Readonly<Record<string, string>> = {};",
  own: (words: Catalogue) => `Readonly<Record<string, string>> = ${JSON.stringify(words)};`,
};

/** A noun stands without an article where the language has none, also one that is English there, such as KYC. */
const articles = {
  file: join(repository, "packages/api/src/contract/core/thing/article.ts"),
  english: "const hasArticles: boolean = true;",
  own: "const hasArticles: boolean = false;",
};

/** Editions beside English: by the language of the page, the packages' name for it, and the folder of its catalogues. */
export const editions = { hi: { lang: "hi-IN", words: "hindi" } } as const;
export type Edition = keyof typeof editions;

/** The language that a build is asked for; English without one. */
export const editionOf = (asked: string | undefined): Edition | undefined => {
  if (asked === undefined || asked === "" || asked === "en") return undefined;
  if (asked in editions) return asked as Edition; // one of its keys
  throw new Error(`No edition in the language ${asked}.`);
};

/**
 * Makes the console in another language: the words are exchanged in the sources, before anything is built of them. So English
 * carries nothing for the sake of other languages, each page of another edition carries its own words and no others, and
 * what is said where a module begins is said in that language, too. docs/languages.md tells how.
 */
export const edition = (language: Edition | undefined): Plugin | undefined => {
  if (language === undefined) return undefined;
  const { lang, words } = editions[language];
  const catalogues = readCatalogues(words);
  const exchanged = [
    ...ofPackages.map(({ file, english, own, imports }) => ({
      file,
      english,
      made: () => own(words),
      before: imports(words),
    })),
    { ...sayRefusal, made: () => sayRefusal.own, before: "" },
    { ...articles, made: () => articles.own, before: "" },
    { ...refusalWords, made: () => refusalWords.own(wordsOfAnswers(catalogues)), before: "" },
  ];
  return {
    name: "o2r-edition",
    enforce: "pre",
    transform(code, id) {
      const [path = ""] = id.split("?", 1);
      const own = exchanged.find(({ file }) => file === path);
      if (own !== undefined) {
        if (!code.includes(own.english)) this.error(`${path} is not what build/language/edition.ts takes it for.`);
        return own.before + code.replace(own.english, own.made);
      }
      if (!/\.tsx?$/.test(path) || !isSpoken(path) || path.includes("node_modules")) return null;
      return sayIn(catalogueFor(catalogues, areaOf(path)), path, code) ?? null;
    },
    transformIndexHtml: {
      order: "pre",
      handler: (html) => html.replace(/<html lang="[^"]*"/, `<html lang="${lang}"`),
    },
  };
};

/** A page with its title in the language of an edition. */
export const titlesIn = (
  language: Edition | undefined,
): (<P extends { readonly area: string; readonly title: string }>(page: P) => P) => {
  if (language === undefined) return (page) => page;
  const catalogues = readCatalogues(editions[language].words);
  return (page) => ({ ...page, title: catalogueFor(catalogues, page.area)[page.title] ?? page.title });
};
