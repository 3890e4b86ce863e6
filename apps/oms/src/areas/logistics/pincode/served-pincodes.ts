import { sql } from "kysely";
import type { Db } from "../../../db/schema.ts";
import { servePincode, type Serving } from "./serve-pincode.ts";

interface Served {
  readonly primary: readonly string[];
  readonly fallback: readonly string[];
}

/** The pincodes that a hub serves first, and those for which it stands in. */
export const readServed = async (db: Db, hub: string): Promise<{ primary: string[]; fallback: string[] }> => {
  const rows = await db
    .selectFrom("pincode_hub")
    .select(["pincode", "rank"])
    .where("hub_id", "=", hub)
    .orderBy("pincode")
    .execute();
  const of = (isFirst: boolean) => rows.filter(({ rank }) => (rank === 1) === isFirst).map(({ pincode }) => pincode);
  return { primary: of(true), fallback: of(false) };
};

/** The first pincode of each list that does not exist, or is switched off. */
export const findUnknown = async (db: Db, { primary, fallback }: Served) => {
  const { rows } = await sql<{ pincode: string }>`
    select asked as pincode from unnest(${[...primary, ...fallback]}::text[]) as asked
    where not exists (select from pincode where pincode.pincode = asked and pincode.active)
    order by asked`.execute(db);
  const unknown = rows.map(({ pincode }) => pincode);
  return (["primary", "fallback"] as const).flatMap((field) => {
    const pincode = unknown.find((one) => (field === "primary" ? primary : fallback).includes(one));
    return pincode === undefined ? [] : [{ field, pincode }];
  });
};

/** The rows of pincodes and warehouses move on, so that nobody writes over what they have not seen. */
const touch = async (db: Db, { pincodes, hubs }: { pincodes: readonly string[]; hubs: readonly string[] }) => {
  if (pincodes.length > 0)
    await sql`update pincode set version = version + 1, updated_at = now()
      where pincode = any(${[...pincodes].toSorted()}::text[])`.execute(db);
  if (hubs.length > 0)
    await sql`update warehouse set version = version + 1 where id = any(${[...hubs].toSorted()}::uuid[])`.execute(db);
};

/** Has these hubs serve a pincode, the first before all others. Who calls it holds the row of the pincode. */
export const writeHubs = async (db: Db, pincode: string, hubs: readonly string[]): Promise<void> => {
  const before = (
    await db.selectFrom("pincode_hub").select("hub_id").where("pincode", "=", pincode).orderBy("rank").execute()
  ).map(({ hub_id }) => hub_id);
  if (before.join() === hubs.join()) return;
  await db.deleteFrom("pincode_hub").where("pincode", "=", pincode).execute();
  if (hubs.length > 0)
    await db
      .insertInto("pincode_hub")
      .values(hubs.map((hub_id, index) => ({ pincode, hub_id, rank: index + 1 })))
      .execute();
  await touch(db, { pincodes: [], hubs: [...new Set([...before, ...hubs])] });
};

/** Has a hub serve these pincodes and no other. Of two who do so at once, the second sees what the first has done. */
export const writeServed = async (db: Db, hub: string, { primary, fallback }: Served): Promise<void> => {
  await sql`lock table pincode_hub in share row exclusive mode`.execute(db);
  const own = await readServed(db, hub);
  const concerned = [...new Set([...primary, ...fallback, ...own.primary, ...own.fallback])];
  if (concerned.length === 0) return;
  const rows = await db
    .selectFrom("pincode_hub")
    .select(["pincode", "hub_id"])
    .where("pincode", "in", concerned)
    .orderBy("rank")
    .execute();
  const hubs = Map.groupBy(rows, ({ pincode }) => pincode);
  const [first, standIn] = [new Set(primary), new Set(fallback)];
  const servingOf = (pincode: string): Serving =>
    first.has(pincode) ? "primary" : standIn.has(pincode) ? "fallback" : "none";
  const next = concerned.flatMap((pincode) => {
    const before = (hubs.get(pincode) ?? []).map(({ hub_id }) => hub_id);
    return servePincode(before, hub, servingOf(pincode)).map((hub_id, index) => ({ pincode, hub_id, rank: index + 1 }));
  });
  const ranked = (rows: readonly { pincode: string; hub_id: string }[], pincode: string) =>
    rows.flatMap((row) => (row.pincode === pincode ? row.hub_id : [])).join();
  const changed = concerned.filter((pincode) => ranked(rows, pincode) !== ranked(next, pincode));
  await touch(db, { pincodes: changed, hubs: [] });
  await db.deleteFrom("pincode_hub").where("pincode", "in", concerned).execute();
  await sql`
    insert into pincode_hub (pincode, hub_id, rank)
    select * from unnest(${next.map(({ pincode }) => pincode)}::text[],
      ${next.map(({ hub_id }) => hub_id)}::uuid[], ${next.map(({ rank }) => rank)}::integer[])`.execute(db);
};
