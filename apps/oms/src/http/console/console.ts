import { createHash, randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { escapeAttribute, noncePlace, planFile, readPagePlan } from "./console-pages.ts";
import { serveGuides } from "./guides.ts";
import { consolePolicy } from "../server/headers.ts";
import type { LimitVisits } from "../limits/limit-visits.ts";

const compress = promisify(gzip);

/** Paths that belong to the service: under them nothing is ever a page of the console. */
const servicePath = /^\/(oms|api|chat|healthz|readyz|openapi\.json)(\/|$)/;
/** The page's first script, which its build has written into it. */
const firstScript = /<script data-page="">([^]*?)<\/script>/;
const fieldSalesPlace = "__FIELD_SALES_URL__";
const apiPlace = "__API_URL__";
/** Named, and not with the weight that means never. */
const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;
/** Names that hold a digest of their content: they never change. */
const hashedAsset = /[/\\]assets[/\\]/;

/** Names the edition that a browser has chosen; written by the console. */
const languageCookie = /(?:^|;\s*)o2r\.language=([a-z]{2})(?:;|$)/;

/** The edition that a browser has chosen: there may be none in it. */
const editionOf = ({ headers }: FastifyRequest): string => languageCookie.exec(headers.cookie ?? "")?.[1] ?? "";

const wantsPage = (request: FastifyRequest): boolean => {
  const [path = ""] = request.url.split("?", 1);
  const reads = request.method === "GET" || request.method === "HEAD";
  return (
    reads &&
    !servicePath.test(path) &&
    !path.startsWith("/assets/") &&
    (request.headers.accept ?? "").includes("text/html")
  );
};

export interface ConsoleOptions {
  /** Absolute path of the built console. */
  readonly folder: string;
  /** Where the field-sales link leads; without one the page is told of none. */
  readonly fieldSalesUrl: string | undefined;
  /** Where the page finds the service's calls, when that is not where the page came from. */
  readonly apiUrl: string | undefined;
  readonly limitVisits: LimitVisits;
}

/**
 * Serves the built console: its files, compressed beforehand where the build has done so, and for every page that a
 * browser asks for by address its index.html, with that page's styles in its head, its other files named there, and a fresh
 * nonce for the style elements it has and makes. Where the build has editions in other languages, the browser's cookie says
 * which one it is given.
 */
export const serveConsole = async (
  app: FastifyInstance,
  { folder, fieldSalesUrl = "", apiUrl = "", limitVisits }: ConsoleOptions,
): Promise<(request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> | undefined> => {
  if (!existsSync(join(folder, "index.html"))) return () => undefined;
  const apiOrigin = apiUrl === "" ? undefined : new URL(apiUrl).origin;
  const readEdition = (edition: string) => {
    const index = readFileSync(join(folder, edition, "index.html"), "utf8")
      .replace(fieldSalesPlace, () => escapeAttribute(fieldSalesUrl))
      .replace(apiPlace, () => escapeAttribute(apiUrl));
    const [, script] = firstScript.exec(index) ?? [];
    const scriptDigest = script === undefined ? undefined : createHash("sha256").update(script).digest("base64");
    return { scriptDigest, pageAt: readPagePlan(folder, index, edition) };
  };
  const english = readEdition("");
  const editions = new Map(
    readdirSync(folder)
      .filter((name) => /^[a-z]{2}$/.test(name) && existsSync(join(folder, name, "index.html")))
      .map((name) => [name, readEdition(name)]),
  );

  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    limitVisits("page", request);
    const nonce = randomBytes(16).toString("base64");
    const [path = "/"] = request.url.split("?", 1);
    const { pageAt, scriptDigest } = editions.get(editionOf(request)) ?? english;
    const page = Buffer.from(pageAt(path).replaceAll(noncePlace, nonce));
    const packed = takesGzip.test(request.headers["accept-encoding"] ?? "") ? await compress(page) : undefined;
    if (packed) reply.header("content-encoding", "gzip");
    return reply
      .code(200)
      .header("content-security-policy", consolePolicy({ nonce, scriptDigest, apiOrigin }))
      .header("cache-control", "no-store")
      .header("vary", "accept-encoding")
      .type("text/html; charset=utf-8")
      .send(packed ?? page);
  };

  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    // The files that are there now, each at its address, and no other path is ever looked up.
    wildcard: false,
    globIgnore: ["index.html", "index.html.*", planFile, `${planFile}.*`, "guide/*.html*", "??/**"],
    preCompressed: true,
    acceptRanges: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header("cache-control", hashedAsset.test(path) ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  serveGuides(app, { folder, editions: [...editions.keys()], editionOf, limitVisits });
  for (const path of ["/", "/index.html"]) app.get(path, sendPage);
  return (request, reply) => (wantsPage(request) ? sendPage(request, reply) : undefined);
};
