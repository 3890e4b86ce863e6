import { afterAll, describe, expect, it } from "vitest";
import type { BodyOf, QueryOf } from "@o2r/api/contract";
import { priceChangeEndpoints as prices, productEndpoints as product } from "@o2r/api/contract/catalogue";
import { day } from "../../test/trade-day.ts";
import { centralOf, openPriceScene, type Values } from "./test/price-scene.ts";

const { service, admin, ids, read, fresh, good, propose, proposed, approve, revoke } = await openPriceScene();
afterAll(() => service.stop());

const nothing = "01920000-0000-7000-8000-000000000000";

describe("a proposal that is wrong", () => {
  it.each([
    ["S5.82", { centralO2rlp: 500, centralPth: 400 }, "centralO2rlp", "O2RLP must be less then PTH"],
    ["S5.84", { centralPth: 500, centralPtr: 400 }, "centralPtr", "PTR must be greater then PTH"],
    ["S5.85", { centralPtr: 500, centralMrp: 400 }, "centralMrp", "MRP must be greater then PTR"],
  ])("%s is refused with its prices out of order", async (_, change, field, message) => {
    const sent = { centralO2rlp: 300, centralPth: 350, centralPtr: 600, centralMrp: 700, ...change };
    const { status, errors } = await propose(await read(ids[0] ?? ""), sent);
    expect(status).toBe(422);
    expect(errors).toContainEqual({ field, message });
  });

  it("is refused where a price that stays would be out of order", async () => {
    const row = await fresh();
    const { centralO2rlp: _o, centralPth: _h, centralPtr: _r, ...only } = good(row, { centralMrp: 0.01 });
    const { status, errors } = await admin.call(prices.propose, { body: only });
    expect([status, errors]).toEqual([422, [{ field: "centralMrp", message: "MRP must be greater then PTR" }]]);
  });

  it("is refused when nothing would change", async () => {
    const row = await fresh();
    const { status, errors } = await propose(row, {
      centralO2rlp: row.formO2rPrice,
      centralPth: row.formDlp,
      centralPtr: row.formRlp,
      centralMrp: row.formProductMrp,
    });
    expect([status, errors[0]?.message]).toEqual([422, "These are the product's prices already"]);
  });

  it("is refused for a day that is over, too far, or none", async () => {
    const row = await fresh();
    for (const effectiveOn of [day(-1), day(400), "2026-02-31", "tomorrow", "", "9999-12-31"]) {
      const { status, errors } = await propose(row, { effectiveOn });
      expect([effectiveOn, status, errors[0]?.field]).toEqual([effectiveOn, 422, "effectiveOn"]);
    }
  });

  it("is refused on a day that has one already, until that is revoked", async () => {
    const row = await fresh();
    const first = await proposed(row, { effectiveOn: day(9) });
    const second = await propose(row, { effectiveOn: day(9) });
    expect([second.status, second.errors]).toEqual([
      409,
      [{ field: "effectiveOn", message: "This product has a price change on that day already" }],
    ]);
    await revoke(first);
    expect((await propose(row, { effectiveOn: day(9) })).status).toBe(200);
  });

  it.each([
    ["a price below zero", { centralO2rlp: -1 }],
    ["three decimals", { centralMrp: 99.999 }],
    ["a price that is no number", { centralMrp: "1e400" }],
    ["an amount beyond what can be kept", { centralMrp: 1e300 }],
    ["an object for a price", { centralMrp: { $gt: 0 } }],
    ["a product that does not exist", { productId: nothing }],
    ["a product that is no id", { productId: "' or 1=1 --" }],
    ["no reason", { reason: " " }],
    ["a novel for a reason", { reason: "x".repeat(501) }],
    ["a state of its own", { state: "APPLIED" }],
    ["an approver of its own", { approved_by: nothing }],
  ])("is refused with %s", async (_, change) => {
    const { status } = await propose(await read(ids[0] ?? ""), change as Partial<Values>);
    expect(status).toBe(422);
  });
});

describe("central prices of a product", () => {
  it("S3.22 are entered with a new product, and move by a price change only", async () => {
    const row = await fresh();
    const { payload: other } = await admin.call(product.get, { params: { id: row.id } });
    const body = {
      ...Object.fromEntries(
        Object.entries(other).filter(
          ([key, value]) => /^form|^WEIGHT|^PACK|^central/.test(key) && value !== null && key !== "formProductVolume",
        ),
      ),
      brandId: other.brandId ?? undefined,
      centralMrp: 1,
    } as BodyOf<typeof product.update>;
    const { formProductManufacturer: _m, ...sent } = body;
    const saved = await admin.call(product.update, { params: { id: row.id }, version: row.version, body: sent });
    expect([saved.status, saved.errors]).toEqual([200, []]);
    expect(centralOf(saved.payload)).toEqual(centralOf(row));
  });
});

describe("the list of price changes", () => {
  const list = async (query: Partial<QueryOf<typeof prices.list>> = {}) =>
    (
      await admin.call(prices.list, {
        query: { q: "", sort: "-updatedAt", size: 100, cursor: null, ...query },
      })
    ).payload;

  it("shows the newest first, and keeps to state, product, brand and words", async () => {
    const row = await fresh();
    const change = await proposed(row, { effectiveOn: day(20) });
    const { content: waiting } = await list({ state: "PROPOSED" });
    expect(waiting[0]?.id).toBe(change.id);
    expect(waiting.every(({ state }) => state === "PROPOSED")).toBe(true);
    expect((await list({ product: row.id })).content.map(({ id }) => id)).toEqual([change.id]);
    expect((await list({ brand: row.brandId ?? "" })).content.map(({ id }) => id)).toContain(change.id);
    expect((await list({ q: row.sku })).content.map(({ id }) => id)).toContain(change.id);
  });

  it("answers 404 for one that does not exist", async () => {
    for (const call of [prices.get, prices.history])
      expect((await admin.call(call, { params: { id: nothing } })).status).toBe(404);
    expect((await approve({ id: nothing, version: 1 })).status).toBe(404);
    expect((await revoke({ id: nothing, version: 1 })).status).toBe(404);
  });
});
