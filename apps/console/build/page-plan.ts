import { join, relative } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { routes } from "../src/routes.tsx";
import type { PageFacts } from "../src/boot/page-facts.ts";
import type { Route } from "../src/routing/route.ts";
import { titlesIn, type Edition } from "./language/edition.ts";
import { pageFacts, readsWithoutPage } from "./page-facts.ts";
import { lateFields } from "./late-fields.ts";
import { screenFiles } from "./screen-files.ts";
import { skeletonOf } from "./skeletons.ts";

/** What the service must know of a page. */
export interface PlannedPage {
  /** Matches the pathnames that belong to the page. */
  readonly pattern: string;
  /** What it needs before anything is shown. */
  readonly scripts: readonly string[];
  /** Which the service writes into the page: a browser paints nothing before they are there. */
  readonly styles: readonly string[];
  /** What the service writes at the end of the page's head. */
  readonly head: string;
  /** What the first script has to know, as JSON. */
  readonly facts: string;
  /** What stands in its body until its code has come. */
  readonly body: string;
}

/** Pages in the order in which their patterns are tried; the last one takes every address. */
export interface PagePlan {
  readonly pages: readonly PlannedPage[];
}

/** Where the service finds the plan, in the built folder. */
export const planFile = "pages.json";

/**
 * Tells for each page of the route table which files it needs, what its fields fetch late among them, so that the service
 * names them in the HTML: they come side by side with the first script and not one after another.
 *
 * @param language of the titles in the bodies; English without one
 */
export const pagePlan = (language?: Edition): Plugin => {
  const inLanguage = titlesIn(language);
  let root = "";
  let sources = "";
  return {
    name: "o2r-page-plan",
    apply: "build",
    configResolved(config) {
      root = join(config.root, "../..");
      sources = join(config.root, "src");
    },
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const files = filesIn(bundle, sources);
        const screens = screenFiles(sources);
        const planned = async (route: Route, pattern = patternOf(route.path)): Promise<PlannedPage> => {
          const screen = screens.get(`${route.screen.of}/${route.screen.name}`);
          if (screen === undefined) this.error(`No file of the screen of ${route.path}: see build/screen-files.ts.`);
          const needed = [...framesOf(route), namesOf(route), screen];
          const { scripts } = files(needed);
          const late = (await lateFields(sources, screen)).map((path) => relative(sources, join(root, path)));
          const withLate = files([...needed, ...late]);
          const strange = modulesOf(bundle, scripts, sources).filter((module) => isOfAnotherArea(module, screen));
          if (strange.length > 0)
            this.error(`${route.path} would load what belongs to another area: ${strange.join(", ")}`);
          const inPage = new Set(files([]).scripts);
          const facts = pageFacts(route);
          const faces = facesOf(facts).map((face) => fileOf(bundle, face));
          const head = withLate.scripts.filter((file) => !inPage.has(file)).map(preload);
          return {
            pattern,
            scripts,
            styles: withLate.styles,
            head: head.join(""),
            facts: JSON.stringify({ ...facts, faces } satisfies PageFacts),
            body: skeletonOf(route, facts.reads, inLanguage),
          };
        };
        const lost = readsWithoutPage(routes);
        if (lost.length > 0) this.error(`Pages that read something and are not in the route table: ${lost.join(", ")}`);
        const pages = await Promise.all(routes.map((route) => planned(route)));
        const unknown = routes.find(({ path }) => path === "/404");
        if (unknown === undefined) this.error("The route table has no /404.");
        const plan: PagePlan = { pages: [...pages, await planned(unknown, "")] };
        this.emitFile({ type: "asset", fileName: planFile, source: JSON.stringify(plan) });
      },
    },
  };
};

const framesOf = ({ access, shell }: Route): readonly string[] =>
  access === "signedIn" ? ["frames/signed-in-frame.tsx", ...(shell ? ["frames/shell-frame.tsx"] : [])] : [];

/** Where the screen is named. */
const namesOf = ({ screen }: Route): string => {
  const of: string = screen.of;
  return of === "session" || of === "pages" ? `${of}/screens.ts` : `areas/${of}/screens.ts`;
};

/** The faces that a page is first painted with: that of all text, and those of what its list shows. */
const facesOf = ({ reads }: Pick<PageFacts, "reads">): readonly string[] => {
  const shown = new Set(reads.flatMap(({ shows = [] }) => shows));
  return [
    "inter-latin",
    ...(shown.has("code") ? ["jetbrains-mono-latin"] : []),
    ...(shown.has("money") ? ["inter-rupee"] : []),
  ];
};

const fileOf = (bundle: Rolldown.OutputBundle, face: string): string => {
  const found = Object.values(bundle).find((one) => one.type === "asset" && one.names.includes(`${face}.woff2`));
  if (found === undefined) throw new Error(`The build has no face ${face}.`);
  return found.fileName;
};

const modulesOf = (bundle: Rolldown.OutputBundle, scripts: readonly string[], sources: string): readonly string[] =>
  scripts.flatMap((file) => {
    const chunk = bundle[file];
    return chunk?.type === "chunk" ? chunk.moduleIds.map((id) => relative(sources, id).replaceAll("\\", "/")) : [];
  });

/** What an area has beside its rows of the route table costs nobody else a byte: neither sign-in, nor the shell, nor the pages of other areas. */
const isOfAnotherArea = (module: string, screen: string): boolean => {
  const area = /^areas\/[^/]+\/(?!(?:routes|about)\.ts$)/.exec(module)?.[0];
  return area !== undefined && !screen.startsWith(area);
};

/** The same that `findRoute` does. */
const patternOf = (path: Route["path"]): string =>
  path === "/" ? "^/$" : `^${path.replaceAll(/:\w+/g, "[^/]+").replaceAll(".", "\\.")}/?$`;

/** Below what the page asks of the service, which would wait behind a dozen files otherwise: a browser has six connections. */
const preload = (file: string): string => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`;
/** Finds what some modules need, with the page's own script first. */
const filesIn = (bundle: Rolldown.OutputBundle, sources: string) => {
  const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const byModule = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk] as const)));
  const entry = chunks.find(({ isEntry }) => isEntry);
  return (modules: readonly string[]) => {
    const scripts = new Set<string>();
    const styles = new Set<string>();
    const visit = (chunk: Rolldown.OutputChunk | undefined): void => {
      if (chunk === undefined || scripts.has(chunk.fileName)) return;
      for (const next of chunk.imports) visit(byName.get(next));
      scripts.add(chunk.fileName);
      for (const file of chunk.viteMetadata?.importedCss ?? []) styles.add(file);
    };
    for (const chunk of [entry, ...modules.map((module) => byModule.get(join(sources, module)))]) {
      if (chunk === undefined) throw new Error(`The build has none of ${modules.join(", ")}`);
      visit(chunk);
    }
    return { scripts: [...scripts], styles: [...styles] };
  };
};
