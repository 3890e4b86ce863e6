import type { BodyOf, QueryOf } from "@o2r/api/contract";
import { inventoryEndpoints as inventory, type InventoryRow } from "@o2r/api/contract/stock";
import { addDays, todayIn } from "@o2r/forms/days";
import { expect } from "vitest";
import type { Client } from "../../../test/client.ts";
import { toPaise } from "../../../trade/paise.ts";
import { setSetting } from "../../test/set-setting.ts";
import { openStockPeople } from "./stock-people.ts";

export type Entry = BodyOf<typeof inventory.create>;
export type Adjustment = BodyOf<typeof inventory.adjust>;

export const today = todayIn();

/** The demo's service with people who keep its stock, and what they do; its `service` is stopped in `afterAll`. */
export const openInventoryScene = async () => {
  const people = await openStockPeople();
  const { service, admin } = people;
  await setSetting(people.superAdmin, "stockValueCap", "5000");
  const own = await service.db
    .selectFrom("user_warehouse")
    .innerJoin("warehouse", "warehouse.id", "warehouse_id")
    .select(["warehouse_id", "type"])
    .execute();
  const hub = own.find(({ type }) => type === "HUB")?.warehouse_id ?? "";
  const cwh = own.find(({ type }) => type === "CWH")?.warehouse_id ?? "";
  const product = await service.db
    .selectFrom("product")
    .select(["id", "sku", "shelf_life", "name"])
    .where("active", "=", true)
    .where("shelf_life", ">", 200)
    .orderBy("id")
    .executeTakeFirstOrThrow();

  // What its units are worth where a cap is counted: the same as in the entries below.
  const prices = { o2rlp: toPaise(60), pth: toPaise(70), ptr: toPaise(80), mrp: toPaise(100) };
  const central = { central_o2rlp: null, central_pth: null, central_ptr: null, central_mrp: null };
  await service.db
    .updateTable("product")
    .set({ ...prices, ...central })
    .where("id", "=", product.id)
    .execute();
  /** Begins the day again: nobody has moved anything yet. */
  const forgetDay = () => service.db.deleteFrom("stock_value_day").execute();

  let daysAgo = 1;
  /** An entry that is right in every respect, each of another day. */
  const good = (changes: Partial<Entry> = {}): Entry => ({
    warehouseId: hub,
    name: product.id,
    stock: 40,
    manufacturingDate: addDays(today, -(daysAgo += 1)),
    mrp: 100,
    retailPrice: 80,
    distPrice: 70,
    o2rPrice: 60,
    ...changes,
  });
  const enter = (changes: Partial<Entry> = {}, as: Client = admin) =>
    as.call(inventory.create, { body: good(changes) });
  const entered = async (changes: Partial<Entry> = {}): Promise<InventoryRow> => {
    const { status, payload, errors } = await enter(changes);
    expect([status, errors]).toEqual([200, []]);
    return payload;
  };
  const adjust = ({ id, version }: InventoryRow, body: Adjustment, as: Client = admin) =>
    as.call(inventory.adjust, { params: { id }, version, body });
  const list = async (query: Partial<QueryOf<typeof inventory.list>> = {}, as: Client = admin) =>
    (await as.call(inventory.list, { query: { q: "", sort: "expiryDate", size: 100, cursor: null, ...query } }))
      .payload;
  const ledger = async ({ id }: InventoryRow, as: Client = admin) =>
    (await as.call(inventory.movements, { params: { id }, query: { q: "", sort: "-at", size: 50, cursor: null } }))
      .payload.content;
  return {
    ...people,
    product,
    forgetDay,
    hub,
    cwh,
    good,
    enter,
    entered,
    adjust,
    list,
    ledger,
  };
};
