import { afterAll, describe, expect, it } from "vitest";
import { inventoryEndpoints as inventory, type InventoryRow } from "@o2r/api/contract/stock";
import type { Client } from "../../../test/client.ts";
import { openInventoryScene, type Adjustment } from "../test/inventory-scene.ts";

const { service, admin, superAdmin, hubManager, cwhManager, product, entered, adjust, list, ledger } =
  await openInventoryScene();
afterAll(() => service.stop());

describe("an adjustment", () => {
  it("S3.28 S3.29 brings units into stock and takes them out, by the ledger, with its reason", async () => {
    const row = await entered();
    const more = (await adjust(row, { stockRequest: "IN_STOCK", stock: 5, bufferStock: 3, reason: "Found" })).payload;
    expect(more).toMatchObject({ stock: 45, bufferStock: 3, available: 42, version: 2 });
    const less = (await adjust(more, { stockRequest: "OUT_STOCK", stock: 10, bufferStock: 2 })).payload;
    expect(less).toMatchObject({ stock: 35, bufferStock: 1, available: 34 });
    expect(await ledger(less)).toMatchObject([
      { type: "ADJUST", change: { on_hand: -10, buffer: -2 } },
      { type: "ADJUST", change: { on_hand: 5, buffer: 3 }, reason: "Found" },
      { type: "GRN" },
    ]);
    const { payload: history } = await admin.call(inventory.history, { params: { id: row.id } });
    expect(history[0]?.changes).toContainEqual({ field: "stock", before: 45, after: 35 });
  });

  it.each([
    ["S5.100 stock", { stock: 1 }],
    ["S5.101 buffer stock", { bufferStock: 1 }],
  ])("of %s asks for the stock request", async (_, body) => {
    const { status, errors } = await adjust(await entered(), body);
    expect([status, errors]).toEqual([422, [{ field: "stockRequest", message: "This field is required" }]]);
  });

  it("S5.102 of the MRP alone asks for no stock request", async () => {
    const { status, payload } = await adjust(await entered(), { mrp: 110 });
    expect([status, payload.mrp]).toEqual([200, 110]);
  });

  it("S3.30 S5.103 S5.104 S5.105 of the discount asks for its type, and keeps it below price and hundred", async () => {
    const row = await entered();
    const refused = async (body: Adjustment) => (await adjust(row, body)).errors;
    const needsType = await refused({ discount: 5 });
    expect(needsType.map(({ field }) => field)).toEqual(["discountType"]);
    expect(await refused({ discountType: "VALUE", discount: 80.01 })).toEqual([
      { field: "discount", message: "Discount value must be less the selling price" },
    ]);
    expect(await refused({ discountType: "PERCENT", discount: 100.5 })).toEqual([
      { field: "discount", message: "Value can't exceed 100%" },
    ]);
    const value = (await adjust(row, { discountType: "VALUE", discount: 80 })).payload;
    expect(value).toMatchObject({ discountType: "VALUE", discount: 80 });
    const percent = (await adjust(value, { discountType: "PERCENT", discount: 100 })).payload;
    expect(percent).toMatchObject({ discountType: "PERCENT", discount: 100 });
    expect((await adjust(percent, { discountType: "PERCENT", discount: 0 })).payload.discount).toBeNull();
  });

  it("is refused when it takes more than there is, changes nothing, or sets an MRP below the other prices", async () => {
    const row = await entered();
    const out = await adjust(row, { stockRequest: "OUT_STOCK", stock: 41 });
    expect([out.status, out.errorMessage]).toEqual([409, "Only 40 of this batch are on hand"]);
    const much = await adjust(row, { stockRequest: "IN_STOCK", bufferStock: 41 });
    expect([much.status, much.errorMessage]).toEqual([409, "Only 40 of this batch are free"]);
    expect((await adjust(row, {})).errors).toEqual([{ field: "stock", message: "Nothing is adjusted yet" }]);
    expect((await adjust(row, { mrp: 79 })).errors[0]?.field).toBe("mrp");
    expect((await adjust(row, { mrp: 69 })).errors).toEqual([
      { field: "mrp", message: "Mrp must be greater then PTH" },
    ]);
    expect((await list({ product: product.id })).content.find(({ id }) => id === row.id)).toEqual(row);
  });

  it("of what somebody else has changed is answered with how it stands", async () => {
    const row = await entered();
    await adjust(row, { mrp: 120 });
    const { status, current } = await adjust(row, { mrp: 130 });
    expect(status).toBe(412);
    expect(current).toMatchObject({ row: { mrp: 120, version: 2 } });
  });

  it("by a manager is worth no more than the cap; an administrator's may be", async () => {
    const row = await entered({ stock: 200 });
    const body: Adjustment = { stockRequest: "IN_STOCK", stock: 72 };
    const refused = await adjust(row, body, hubManager);
    expect([refused.status, refused.errors]).toEqual([
      422,
      [
        {
          field: "stock",
          message:
            "This is ₹5,040 at PTH. You have moved ₹0 today, and may move ₹5,000 a day: an administrator does this",
        },
      ],
    ]);
    const small = await adjust(row, { ...body, stock: 71 }, hubManager);
    expect(small.status).toBe(200);
    expect((await adjust(small.payload, body)).status).toBe(200);
  });
});

describe("a reset", () => {
  const reset = ({ id, version }: InventoryRow, reason: string, as: Client = superAdmin) =>
    as.call(inventory.reset, { params: { id }, version, body: { reason } });

  it("takes all that is not promised off the books, by a movement with its reason", async () => {
    const row = await entered();
    const kept = (await adjust(row, { stockRequest: "IN_STOCK", bufferStock: 6 })).payload;
    expect((await reset(kept, "")).errors).toEqual([{ field: "reason", message: "This field is required" }]);
    const { payload } = await reset(kept, "Counted again");
    expect(payload).toMatchObject({ stock: 0, bufferStock: 0, available: 0, state: "OUT_STOCK" });
    expect((await ledger(row))[0]).toMatchObject({
      type: "RESET",
      change: { on_hand: -40, buffer: -6 },
      reason: "Counted again",
    });
    expect((await reset(payload, "Again")).errorMessage).toBe("There is nothing to reset");
  });

  it("is for super admins alone", async () => {
    const row = await entered();
    for (const as of [admin, hubManager, cwhManager]) expect((await reset(row, "No", as)).status).toBe(403);
  });
});
