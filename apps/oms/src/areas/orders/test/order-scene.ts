import { addDays, todayIn } from "@o2r/forms/days";
import { sql } from "kysely";
import type { BodyOf } from "@o2r/api/contract";
import { openStates, orderEndpoints as order, type OrderRow } from "@o2r/api/contract/orders";
import { expect } from "vitest";
import type { Db } from "../../../db/schema.ts";
import { newId } from "../../../db/id.ts";
import { tx } from "../../../db/tx.ts";
import type { Client } from "../../../test/client.ts";
import { toPaise, type Paise } from "../../../trade/paise.ts";
import { openBatch, type BatchGiven } from "../../stock/batch/open-batch.ts";
import { postMovements } from "../../stock/ledger/post-movements.ts";
import { startDemoService } from "../../test/demo-service.ts";

/** Nothing is charged, no order is too small, and everybody may owe what they like: a test that needs it says so. */
const settleTerms = async (db: Db): Promise<void> => {
  const values = { minOrderValue: "0", creditLimit: "10000000", minResidualDays: "15", orderCutOff: "20:00" };
  await db.updateTable("system_setting").set({ active: false }).where("warehouse_id", "is not", null).execute();
  for (const [key, value] of Object.entries(values))
    await db.updateTable("system_setting").set({ value }).where("key", "=", key).execute();
  await db.updateTable("promotion").set({ state: "PAUSED" }).where("state", "=", "ACTIVE").execute();
  await db.updateTable("charge").set({ active: false }).execute();
  await db.updateTable("retailer_group").set({ active: false }).execute();
};

type Placing = Partial<Omit<BodyOf<typeof order.place>, "lines">>;
type Wanted = readonly (readonly [productId: string, packs: number])[];

interface ProductGiven {
  readonly name?: string;
  readonly pack_of?: number;
  readonly max_order_quant?: number | null;
  readonly platform?: "ALL" | "APP" | "CALL_CENTERS";
  readonly gst?: number;
}

/** A search of the pad that is narrowed by nothing. */
export const anySearch = {
  query: "",
  size: 20,
  instead: undefined,
  brand: undefined,
  category: undefined,
  subCategory: undefined,
  inStock: undefined,
  scheme: undefined,
};

const today = todayIn();

/**
 * The demo's service with the people of one hub: its manager, an agent with a supervisor, field sales on its beat, and a
 * retailer there whom the agent looks after, who is verified and may owe what they like. Stop its `service` in `afterAll`.
 */
export const openOrderScene = async (env: Readonly<Record<string, string>> = {}) => {
  const service = await startDemoService({ O2R_LIMIT_FACTOR: "1000", ...env });
  const { db } = service;
  const [superAdmin, admin, hubManager, agent, supervisor, fsa] = await Promise.all(
    ["super_admin", "admin", "hub_manager", "calling_agent", "cc_supervisor", "fsa"].map((name) =>
      service.signIn(name),
    ),
  );
  if (!superAdmin || !admin || !hubManager || !agent || !supervisor || !fsa) throw new Error("somebody is missing");
  const userId = async (username: string): Promise<string> =>
    (await db.selectFrom("app_user").select("id").where("username", "=", username).executeTakeFirstOrThrow()).id;
  const { warehouse_id: hub } = await db
    .selectFrom("user_warehouse")
    .select("warehouse_id")
    .where("user_id", "=", await userId("hub_manager"))
    .executeTakeFirstOrThrow();
  const { beat_id: beat } = await db
    .selectFrom("user_beat")
    .innerJoin("beat", "beat.id", "user_beat.beat_id")
    .select("user_beat.beat_id")
    .where("beat.hub_id", "=", hub)
    .orderBy("beat.id")
    .executeTakeFirstOrThrow();
  // Whatever day the tests run on, the hub is open, the beat is served and nothing is a holiday.
  await db
    .updateTable("beat")
    .set({ weekdays: sql`'{1,2,3,4,5,6,7}'` })
    .execute();
  await db.updateTable("holiday").set({ active: false }).execute();
  await db.updateTable("warehouse").set({ slot_capacity: 100_000, weekly_offs: [] }).execute();
  const otherHub = (
    await db
      .selectFrom("warehouse")
      .select("id")
      .where("type", "=", "HUB")
      .where("id", "<>", hub)
      .orderBy("id")
      .executeTakeFirstOrThrow()
  ).id;
  await settleTerms(db);
  const agentId = await userId("calling_agent");

  const taken = new Set<string>();
  /** Another retailer each time, of the hub and its beat. */
  const addRetailer = async (
    given: { readonly credit_limit?: Paise | null; readonly kyc?: string } = {},
  ): Promise<string> => {
    const { id } = await db
      .selectFrom("retailer")
      .select("id")
      .where("state", "=", "ACTIVE")
      .where("special_zone", "=", false)
      // Of its state, so that they are taxed alike; from another hub where its own are used up.
      .where("address_state", "=", (eb) => eb.selectFrom("warehouse").select("state").where("id", "=", hub))
      .where((eb) => (taken.size === 0 ? eb.lit(true) : eb("id", "not in", [...taken])))
      .where(sql<boolean>`exists (select from kyc where kyc.retailer_id = retailer.id and kyc.state = 'APPROVED')`)
      // Nothing that the demo had them order counts against their credit.
      .where(sql<boolean>`not exists (select from orders where orders.retailer_id = retailer.id
        and orders.state in (${sql.join(openStates.map((state) => sql.lit(state)))}))`)
      // Nor anything that it invoiced them: those to whom it has sold nothing first, then those who have paid it all.
      .where(
        sql<boolean>`coalesce((select sum(amount) from ledger_entry where ledger_entry.retailer_id = retailer.id), 0) = 0`,
      )
      .orderBy(sql`hub_id = ${hub} desc`)
      .orderBy(sql`exists (select from ledger_entry where ledger_entry.retailer_id = retailer.id)`)
      .orderBy("id")
      .executeTakeFirstOrThrow();
    taken.add(id);
    await db
      .updateTable("retailer")
      .set({
        hub_id: hub,
        beat_id: beat,
        agent_id: agentId,
        retailer_type: "KIRANA",
        credit_limit: given.credit_limit === undefined ? null : given.credit_limit,
        credit_days: null,
        min_order: null,
        tier_id: null,
      })
      .where("id", "=", id)
      .execute();
    if (given.kyc) await sql`update kyc set state = ${given.kyc} where retailer_id = ${id}`.execute(db);
    return id;
  };

  const addRetailers = async (count: number): Promise<readonly string[]> => {
    const ids: string[] = [];
    while (ids.length < count) ids.push(await addRetailer());
    return ids;
  };

  let products = 0;
  /** A product that nobody has in stock: ₹9 a unit, printed ₹12, GST 18 %. */
  const addProduct = async (given: ProductGiven = {}): Promise<string> => {
    const id = newId();
    products += 1;
    const { name = `Test soap ${products}`, pack_of = 1, max_order_quant = null, platform = "ALL", gst = 18 } = given;
    await sql`insert into product (id, sku, name, shelf_life, item_type, unit_weight, weight_type, pack_of, pack_type,
        o2rlp, pth, ptr, mrp, gst, cess, hsn, platform, product_type, description, max_order_quant)
      values (${id}, ${`TEST-${products}`}, ${name}, 365, 'NON_FOOD', 1, 'KG', ${pack_of}, 'PCS', 700, 800, 900, 1200,
        ${gst}, 0, '3401', ${platform}, 'REGULAR', 'Soap', ${max_order_quant})`.execute(db);
    return id;
  };

  let batches = 0;
  /** Puts units of a new batch on the shelf of the hub, which expires later than those before. Returns its id. */
  const stock = (productId: string, units: number, given: Partial<BatchGiven> = {}): Promise<string> =>
    tx(db, async (trx) => {
      const posting = { now: new Date(), actorId: null };
      const { id } = await openBatch(
        trx,
        {
          warehouse_id: hub,
          product_id: productId,
          manufactured_on: addDays(today, -30),
          expires_on: addDays(today, 200 + (batches += 1)),
          o2rlp: toPaise(7),
          pth: toPaise(8),
          ptr: toPaise(9),
          mrp: toPaise(12),
          discount_type: null,
          ...given,
        },
        posting,
      );
      await postMovements(trx, [{ batchId: id, type: "GRN", change: { on_hand: units } }], posting);
      return id;
    });

  const linesOf = (wanted: Wanted) => wanted.map(([productId, packs]) => ({ productId, packs }));
  const quote = async (retailerId: string, wanted: Wanted, as: Client = admin, more: Placing = {}) =>
    (await as.call(order.quote, { body: { ...asked, ...more, retailerId, lines: linesOf(wanted) } })).payload;
  /** Places an order at the total that it comes to, unless told. */
  const place = async (retailerId: string, wanted: Wanted, as: Client = admin, more: Placing = {}, key?: string) => {
    const expected = more.expected ?? (await quote(retailerId, wanted, as, more)).total;
    const body = { ...asked, ...more, retailerId, lines: linesOf(wanted), expected };
    return as.call(order.place, { body, ...(key !== undefined && { key }) });
  };
  const placed = async (...given: Parameters<typeof place>): Promise<OrderRow> => {
    const { status, payload, errorMessage } = await place(...given);
    expect([status, errorMessage]).toEqual([200, undefined]);
    return payload;
  };
  const detail = async ({ id }: Pick<OrderRow, "id">, as: Client = admin) =>
    (await as.call(order.get, { params: { id } })).payload;
  const balance = (batchId: string) =>
    db
      .selectFrom("stock_balance")
      .select(["on_hand", "reserved"])
      .where("batch_id", "=", batchId)
      .executeTakeFirstOrThrow();
  /** How many places of a day are taken at a hub. */
  const takenOn = async (day: string | null, warehouseId = hub): Promise<number> =>
    (
      await db
        .selectFrom("slot_day")
        .select("taken")
        .where("warehouse_id", "=", warehouseId)
        .where("day", "=", day ?? "")
        .executeTakeFirst()
    )?.taken ?? 0;
  const days = async (retailerId: string, as: Client = admin) =>
    (await as.call(order.slots, { params: { retailerId }, query: { days: 14 } })).payload;

  return {
    service,
    db,
    superAdmin,
    admin,
    hubManager,
    agent,
    supervisor,
    fsa,
    hub,
    otherHub,
    beat,
    agentId,
    addRetailer,
    addRetailers,
    addProduct,
    stock,
    quote,
    place,
    placed,
    detail,
    balance,
    takenOn,
    days,
  };
};
export type OrderScene = Awaited<ReturnType<typeof openOrderScene>>;

const asked = { orderSlot: "", paymentMode: "COD", note: "", coupon: "" } as const;
