import { createHash } from "node:crypto";
import { shapeOf, strip, type RuleRows } from "@o2r/api/contract/core";
import {
  nextChangeOf,
  orderedJson,
  resolvePage,
  toldConfig,
  type PageBody,
  type ResolvedContent,
  type ToldConfig,
  type Viewer,
} from "@o2r/api/contract/layout";
import type { Db } from "../../../db/schema.ts";
import { readFacts, readOff, targetsOf } from "../page/read-facts.ts";
import type { Choosable } from "./choose-version.ts";
import type { ConfigBody } from "./config-body.ts";

/** What an app is told, as it goes over the wire. */
export interface Told {
  readonly bytes: Buffer;
  readonly etag: string;
  /** From when on a date has passed that it depends on; null for never. */
  readonly until: Date | null;
}

/** A published version of a configuration, with whether its apps are under maintenance. */
export interface LiveConfig extends Choosable {
  readonly id: string;
  readonly n: number;
  readonly body: ConfigBody;
  readonly underMaintenance: boolean;
  readonly message: string | null;
  readonly param: string | null;
}

/** Every version that is live, of every app. */
export const readLive = (db: Db): Promise<LiveConfig[]> =>
  db
    .selectFrom("app_config_version as version")
    .innerJoin("app_config as config", "config.id", "version.config_id")
    .select([
      "config.id",
      "version.n",
      "version.app",
      "version.device_type as deviceType",
      "version.os",
      "version.build_number as buildNumber",
      "version.is_default as isDefault",
      "version.body",
      "config.under_maintenance as underMaintenance",
      "config.message",
      "config.param",
    ])
    .where("version.live", "=", true)
    .execute();

const keys = ["HOME", "CONTENT_PAGE", "CHECKOUT_PAGE"] as const;

const readPages = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom("layout_page as page")
    .innerJoin("page_version as version", (join) =>
      join.onRef("version.page_id", "=", "page.id").onRef("version.n", "=", "page.live_version"),
    )
    .select(["page.id", "page.name", "page.page_type as pageType", "version.n as version", "version.body"])
    .where("page.id", "in", ids)
    .where("page.active", "=", true)
    .execute();

const day = 86_400_000;
/** India keeps one time the whole year. */
const ahead = 5.5 * 3_600_000;
/** What may be sold depends on the day: batches expire. */
const nextMidnight = (now: Date): number => (Math.floor((now.getTime() + ahead) / day) + 1) * day - ahead;

const untilOf = (bodies: readonly PageBody[], viewer: Viewer, now: Date): Date | null => {
  const moments = [
    ...bodies.flatMap((body) => nextChangeOf(body, now)?.getTime() ?? []),
    ...(viewer.kind === "shop" && viewer.hub !== null && bodies.length > 0 ? [nextMidnight(now)] : []),
  ];
  return moments.length === 0 ? null : new Date(Math.min(...moments));
};

const shape = shapeOf(toldConfig);

/** Makes the address of a document's picture that the apps can load. */
export type PictureAddress = (id: string) => string;

/** A content with addresses of pictures in the place of their documents. */
const withAddresses = (content: ResolvedContent, addressOf: PictureAddress): ResolvedContent => {
  const at = (id: string | null) => (id === null ? null : addressOf(id));
  return {
    ...content,
    mobileImage: at(content.mobileImage),
    webImage: at(content.webImage),
    shows: content.shows && { ...content.shows, image: at(content.shows.image) },
  };
};

/** As whom, when, and how pictures are named there. */
export interface Telling {
  readonly viewer: Viewer;
  readonly now: Date;
  readonly addressOf: PictureAddress;
}

/** The pages that a configuration names, as a viewer sees them now. */
const tellPages = async (db: Db, body: ConfigBody, { viewer, now, addressOf }: Telling) => {
  const wanted = keys.flatMap((key) => (body[key] === null ? [] : [{ key, id: body[key] }]));
  const found = await readPages(
    db,
    wanted.map(({ id }) => id),
  );
  const bodies = found.map((page) => page.body);
  const hub = viewer.kind === "shop" ? viewer.hub : null;
  const facts = new Map((await readFacts(db, targetsOf(bodies), hub)).map((fact) => [fact.id, fact]));
  const off = await readOff(db, bodies);
  const byId = new Map(
    found.map(({ body: live, ...page }) => {
      const shown = resolvePage({ page: { active: true, pageType: page.pageType, live }, viewer, facts, off, now });
      const rails = shown.map((rail) => ({
        ...rail,
        contents: rail.contents.map((one) => withAddresses(one, addressOf)),
      }));
      return [page.id, { ...page, rails }];
    }),
  );
  const pages: ToldConfig["pages"] = wanted.flatMap(({ key, id }) => {
    const page = byId.get(id);
    return page === undefined ? [] : [{ key, ...page }];
  });
  return { pages, until: untilOf(bodies, viewer, now) };
};

/** The audiences that rails of its pages are kept to, each once. */
export const readAudiences = async (db: Db, { body }: LiveConfig): Promise<readonly RuleRows[]> => {
  const ids = keys.flatMap((key) => body[key] ?? []);
  const found = await readPages(db, ids);
  const all = found.flatMap((page) => page.body.places.map(({ audience }) => audience));
  return [...new Map(all.filter(({ length }) => length > 0).map((rule) => [orderedJson(rule), rule])).values()];
};

/** What an app is told of a live configuration, as a viewer sees it now. */
export const tellConfig = async (db: Db, live: LiveConfig, telling: Telling): Promise<Told> => {
  const { id, n, body, underMaintenance, message, param } = live;
  const { pages, until } = underMaintenance ? { pages: [], until: null } : await tellPages(db, body, telling);
  const told: ToldConfig = {
    config: {
      ...body,
      id,
      version: n,
      underMaintenance,
      message: underMaintenance ? message : null,
      param: underMaintenance ? param : null,
    },
    pages,
  };
  // Nothing leaves that is not declared.
  const bytes = Buffer.from(JSON.stringify({ payload: strip(shape, told) }));
  const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
  return { bytes, etag, until };
};
