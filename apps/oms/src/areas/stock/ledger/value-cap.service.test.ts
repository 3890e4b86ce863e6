import { afterAll, beforeEach, describe, expect, it } from "vitest";
import {
  discardEndpoints as discard,
  inventoryEndpoints as inventory,
  qcEndpoints as qc,
  rejectedEndpoints as rejected,
  type InventoryRow,
  type QcDetail,
} from "@o2r/api/contract/stock";
import type { Client } from "../../../test/client.ts";
import { uploadPicture } from "../../test/upload-picture.ts";
import { applyImport, checkImport, startImport } from "../../test/start-import.ts";
import { openInventoryScene, type Adjustment } from "../test/inventory-scene.ts";
import { moveRejected } from "../test/move-rejected.ts";

// A unit is worth ₹70, and the cap is ₹5,000: 71 units are within it, 72 are not.
const scene = await openInventoryScene();
const { service, admin, superAdmin, hubManager, cwhManager, product, hub, cwh, entered, enter, adjust, forgetDay } =
  scene;
afterAll(() => service.stop());
beforeEach(forgetDay);

const photo = await uploadPicture(hubManager);
const into = (stock: number): Adjustment => ({ stockRequest: "IN_STOCK", stock });
const out = (stock: number): Adjustment => ({ stockRequest: "OUT_STOCK", stock });
const ask = ({ id }: InventoryRow, quantity: number, as: Client = hubManager) =>
  as.call(inventory.discard, { params: { id }, body: { quantity, reason: "DAMAGED" } });
const begin = (row: InventoryRow, quantity: number, source: "GRN" | "STOCK", as: Client = hubManager) =>
  as.call(qc.create, {
    body: { warehouseId: row.warehouseId, source, supplier: "", items: [{ inventoryId: row.id, quantity }] },
  });
const end = ({ id, version, items }: QcDetail, accepted: number, bad: number, as: Client = hubManager) =>
  as.call(qc.submit, {
    params: { id },
    version,
    body: {
      items: [
        {
          id: items[0]?.id ?? "",
          accepted,
          rejected: bad,
          held: 0,
          ...(bad > 0 && { reason: "DAMAGED" as const, photo }),
        },
      ],
    },
  });
const begun = async (row: InventoryRow, quantity: number, source: "GRN" | "STOCK", as: Client = hubManager) => {
  const { status, payload, errorMessage } = await begin(row, quantity, source, as);
  expect([status, errorMessage]).toEqual([200, undefined]);
  return payload;
};
const rejectsOf = async ({ id }: QcDetail) => {
  const query = { q: "", sort: "-createdAt", size: 100, cursor: null } as const;
  const { payload } = await admin.call(rejected.list, { query });
  const found = payload.content.find(({ qcId }) => qcId === id);
  if (found === undefined) throw new Error("the check has rejected nothing");
  return found;
};
const now = async ({ id }: InventoryRow) => (await admin.call(inventory.get, { params: { id } })).payload;
const tooMuch = /an administrator does this$/;

describe("what a manager moves in a day", () => {
  it("is refused above the cap, in words that say the sum so far, the cap, and who does it", async () => {
    const row = await entered({ stock: 200 });
    const first = await adjust(row, out(71), hubManager);
    expect(first.status).toBe(200);
    const second = await adjust(first.payload, out(71), hubManager);
    const message =
      "This is ₹4,970 at PTH. You have moved ₹4,970 today, and may move ₹5,000 a day: an administrator does this";
    expect([second.status, second.errors]).toEqual([422, [{ field: "stock", message }]]);
    expect((await now(row)).stock).toBe(129);
    expect((await adjust(first.payload, out(71), admin)).status).toBe(200);
  });

  it("is one's own: another manager has a day of their own, and tomorrow is another day", async () => {
    const [row, theirs] = [await entered({ stock: 200 }), await entered({ stock: 200, warehouseId: cwh })];
    const first = await adjust(row, into(71), hubManager);
    expect((await adjust(theirs, into(71), cwhManager)).status).toBe(200);
    await service.db.updateTable("stock_value_day").set({ day: "2020-01-01" }).execute();
    expect((await adjust(first.payload, into(71), hubManager)).status).toBe(200);
  });

  it("is not counted when it is refused", async () => {
    const row = await entered();
    expect((await adjust(row, into(72), hubManager)).status).toBe(422);
    expect((await adjust(row, out(41), hubManager)).status).toBe(409);
    expect((await adjust(row, into(71), hubManager)).status).toBe(200);
  });

  it("stays within the cap when twenty adjustments just below it arrive at once", async () => {
    const rows: InventoryRow[] = [];
    for (let place = 0; place < 20; place += 1) rows.push(await entered({ stock: 100 }));
    const big = await Promise.all(rows.map((row) => adjust(row, out(71), hubManager)));
    const withStatus = (wanted: number) => big.filter(({ status }) => status === wanted).length;
    expect([withStatus(200), withStatus(422)]).toEqual([1, 19]);
    await forgetDay();
    const versions = await Promise.all(rows.map(now));
    const small = await Promise.all(versions.map((row) => adjust(row, into(10), hubManager)));
    // Seven times ₹700.
    expect(small.filter(({ status }) => status === 200)).toHaveLength(7);
  });

  it("adds up over every way", async () => {
    const row = await entered({ stock: 200 });
    expect((await enter({ stock: 20 }, hubManager)).status).toBe(200);
    expect((await ask(row, 20)).status).toBe(200);
    expect((await end(await begun(row, 30, "STOCK"), 10, 20)).status).toBe(200);
    expect((await adjust(row, out(12), hubManager)).errors[0]?.message).toContain("You have moved ₹4,200 today");
    expect((await adjust(row, out(11), hubManager)).status).toBe(200);
  });
});

describe("what is worth more than the cap at the product's PTH is refused to a manager", () => {
  /** What became of a call: whether the cap has refused it, and else its words. */
  const endOf = ({ status, errorMessage = "" }: { status: number; errorMessage?: string | undefined }) =>
    (status === 403 || status === 422) && tooMuch.test(errorMessage) ? "above the cap" : `${status} ${errorMessage}`;

  it("as an entry, whatever prices it names", async () => {
    const cheap = { mrp: 0.04, retailPrice: 0.03, distPrice: 0.02, o2rPrice: 0.01 };
    expect(endOf(await enter({ stock: 72, ...cheap }, hubManager))).toBe("above the cap");
    expect(endOf(await enter({ stock: 1_000_000 }, hubManager))).toBe("above the cap");
    expect((await enter({ stock: 71, ...cheap }, hubManager)).status).toBe(200);
    expect((await enter({ stock: 1_000_001 }, admin)).errors[0]?.field).toBe("stock");
  });

  it("as an adjustment of a batch that was entered at another price", async () => {
    const cheap = await entered({ stock: 200, mrp: 0.04, retailPrice: 0.03, distPrice: 0.02, o2rPrice: 0.01 });
    expect(endOf(await adjust(cheap, out(72), hubManager))).toBe("above the cap");
    const dear = await entered({ stock: 200, mrp: 1000, retailPrice: 900, distPrice: 800, o2rPrice: 700 });
    expect(endOf(await adjust(dear, out(7), hubManager))).toBe("above the cap");
  });

  it("as a request to discard", async () => {
    expect(endOf(await ask(await entered({ stock: 200 }), 72))).toBe("above the cap");
  });

  it("as a discount, a new discount on top, or another MRP of all that is there", async () => {
    const row = await entered({ stock: 100 });
    expect(endOf(await adjust(row, { discountType: "PERCENT", discount: 100 }, hubManager))).toBe("above the cap");
    expect(endOf(await adjust(row, { discountType: "VALUE", discount: 51 }, hubManager))).toBe("above the cap");
    expect(endOf(await adjust(row, { mrp: 151 }, hubManager))).toBe("above the cap");
    const half = await adjust(row, { discountType: "PERCENT", discount: 50 }, hubManager);
    expect(half.status).toBe(200);
    const none = await adjust(half.payload, { discountType: "PERCENT", discount: 0 }, hubManager);
    expect(none.status).toBe(200);
    expect(endOf(await adjust(none.payload, { discountType: "PERCENT", discount: 50 }, hubManager))).toBe(
      "above the cap",
    );
    expect((await adjust(none.payload, { discountType: "PERCENT", discount: 100 }, admin)).status).toBe(200);
  });

  it("as goods that arrive for a check, or that a check rejects", async () => {
    const row = await entered({ stock: 200 });
    expect(endOf(await begin(row, 72, "GRN"))).toBe("above the cap");
    const check = await begun(row, 100, "STOCK");
    expect(endOf(await end(check, 28, 72))).toBe("above the cap");
    expect((await end(check, 28, 72, admin)).status).toBe(200);
  });

  it("as goods that somebody else received and they accept, or that are checked again", async () => {
    const row = await entered({ stock: 200 });
    expect(endOf(await end(await begun(row, 72, "GRN", admin), 72, 0))).toBe("above the cap");
    const check = await begun(row, 100, "STOCK");
    expect((await end(check, 28, 72, admin)).status).toBe(200);
    const bad = await rejectsOf(check);
    expect((await moveRejected(bad, "recheck", hubManager)).status).toBe(200);
    const query = { q: "", sort: "-createdAt", size: 10, cursor: null, source: "REJECTED" } as const;
    const [again] = (await admin.call(qc.list, { query })).payload.content;
    const { payload } = await admin.call(qc.get, { params: { id: again?.id ?? "" } });
    expect(endOf(await end(payload, 72, 0))).toBe("above the cap");
  });

  it("as rejected goods that go back to their sender or are to be discarded, when another rejected them", async () => {
    const row = await entered({ stock: 200 });
    const check = await begun(row, 72, "STOCK");
    expect((await end(check, 0, 72, admin)).status).toBe(200);
    const bad = await rejectsOf(check);
    expect(endOf(await moveRejected(bad, "return", hubManager))).toBe("above the cap");
    expect(endOf(await moveRejected(bad, "askDiscard", hubManager))).toBe("above the cap");
    expect((await moveRejected(bad, "return", superAdmin)).status).toBe(200);
  });

  it("as rows of a file, from the one on that exceeds it", async () => {
    const own = await service.db
      .selectFrom("warehouse")
      .select("company_name as name")
      .where("id", "=", hub)
      .executeTakeFirstOrThrow();
    const row = (stock: number, mrp: number) => `${product.sku},${own.name},${stock},01-10-2026,${mrp},80,70,60`;
    const head = "Product,Warehouse,Total stock,Manufacturing date,MRP,PTR,PTH,O2RLP";
    const begunImport = await startImport(
      hubManager,
      [head, row(50, 201), row(22, 202), row(21, 203)].join("\n"),
      "inventory",
    );
    const checked = await checkImport(hubManager, begunImport, begunImport.columns);
    expect(checked).toMatchObject({ bad: 0 });
    const done = await applyImport(hubManager, checked);
    expect(done).toMatchObject({ done: 2, bad: 1 });
  });
});

describe("what two people do", () => {
  it("is to receive and to inspect: above the cap nobody accepts what they received, however it is split", async () => {
    const row = await entered({ stock: 10 });
    const [first, second] = [await begun(row, 60, "GRN", admin), await begun(row, 60, "GRN", admin)];
    expect((await end(first, 60, 0, admin)).status).toBe(200);
    const own = await end(second, 60, 0, admin);
    expect([own.status, own.errorMessage]).toEqual([
      403,
      "You received these goods, ₹4,200 at PTH. You have inspected ₹4,200 of your own receipts today, and may inspect ₹5,000 a day: somebody else does this",
    ]);
    expect((await now(row)).quarantine).toBe(60);
    expect((await end(second, 60, 0, superAdmin)).status).toBe(200);
  });

  it("is to reject and to record the credit, which administrators do", async () => {
    const row = await entered({ stock: 100 });
    const byManager = await begun(row, 10, "STOCK");
    await end(byManager, 8, 2);
    const returned = (await moveRejected(await rejectsOf(byManager), "return", hubManager)).payload;
    expect((await moveRejected(returned, "credit", hubManager)).status).toBe(403);
    expect((await moveRejected(returned, "credit", admin)).payload.state).toBe("CREDITED");

    const byAdmin = await begun(row, 10, "STOCK");
    await end(byAdmin, 8, 2, admin);
    const back = (await moveRejected(await rejectsOf(byAdmin), "return", hubManager)).payload;
    const own = await moveRejected(back, "credit", admin);
    expect([own.status, own.errorMessage]).toEqual([
      403,
      "You cannot record the credit of units that you rejected yourself",
    ]);
    expect((await moveRejected(back, "credit", superAdmin)).payload.state).toBe("CREDITED");
  });

  it("is to return and to record the credit, and to reject and to approve the discard", async () => {
    const row = await entered({ stock: 100 });
    const check = await begun(row, 10, "STOCK");
    await end(check, 8, 2);
    const returned = (await moveRejected(await rejectsOf(check), "return", admin)).payload;
    expect((await moveRejected(returned, "credit", admin)).errorMessage).toBe(
      "You cannot record the credit of units that you sent back yourself",
    );

    const other = await begun(row, 10, "STOCK");
    await end(other, 8, 2, admin);
    const asked = (await moveRejected(await rejectsOf(other), "askDiscard", hubManager)).payload;
    expect((await moveRejected(asked, "discard", admin)).errorMessage).toBe(
      "You cannot approve the discard of units that you rejected yourself",
    );
    expect((await moveRejected(asked, "discard", superAdmin)).payload.state).toBe("DISCARDED");
  });

  it("is to ask for a discard and to approve it, whatever role the one who asked has by then", async () => {
    const row = await entered({ stock: 100 });
    const { payload: request } = await ask(row, 5);
    const promote = (user_type: "ADMIN" | "HUB_MANAGER") =>
      service.db.updateTable("app_user").set({ user_type }).where("username", "=", "hub_manager").execute();
    await promote("ADMIN");
    try {
      const params = { id: request.id };
      const own = await hubManager.call(discard.approve, { params, version: request.version });
      expect(own.errorMessage).toBe("You cannot approve your own request");
    } finally {
      await promote("HUB_MANAGER");
    }
  });
});
