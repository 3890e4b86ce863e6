import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { LimitVisits } from "../limits/limit-visits.ts";
import { guidePolicy } from "../server/headers.ts";

export interface GuidesOptions {
  /** Absolute path of the built console, which has the guides beside it, in each of its languages. */
  readonly folder: string;
  /** The folders of the editions in other languages, and `""` for English. */
  readonly editions: readonly string[];
  /** The edition that a browser has chosen. */
  readonly editionOf: (request: FastifyRequest) => string;
  readonly limitVisits: LimitVisits;
}

/** Guides by their names; `index` is the table of them, `404` what stands where there is none. */
type Guides = ReadonlyMap<string, string>;

const readGuides = (folder: string): Guides =>
  new Map(
    globSync("*.html", { cwd: folder }).map((file) => [
      basename(file, ".html"),
      readFileSync(join(folder, file), "utf8"),
    ]),
  );

/** Serves the guides that the console's build has made: pages for everybody, which run nothing. */
export const serveGuides = (app: FastifyInstance, options: GuidesOptions): void => {
  const { folder, editions, editionOf, limitVisits } = options;
  const english = readGuides(join(folder, "guide"));
  if (!english.has("index")) return;
  const others = new Map(
    editions
      .map((edition) => [edition, join(folder, edition, "guide")] as const)
      .filter(([, own]) => existsSync(own))
      .map(([edition, own]) => [edition, readGuides(own)]),
  );
  const send = (request: FastifyRequest<{ Params: { guide?: string } }>, reply: FastifyReply): FastifyReply => {
    limitVisits("page", request);
    const guides = others.get(editionOf(request)) ?? english;
    const guide = guides.get(request.params.guide || "index");
    return reply
      .code(guide === undefined ? 404 : 200)
      .header("content-security-policy", guidePolicy)
      .type("text/html; charset=utf-8")
      .send(guide ?? guides.get("404"));
  };
  app.get("/guide", send);
  app.get("/guide/:guide", send);
};
