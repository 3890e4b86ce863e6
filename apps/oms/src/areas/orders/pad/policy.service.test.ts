import { orderEndpoints as order } from "@o2r/api/contract/orders";
import { chargeEndpoints as charge } from "@o2r/api/contract/settings";
import { retailerEndpoints as retailer, retailerGroupEndpoints as group } from "@o2r/api/contract/parties";
import { addDays, todayIn } from "@o2r/forms/days";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../db/id.ts";
import { setSetting } from "../../test/set-setting.ts";
import { clockAt } from "../slot/judge-day.ts";
import { openOrderScene, type OrderScene } from "../test/order-scene.ts";

let scene: OrderScene;
let product: string;
beforeAll(async () => {
  scene = await openOrderScene();
  product = await scene.addProduct();
  await scene.stock(product, 10_000);
});
afterAll(() => scene.service.stop());

const holdsOf = async (retailerId: string, packs = 10) =>
  (await scene.quote(retailerId, [[product, packs]])).holds.map(({ hold }) => hold);

describe("what the business decides holds from the next order on, without a restart", () => {
  it("S7.60 the minimum order: of the platform, of the retailer's type, and their own", async () => {
    const id = await scene.addRetailer();
    expect(await holdsOf(id)).toEqual([]);
    await setSetting(scene.superAdmin, "minOrderValue", "90.01");
    const { holds } = await scene.quote(id, [[product, 10]]);
    expect(holds).toEqual([{ hold: "MINIMUM", text: "The goods are worth ₹90, and an order is at least ₹90.01" }]);
    expect((await scene.placed(id, [[product, 10]])).state).toBe("ON_HOLD");

    await scene.db.updateTable("retailer_group").set({ active: true }).where("kind", "=", "TIER").execute();
    const type = await scene.superAdmin.call(group.list, {
      query: { q: "", sort: "name", size: 100, cursor: null, kind: "TYPE" },
    });
    const kirana = type.payload.content.find(({ retailerType }) => retailerType === "KIRANA");
    const at = { params: { id: kirana?.id ?? "" } };
    const on = await scene.superAdmin.call(group.setActive, {
      ...at,
      version: kirana?.version ?? 0,
      body: { active: true },
    });
    expect(on.status).toBe(200);
    const body = { kind: "TYPE", retailerType: "KIRANA", visibility: "ALL", minOrder: 90 } as const;
    await scene.superAdmin.call(group.update, { ...at, version: on.payload.version, body });
    expect(await holdsOf(id)).toEqual([]);

    const { payload: page } = await scene.admin.call(retailer.page, { params: { id } });
    const { status } = await scene.admin.call(retailer.setTerms, {
      params: { id },
      version: page.version,
      body: { minOrder: 91 },
    });
    expect([status, await holdsOf(id)]).toEqual([200, ["MINIMUM"]]);
    await setSetting(scene.superAdmin, "minOrderValue", "0");
  });

  it("the credit limit and days of the platform, where nobody states others", async () => {
    const id = await scene.addRetailer();
    await setSetting(scene.superAdmin, "creditLimit", "100");
    await setSetting(scene.superAdmin, "creditDays", "11");
    const { credit, holds } = await scene.quote(id, [[product, 10]]);
    expect(credit).toMatchObject({ limit: 100, days: 11, left: 100 });
    expect(holds).toEqual([
      { hold: "CREDIT_LIMIT", text: "₹106 would be owed with this order, and the limit is ₹100" },
    ]);
    await setSetting(scene.superAdmin, "creditLimit", "10000000");
  });

  it("whether PTR holds GST, and how long goods have to keep", async () => {
    const id = await scene.addRetailer();
    expect((await scene.quote(id, [[product, 10]])).total).toBe(106);
    await setSetting(scene.superAdmin, "priceTaxMode", "INCLUSIVE");
    expect((await scene.quote(id, [[product, 10]])).total).toBe(90);
    await setSetting(scene.superAdmin, "priceTaxMode", "EXCLUSIVE");
    await setSetting(scene.superAdmin, "minResidualDays", "365");
    expect((await scene.quote(id, [[product, 10]])).lines[0]).toMatchObject({ available: 0, short: 10 });
    await setSetting(scene.superAdmin, "minResidualDays", "15");
  });

  it("an order says where it is taxed and whether it goes to a zone, where that is not plain from hub and address", async () => {
    const id = await scene.addRetailer();
    const set = (values: { readonly gst_number: string | null; readonly special_zone: boolean }) =>
      scene.db.updateTable("retailer").set(values).where("id", "=", id).execute();
    const supplyOf = async () => {
      const { split, placeOfSupply, zone, total } = await scene.detail(await scene.placed(id, [[product, 10]]));
      return { split, placeOfSupply, zone, total };
    };
    await scene.db.updateTable("undertaking").set({ active: false }).execute();
    await set({ gst_number: null, special_zone: false });
    expect(await supplyOf()).toEqual({ split: "CGST_SGST", placeOfSupply: null, zone: null, total: 106 });
    // Nobody who is not registered is of a zone.
    await set({ gst_number: null, special_zone: true });
    expect(await supplyOf()).toEqual({ split: "CGST_SGST", placeOfSupply: null, zone: null, total: 106 });
    await set({ gst_number: "29AAPFU0939F1ZV", special_zone: false });
    const there = { split: "IGST", placeOfSupply: "Karnataka (29)" };
    expect(await supplyOf()).toEqual({ ...there, zone: null, total: 106 });
    await set({ gst_number: "29AAPFU0939F1ZV", special_zone: true });
    expect(await supplyOf()).toEqual({ ...there, zone: "TAXED", total: 106 });
    // Under an undertaking of the hub's GSTIN.
    await sql`insert into undertaking (id, gstin, arn, valid_from, valid_till)
      select ${newId()}::uuid, gst_number, 'AD270326000001A', ${todayIn()}::date, ${todayIn()}::date from warehouse where id = ${scene.hub}`.execute(
      scene.db,
    );
    expect(await supplyOf()).toEqual({ ...there, zone: "UNTAXED", total: 90 });
  });

  it("the cut-off, from which an order counts as of the next day", async () => {
    const id = await scene.addRetailer();
    const { lead_time } = await scene.db
      .selectFrom("warehouse")
      .select("lead_time")
      .where("id", "=", scene.hub)
      .executeTakeFirstOrThrow();
    for (const cutOff of ["00:00", "23:59"]) {
      await setSetting(scene.superAdmin, "orderCutOff", cutOff);
      const { day, time } = clockAt(new Date());
      const first = (await scene.days(id)).find(({ reason }) => reason === null);
      expect(first?.day).toBe(addDays(day, lead_time + (time < cutOff ? 0 : 1)));
    }
    await setSetting(scene.superAdmin, "orderCutOff", "20:00");
  });

  it("charges: those of today, for the hub, the type and where the order comes from, shared over its lines", async () => {
    const id = await scene.addRetailer();
    const made = await scene.superAdmin.call(charge.create, {
      body: { name: "Call fee", basis: "FLAT", amount: 5, platform: "CALL", validFrom: todayIn() },
    });
    expect(made.status).toBe(200);
    const told = await scene.quote(id, [[product, 10]]);
    expect(told).toMatchObject({ charges: 5, chargeLines: [{ name: "Call fee", amount: 5 }], total: 112 });
    expect((await scene.quote(id, [[product, 10]], scene.fsa)).charges).toBe(0);
    const row = await scene.placed(id, [[product, 10]]);
    const { items, ...whole } = await scene.detail(row);
    expect(whole.charges).toBe(5);
    expect(items[0]?.trace.some(({ step }) => step === "CHARGE")).toBe(true);
    const off = { params: { id: made.payload.id }, version: made.payload.version, body: { active: false } };
    await scene.superAdmin.call(charge.setActive, off);
    expect((await scene.quote(id, [[product, 10]])).charges).toBe(0);
  });

  it("where retailers of a type may order, said at each line and refused at placing", async () => {
    const id = await scene.addRetailer();
    await scene.db
      .updateTable("retailer_group")
      .set({ active: true, visibility: "APP" })
      .where("retailer_type", "=", "KIRANA")
      .execute();
    const why = "Kirana retailers order in the app only";
    expect((await scene.quote(id, [[product, 1]])).lines[0]?.problem).toBe(why);
    expect((await scene.quote(id, [[product, 1]], scene.fsa)).lines[0]?.problem).toBeNull();
    const refused = await scene.place(id, [[product, 1]], scene.admin, { expected: 0 });
    expect([refused.status, refused.errorMessage]).toEqual([409, expect.stringContaining(why)]);
    await scene.db.updateTable("retailer_group").set({ active: false }).execute();
  });

  it("a hub that is switched off delivers no order, be it the retailer's own or another that one is moved to", async () => {
    const { otherHub: warehouseId, db, admin } = scene;
    const [id, away] = await scene.addRetailers(2);
    const row = await scene.placed(id ?? "", [[product, 1]]);
    await db.updateTable("warehouse").set({ active: false }).where("id", "=", warehouseId).execute();
    await db
      .updateTable("retailer")
      .set({ hub_id: warehouseId, beat_id: null })
      .where("id", "=", away ?? "")
      .execute();
    try {
      const moved = await admin.call(order.changeHub, {
        params: { id: row.id },
        version: row.version,
        body: { warehouseId },
      });
      expect([moved.status, moved.errorMessage]).toEqual([409, "Choose an active hub"]);
      const refused = await scene.place(away ?? "", [[product, 1]], admin, { expected: 11 });
      expect([refused.status, refused.errorMessage]).toEqual([
        409,
        expect.stringMatching(/^No hub delivers to .+ yet$/),
      ]);
    } finally {
      await db.updateTable("warehouse").set({ active: true }).where("id", "=", warehouseId).execute();
    }
  });

  it("an invoice that is older than the terms holds the next order, with how old it is", async () => {
    const id = await scene.addRetailer();
    const day = addDays(todayIn(), -12);
    await sql`insert into invoice (warehouse_id, id, number, gstin, fy, kind, day, due_on, order_id, order_number,
        ordered_at, payment_mode, retailer_id, seller, bill_to, ship_to, place_of_supply, split, goods, discount, charges,
        taxable, cgst, sgst, igst, cess, round_off, total)
      values (${scene.hub}, ${newId()}, 'INV/26/900001', '27AAPFU0939F1ZV', '26-27', 'INVOICE', ${day}, ${day}, ${newId()},
        'RO07-26-900001', now(), 'CREDIT', ${id}, '{}', '{}', '{}', 'Maharashtra (27)', 'CGST_SGST', 100, 0, 0, 100, 0, 0, 0,
        0, 0, 100)`.execute(scene.db);
    await setSetting(scene.superAdmin, "creditDays", "12");
    expect(await holdsOf(id)).toEqual([]);
    await setSetting(scene.superAdmin, "creditDays", "11");
    expect((await scene.quote(id, [[product, 10]])).holds).toEqual([
      { hold: "OVERDUE", text: "INV/26/900001 is 12 days old, and credit is for 11" },
    ]);
    expect(await scene.placed(id, [[product, 10]]).then((row) => [row.state, row.holds])).toEqual([
      "ON_HOLD",
      ["OVERDUE"],
    ]);
  });
});
