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

/** What was read while the rows stood as a token says. A call that began before a change fills the one that it began with. */
class Memory {
  readonly token: string;
  live: Promise<LiveConfig[]> | undefined;
  readonly audiences = new Map<string, Promise<readonly RuleRows[]>>();
  readonly kept = new Map<string, Kept>();

  constructor(token: string) {
    this.token = token;
  }

  keep(key: string, kept: Kept): void {
    this.kept.delete(key);
    this.kept.set(key, kept);
    const [oldest] = this.kept.keys();
    if (this.kept.size > mostKept && oldest !== undefined) this.kept.delete(oldest);
  }
}

/**
 * What the apps are told, kept in the memory of a process until a row changes that it depends on, or a date passes. Whether
 * one has is asked of the database for every call, so that all processes know at once; of calls that come together it is
 * asked once.
 */
export class ToldCache {
  readonly #tokens = new AskedOnce(readToken);
  readonly #stock = new Map<string, AskedOnce>();
  #memory: Memory | undefined;
  readonly #addressOf: PictureAddress;

  constructor(addressOf: PictureAddress) {
    this.#addressOf = addressOf;
  }

  /** Undefined where nothing is published for such an app. */
  async read(db: Db, asking: AskingApp, asker: Asker, now: Date): Promise<Told | undefined> {
    const hub = asker.viewer.kind === "shop" ? asker.viewer.hub : null;
    const [token, stock] = await Promise.all([this.#tokens.ask(db), hub === null ? "" : this.#askStock(db, hub)]);
    if (this.#memory?.token !== token) this.#memory = new Memory(token);
    const memory = this.#memory;
    try {
      memory.live ??= readLive(db);
      const live = chooseVersion(await memory.live, asking);
      if (live === undefined) return undefined;
      const { facts, isOf } = await this.#audiencesOf(db, { memory, live }, asker);
      const viewer = asker.viewer.kind === "nobody" ? asker.viewer : { ...asker.viewer, facts };
      const key = `${live.id} ${viewer.kind} ${hub ?? ""} ${isOf}`;
      const kept = memory.kept.get(key);
      if (kept?.stock === stock) {
        const told = await kept.told;
        if (told.until === null || now < told.until) return told;
      }
      const told = tellConfig(db, live, { viewer, now, addressOf: this.#addressOf });
      memory.keep(key, { told, stock });
      return await told;
    } catch (error) {
      // What failed is tried again by the next call.
      if (this.#memory === memory) this.#memory = undefined;
      throw error;
    }
  }

  /** What is known now of the shop that asks, if any audience asks for it, and of which of them it is. */
  async #audiencesOf(
    db: Db,
    { memory, live }: { readonly memory: Memory; readonly live: LiveConfig },
    { retailer }: Asker,
  ) {
    const nothing: { readonly facts: RuleFacts | undefined; readonly isOf: string } = { facts: undefined, isOf: "" };
    if (retailer === null) return nothing;
    const known = memory.audiences.get(live.id) ?? readAudiences(db, live);
    memory.audiences.set(live.id, known);
    const audiences = await known;
    if (audiences.length === 0) return nothing;
    const facts = (await readRetailerFacts(db, [retailer])).get(retailer);
    if (facts === undefined) return nothing;
    return { facts, isOf: audiences.map((rule) => (evaluateRule(rule, facts).holds ? "1" : "0")).join("") };
  }

  #askStock(db: Db, hub: string): Promise<string> {
    const asked = this.#stock.get(hub) ?? new AskedOnce((on) => readStockToken(on, hub));
    this.#stock.set(hub, asked);
    return asked.ask(db);
  }
}
