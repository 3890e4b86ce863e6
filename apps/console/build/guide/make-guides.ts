import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { userTypes } from "@o2r/api/contract/core";
import { routes } from "../../src/routes.tsx";
import { audienceOf } from "../../src/routing/audience.ts";
import { mayOpen } from "../../src/routing/may-open.ts";
import { pageTitle } from "../../src/routing/page-title.ts";
import { catalogueFor, readCatalogues } from "../language/catalogue.ts";
import { editions, type Edition } from "../language/edition.ts";
import { repository } from "../repository.ts";
import { frameWords, guidePage, lostPage } from "./guide-page.ts";
import { renderGuide } from "./render-guide.ts";

const folder = join(repository, "docs/guide");
const images = join(repository, "docs/images");

/** The name of a user type's guide among the addresses of the service. */
export const guideOf = (userType: string): string => userType.toLowerCase().replaceAll("_", "-");

/** Who reads the guide of another: it stands at both addresses. */
const shared: Readonly<Record<string, string>> = { "super-super-admin": "super-admin" };

/** Pages of a user type that a guide may have a part for: those of the menu, and those that are no part of another. */
const pagesOf = (userType: string) =>
  routes.filter(
    (route) =>
      route.access === "signedIn" &&
      !route.path.includes(":") &&
      (route.entry !== undefined || (!route.shell && route.under === undefined)) &&
      mayOpen(route, userType),
  );

/** Width and height of a picture, from the head of its PNG file; a new one is taken of the console that is built without it. */
const sizeOf = (picture: string): readonly [number, number] | undefined => {
  if (!existsSync(join(images, picture))) return undefined;
  const head = readFileSync(join(images, picture)).subarray(16, 24);
  return [head.readUInt32BE(0), head.readUInt32BE(4)];
};

/** What is said on the screen in an edition. */
const saying = (language: Edition | undefined): ((word: string) => string | undefined) => {
  if (language === undefined) return () => undefined;
  const catalogues = readCatalogues(editions[language].words);
  const words = new Map(
    [...catalogues.keys()].toReversed().flatMap((area) => Object.entries(catalogueFor(catalogues, area))),
  );
  return (word) => words.get(word);
};

/** The pages of all guides by their names: `index` has the table of them, `404` stands for any that there is not. */
export const makeGuides = (language?: Edition): ReadonlyMap<string, string> => {
  const words = frameWords[language ?? "en"];
  const say = saying(language);
  const files = globSync("*.md", { cwd: folder }).map((file) => basename(file, ".md"));
  const guides = new Set(files.filter((name) => name !== "README"));
  const pageFor = (file: string, userType?: string): string => {
    const pages = userType === undefined ? [] : pagesOf(userType);
    const titles = pages.map((route) => [pageTitle(route, audienceOf(userType)), route.path] as const);
    const markdown = readFileSync(join(folder, `${file}.md`), "utf8");
    const headings = new Set([...markdown.matchAll(/^##+ (.+)$/gm)].map(([, heading = ""]) => heading));
    const guide = renderGuide(markdown, {
      guides,
      pageOf: (heading) => titles.find(([title]) => title === heading)?.[1],
      rest: titles.filter(([title]) => !headings.has(title)).map(([, path]) => path),
      say,
      sizeOf,
    });
    return guidePage(words, guide, userType);
  };
  const typeOf = new Map(userTypes.map((type) => [guideOf(type), type]));
  return new Map([
    ["index", pageFor("README")],
    ["404", lostPage(words)],
    ...[...guides].map((name) => [name, pageFor(name, typeOf.get(name))] as const),
    ...Object.entries(shared).map(([name, file]) => [name, pageFor(file, typeOf.get(name))] as const),
  ]);
};

/** The pictures that guides show, by their names. */
export const guidePictures = (): readonly string[] =>
  [
    ...new Set(
      globSync("*.md", { cwd: folder }).flatMap((file) =>
        [...readFileSync(join(folder, file), "utf8").matchAll(/\]\(\.\.\/images\/([^)]+)\)/g)].map(
          ([, picture = ""]) => picture,
        ),
      ),
    ),
  ].filter((picture) => existsSync(join(images, picture)));

export const readPicture = (picture: string): Buffer => readFileSync(join(images, picture));
