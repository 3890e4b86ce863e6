import { createHash } from "node:crypto";
import { sql } from "kysely";
import { shapeOf, strip } from "@o2r/api/contract/core";
import { toldConfig, type ToldConfig } from "@o2r/api/contract/layout";
import type { Db } from "../../../db/schema.ts";
import { chooseVersion, type AskingApp, type Choosable } from "./choose-version.ts";
import type { ConfigBody } from "./config-body.ts";

/** What an app is told, as it goes over the wire. */
export interface Told {
  readonly bytes: Buffer;
  readonly etag: string;
}

interface Live extends Choosable {
  readonly id: string;
  readonly n: number;
  readonly body: ConfigBody;
  readonly underMaintenance: boolean;
  readonly message: string | null;
  readonly param: string | null;
}

const keys = ["HOME", "CONTENT_PAGE", "CHECKOUT_PAGE"] as const;

const readLive = (db: Db): Promise<Live[]> =>
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

const readPages = async (db: Db, body: ConfigBody): Promise<ToldConfig["pages"]> => {
  const wanted = keys.flatMap((key) => (body[key] === null ? [] : [{ key, id: body[key] }]));
  const found = await db
    .selectFrom("layout_page")
    .select(["id", "name", "page_type as pageType", "live_version as version"])
    .where(
      "id",
      "in",
      wanted.map(({ id }) => id),
    )
    .where("active", "=", true)
    .where("live_version", "is not", null)
    .$narrowType<{ version: number }>() // asked for
    .execute();
  const byId = new Map(found.map((page) => [page.id, page]));
  return wanted.flatMap(({ key, id }) => {
    const page = byId.get(id);
    return page === undefined ? [] : [{ key, ...page }];
  });
};

const shape = shapeOf(toldConfig);

const tell = async (db: Db, live: Live): Promise<Told> => {
  const { id, n, body, underMaintenance, message, param } = live;
  const told: ToldConfig = {
    config: {
      ...body,
      id,
      version: n,
      underMaintenance,
      message: underMaintenance ? message : null,
      param: underMaintenance ? param : null,
    },
    pages: underMaintenance ? [] : await readPages(db, body),
  };
  // Nothing leaves that is not declared.
  const bytes = Buffer.from(JSON.stringify({ payload: strip(shape, told) }));
  return { bytes, etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"` };
};

/** Changes with every row that what is told depends on: each write moves a row's version. */
const readToken = async (db: Db): Promise<string> => {
  const { rows } = await sql<{ token: string }>`select concat_ws('.',
      (select concat(count(*), ':', sum(version)) from app_config),
      (select concat(count(*), ':', sum(version)) from layout_page)
    ) as token`.execute(db);
  return rows[0]?.token ?? "";
};

/**
 * What the apps are told, kept in the memory of a process until a row changes that it depends on. Whether one has is asked
 * of the database for every call, so that all processes know at once; of calls that come together it is asked once.
 */
export class ToldCache {
  #token: string | undefined;
  #asking: Promise<string> | undefined;
  #waiting: Promise<string> | undefined;
  #live: Promise<Live[]> | undefined;
  readonly #told = new Map<string, Promise<Told>>();

  /** A question that began after the call did: one that is under way may have missed what it is to know. */
  async #ask(db: Db): Promise<string> {
    if (this.#asking === undefined) {
      this.#asking = readToken(db).finally(() => (this.#asking = undefined));
      return this.#asking;
    }
    const before = this.#asking;
    this.#waiting ??= before
      .catch(() => undefined)
      .then(() => {
        this.#waiting = undefined;
        return this.#ask(db);
      });
    return this.#waiting;
  }

  /** Undefined where nothing is published for such an app. */
  async read(db: Db, asking: AskingApp): Promise<Told | undefined> {
    const token = await this.#ask(db);
    if (token !== this.#token) {
      this.#token = token;
      this.#live = undefined;
      this.#told.clear();
    }
    this.#live ??= readLive(db);
    const live = chooseVersion(await this.#live.catch(this.#forget), asking);
    if (live === undefined) return undefined;
    const told = this.#told.get(live.id) ?? tell(db, live);
    this.#told.set(live.id, told);
    return told.catch(this.#forget);
  }

  /** What failed is tried again by the next call. */
  readonly #forget = (error: unknown): never => {
    this.#token = undefined;
    throw error;
  };
}
