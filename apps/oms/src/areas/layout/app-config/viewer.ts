import type { Viewer } from "@o2r/api/contract/layout";
import { notFound } from "../../../app-error.ts";
import type { Db } from "../../../db/schema.ts";
import type { Actor } from "../../../http/actor.ts";

/** Who asks: as whom a page is shown to them, and as which shop, where that is known. */
export interface Asker {
  readonly viewer: Viewer;
  readonly retailer: string | null;
}

interface Shop {
  readonly id: string;
  readonly hub: string | null;
}

const shop = (hub: string | null, retailer: string | null = null): Asker => ({
  viewer: { kind: "shop", hub },
  retailer,
});

/** The shop whose number the account has. */
const shopOfAccount = (db: Db, account: string): Promise<Shop | undefined> =>
  db
    .selectFrom("retailer")
    .innerJoin("app_user", "app_user.mobile", "retailer.mobile")
    .select(["retailer.id", "retailer.hub_id as hub"])
    .where("app_user.id", "=", account)
    .where("retailer.active", "=", true)
    .executeTakeFirst();

/** The hub that all of an agent's beats lie in; null where they lie in several: what is in stock depends on the shop then. */
const hubOfBeats = async (db: Db, beats: readonly string[]): Promise<string | null> => {
  if (beats.length === 0) return null;
  const hubs = await db.selectFrom("beat").select("hub_id").distinct().where("id", "in", beats).limit(2).execute();
  return hubs.length === 1 ? (hubs[0]?.hub_id ?? null) : null;
};

/**
 * As whom a page is shown to whoever asks: to a retailer as their own shop, to a field agent as the shop that they are in,
 * or as their beats' hub. Whoever is not known, and the rest of the staff, see what is for everybody.
 */
export const askerOf = async (db: Db, caller: Actor | null, retailer: string | undefined): Promise<Asker> => {
  if (caller?.userType === "RETAILER") {
    const own = await shopOfAccount(db, caller.id);
    return shop(own?.hub ?? null, own?.id);
  }
  if (caller?.userType !== "FSA") return { viewer: { kind: "nobody" }, retailer: null };
  if (retailer === undefined) return shop(await hubOfBeats(db, caller.beats));
  const found = await db
    .selectFrom("retailer")
    .select("hub_id as hub")
    .where("id", "=", retailer)
    .where("beat_id", "in", caller.beats.length === 0 ? [null] : caller.beats)
    .executeTakeFirst();
  if (found === undefined) throw notFound("Retailer");
  return shop(found.hub, retailer);
};
