import { evaluateRule, type RuleFacts, type RuleRows } from "@o2r/api/contract/core";
import type { Db } from "../../../db/schema.ts";
import { readRetailerFacts } from "../../../trade/rule/read-facts.ts";
import { AskedOnce } from "./asked-once.ts";
import { chooseVersion, type AskingApp } from "./choose-version.ts";
import { readAudiences, readLive, tellConfig, type LiveConfig, type PictureAddress, type Told } from "./tell-config.ts";
import { readStockToken, readToken } from "./told-tokens.ts";
import type { Asker } from "./viewer.ts";

/**
 * How many answers a process keeps: one for each configuration, each hub whose shops ask, and what audiences these are of,
 * which is the same for most.
 */
const mostKept = 60;

interface Kept {
  readonly told: Promise<Told>;
  /** What stood of the hub's stock before it was read. */
  readonly stock: string;
}

/**
 * What the apps are told, kept in the memory of a process until a row changes that it depends on, or a date passes. Whether
 * one has is asked of the database for every call, so that all processes know at once; of calls that come together it is
 * asked once.
 */
export class ToldCache {
  readonly #tokens = new AskedOnce(readToken);
  readonly #stock = new Map<string, AskedOnce>();
  #token: string | undefined;
  #live: Promise<LiveConfig[]> | undefined;
  readonly #audiences = new Map<string, Promise<readonly RuleRows[]>>();
  readonly #kept = new Map<string, Kept>();
  readonly #addressOf: PictureAddress;

  constructor(addressOf: PictureAddress) {
    this.#addressOf = addressOf;
  }

  /** Undefined where nothing is published for such an app. */
  async read(db: Db, asking: AskingApp, asker: Asker, now: Date): Promise<Told | undefined> {
    const hub = asker.viewer.kind === "shop" ? asker.viewer.hub : null;
    const [token, stock] = await Promise.all([this.#tokens.ask(db), hub === null ? "" : this.#askStock(db, hub)]);
    if (token !== this.#token) {
      this.#token = token;
      this.#live = undefined;
      this.#audiences.clear();
      this.#kept.clear();
    }
    this.#live ??= readLive(db);
    const live = chooseVersion(await this.#live.catch(this.#forget), asking);
    if (live === undefined) return undefined;
    const { facts, isOf } = await this.#audiencesOf(db, live, asker);
    const viewer = asker.viewer.kind === "nobody" ? asker.viewer : { ...asker.viewer, facts };
    const key = `${live.id} ${viewer.kind} ${hub ?? ""} ${isOf}`;
    const kept = this.#kept.get(key);
    if (kept?.stock === stock) {
      const told = await kept.told.catch(this.#forget);
      if (told.until === null || now < told.until) return told;
    }
    return this.#keep(key, { told: tellConfig(db, live, { viewer, now, addressOf: this.#addressOf }), stock });
  }

  /** What is known now of the shop that asks, if any audience asks for it, and of which of them it is. */
  async #audiencesOf(db: Db, live: LiveConfig, { retailer }: Asker) {
    const nothing: { readonly facts: RuleFacts | undefined; readonly isOf: string } = { facts: undefined, isOf: "" };
    if (retailer === null) return nothing;
    const known = this.#audiences.get(live.id) ?? readAudiences(db, live);
    this.#audiences.set(live.id, known);
    const audiences = await known.catch(this.#forget);
    if (audiences.length === 0) return nothing;
    const facts = (await readRetailerFacts(db, [retailer])).get(retailer);
    if (facts === undefined) return nothing;
    return { facts, isOf: audiences.map((rule) => (evaluateRule(rule, facts).holds ? "1" : "0")).join("") };
  }

  #keep(key: string, kept: Kept): Promise<Told> {
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > mostKept && oldest !== undefined) this.#kept.delete(oldest);
    return kept.told.catch(this.#forget);
  }

  #askStock(db: Db, hub: string): Promise<string> {
    const asked = this.#stock.get(hub) ?? new AskedOnce((on) => readStockToken(on, hub));
    this.#stock.set(hub, asked);
    return asked.ask(db);
  }

  /** What failed is tried again by the next call. */
  readonly #forget = (error: unknown): never => {
    this.#token = undefined;
    throw error;
  };
}
