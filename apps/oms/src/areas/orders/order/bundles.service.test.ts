// Kits, combos and free goods share one scene, which takes longer to open than their tests to run: they stand in one file.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { invoiceEndpoints as invoice } from "@o2r/api/contract/billing";
import { orderEndpoints as order, type OrderRow } from "@o2r/api/contract/orders";
import { toPaise } from "../../../trade/paise.ts";
import { disagreements } from "../test/disagreements.ts";
import { reason } from "../test/make-order-in.ts";
import { addCombo, addGift, addKit } from "../test/order-bundles.ts";
import { anySearch, openOrderScene, type OrderScene } from "../test/order-scene.ts";

let scene: OrderScene;
let retailer: string;
beforeAll(async () => {
  scene = await openOrderScene();
  retailer = await scene.addRetailer();
});
afterAll(async () => {
  // What every order has left behind is a part of what is shown.
  // oxlint-disable-next-line vitest/no-standalone-expect
  expect(await disagreements(scene.db)).toEqual([]);
  await scene.service.stop();
});

const call = ({ id, version }: OrderRow) => ({ params: { id }, version });
const done = async (row: OrderRow, ...names: readonly ("confirm" | "allocate" | "dropShort" | "pack")[]) => {
  let now = row;
  for (const name of names) {
    const { status, payload, errorMessage } = await scene.admin.call(order[name], call(now));
    expect([name, status, errorMessage]).toEqual([name, 200, undefined]);
    now = payload;
  }
  return now;
};
const shelf = async (product: string) => {
  const rows = await scene.db
    .selectFrom("stock_balance")
    .select(["on_hand", "reserved"])
    .where("product_id", "=", product)
    .where("warehouse_id", "=", scene.hub)
    .execute();
  return [rows.reduce((sum, row) => sum + row.on_hand, 0), rows.reduce((sum, row) => sum + row.reserved, 0)];
};

describe("a combo on an order", () => {
  it("costs its price, shared by its parts, each with its tax, and stands on the pad as one line", async () => {
    const { id, sku, soap, salt } = await addCombo(scene);
    await scene.stock(soap, 20);
    await scene.stock(salt, 20);
    const { payload: found } = await scene.admin.call(order.products, {
      params: { retailerId: retailer },
      query: { ...anySearch, query: sku, size: 5 },
    });
    expect(found[0]).toMatchObject({ id, kind: "COMBO", available: 10, ptr: 25, mrp: 36 });
    const quote = await scene.quote(retailer, [[id, 3]]);
    // 75 shared 33.33 : 66.67; 18 % of 25.00 and 5 % of 50.00, each halved.
    expect(quote.lines).toMatchObject([{ productId: id, kind: "COMBO", units: 3, available: 10, problem: null }]);
    expect(quote.lines[0]?.parts).toMatchObject([
      { productId: soap, units: 6, gst: 18, taxable: 25 },
      { productId: salt, units: 3, gst: 5, taxable: 50 },
    ]);
    expect(quote).toMatchObject({ goods: 75, taxable: 75, total: 82 });
    expect(quote.lines[0]?.trace.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(
      Math.round((quote.lines[0]?.total ?? 0) * 100),
    );
  });

  it("is promised, picked and invoiced by its parts, and given back with them", async () => {
    const { id, soap, salt } = await addCombo(scene);
    await scene.stock(soap, 20);
    await scene.stock(salt, 20);
    const row = await scene.placed(retailer, [[id, 3]]);
    const { items } = await scene.detail(row);
    // ₹25.00 over six and ₹50.00 over three: units that differ by a paisa stand apart.
    expect(items.map(({ productId, units, ptr, kind, bundle }) => [productId, units, ptr, kind, bundle?.sets])).toEqual(
      [
        [soap, 4, 4.17, "PART", 3],
        [soap, 2, 4.16, "PART", 3],
        [salt, 2, 16.67, "PART", 3],
        [salt, 1, 16.66, "PART", 3],
      ],
    );
    expect(items.every(({ bundle }) => bundle?.id === id)).toBe(true);
    expect([await shelf(soap), await shelf(salt)]).toEqual([
      [20, 6],
      [20, 3],
    ]);
    const packed = await done(row, "confirm", "allocate", "pack");
    expect([await shelf(soap), await shelf(salt)]).toEqual([
      [14, 0],
      [17, 0],
    ]);
    const { payload: issued, status } = await scene.admin.call(invoice.issue, { body: { orderId: packed.id } });
    expect([status, issued.total]).toEqual([200, row.total]);
    const { payload: paper } = await scene.admin.call(invoice.get, { params: { id: issued.id } });
    expect(paper.items.map(({ gstRate, taxable, bundle }) => [gstRate, taxable, bundle])).toEqual(
      [[18, 16.68], [18, 8.32], [5, 33.34], [5, 16.66]].map((line) => [...line, items[0]?.bundle?.name]), // prettier-ignore
    );
    const other = await scene.placed(retailer, [[id, 2]]);
    expect(await shelf(soap)).toEqual([14, 4]);
    await scene.admin.call(order.cancel, { ...call(other), body: reason });
    expect(await shelf(soap)).toEqual([14, 0]);
  });

  it("is sold only where all of its parts are there, beside what else the order has of them", async () => {
    const { id, soap, salt } = await addCombo(scene, 4);
    await scene.stock(soap, 7);
    expect((await scene.quote(retailer, [[id, 1]])).lines[0]?.problem).toMatch(/^Out of stock/);
    await scene.stock(salt, 20);
    expect((await scene.quote(retailer, [[id, 4]])).lines[0]?.problem).toBe("Only 3 are there");
    expect((await scene.quote(retailer, [[id, 5]])).lines[0]?.problem).toBe("At most 4 packs in one order");
    const both = await scene.quote(retailer, [[soap, 3], [id, 2]]); // prettier-ignore
    expect(both.lines.map(({ problem, short }) => [problem, short])).toEqual([
      [null, 0],
      [null, 0],
    ]);
    expect((await scene.quote(retailer, [[soap, 4], [id, 2]])).lines[1]?.problem).toBe("Only 1 is there"); // prettier-ignore
    const refused = await scene.place(retailer, [[id, 4]], scene.admin, { expected: 1 });
    expect([refused.status, refused.errorMessage]).toEqual([409, expect.stringContaining("Only 3 are there")]);
  });

  it("keeps its price at another hub, where what is short may be dropped, and is repeated as a combo", async () => {
    const { id, soap, salt } = await addCombo(scene);
    await scene.stock(soap, 20);
    await scene.stock(salt, 20);
    const { retailerId, ...row } = await scene.placed(retailer, [[id, 3]]);
    const { payload: context } = await scene.admin.call(order.context, { params: { retailerId } });
    expect(context.lastLines).toEqual([{ productId: id, packs: 3 }]);
    const { status, payload: moved } = await scene.admin.call(order.changeHub, {
      params: { id: row.id },
      version: row.version,
      body: { warehouseId: scene.otherHub },
    });
    expect([status, moved.total, moved.short]).toEqual([200, row.total, true]);
    await scene.stock(soap, 4, { warehouse_id: scene.otherHub });
    await scene.stock(salt, 3, { warehouse_id: scene.otherHub, ptr: toPaise(8) });
    const dropped = await done(moved, "confirm", "allocate", "dropShort");
    const { items, goods } = await scene.detail(dropped);
    const sum = (product: string, of: "reserved" | "dropped") =>
      items.reduce((all, line) => (line.productId === product ? all + line[of] : all), 0);
    expect([sum(soap, "reserved"), sum(soap, "dropped"), sum(salt, "reserved")]).toEqual([4, 2, 3]);
    // What costs ₹25.00 together is delivered but for two units at 4.16.
    expect(goods).toBe(50 + 25 - 2 * 4.16);
  });
});

describe("a kit on an order", () => {
  it("is one of each of its parts, at its own price shared by theirs", async () => {
    const { id: kit, soap, salt } = await addKit(scene, "Hostel kit");
    await scene.stock(soap, 5);
    await scene.stock(salt, 9);
    const { payload: found } = await scene.admin.call(order.products, {
      params: { retailerId: retailer },
      query: { ...anySearch, query: "hostel kit", size: 5 },
    });
    expect(found).toMatchObject([{ id: kit, kind: "KIT", available: 5, packOf: 2 }]);
    expect((await scene.quote(retailer, [[kit, 3]])).lines[0]?.problem).toBe("Only 2 are there");
    const { items, goods } = await scene.detail(await scene.placed(retailer, [[kit, 2]]));
    expect(goods).toBe(36);
    expect(items.map(({ productId, units, taxable, bundle }) => [productId, units, taxable, bundle?.kind])).toEqual([
      [soap, 4, 18, "KIT"],
      [salt, 4, 18, "KIT"],
    ]);
  });
});

describe("goods that a promotion gives", () => {
  const uses = (promotionId: string) =>
    scene.db
      .selectFrom("promotion_use")
      .select(["order_id", "state", "free_units", "free_worth", "given_back"])
      .where("promotion_id", "=", promotionId)
      .orderBy("created_at")
      .execute();

  it("are a line of their own for each full set, which costs nothing and counts for nothing, from the shelf like others", async () => {
    const soap = await scene.addProduct();
    await scene.stock(soap, 100);
    const { id, title } = await addGift(scene, [soap]);
    const quote = await scene.quote(retailer, [[soap, 14]]);
    expect(quote.lines.map(({ free, units, total, promotion: by }) => [free, units, total, by])).toEqual([
      [false, 14, 148.68, null],
      [true, 4, 0, title],
    ]);
    expect([quote.goods, quote.total]).toEqual([126, 149]);
    const row = await scene.placed(retailer, [[soap, 14]]);
    const { items } = await scene.detail(row);
    expect(items.map(({ kind, units, reserved, total, promotion: by }) => [kind, units, reserved, total, by])).toEqual([
      ["PAID", 14, 14, 148.68, null],
      ["FREE", 4, 4, 0, title],
    ]);
    expect(await shelf(soap)).toEqual([100, 18]);
    expect(await uses(id)).toEqual([
      { order_id: row.id, state: "TAKEN", free_units: 4, free_worth: 3600, given_back: 0 },
    ]);
    const packed = await done(row, "confirm", "allocate", "pack");
    expect(await shelf(soap)).toEqual([82, 0]);
    const { payload: issued } = await scene.admin.call(invoice.issue, { body: { orderId: packed.id } });
    expect(issued.total).toBe(row.total);
  });

  it("are as many as the shelf has left, and none where it has none", async () => {
    const [soap, salt] = [await scene.addProduct(), await scene.addProduct()];
    await scene.stock(soap, 11);
    await addGift(scene, [soap]);
    expect((await scene.quote(retailer, [[soap, 10]])).lines[1]?.units).toBe(1);
    expect((await scene.quote(retailer, [[soap, 11]])).lines).toHaveLength(1);
    await scene.stock(salt, 3);
    const other = await scene.addProduct();
    await scene.stock(other, 50);
    await addGift(scene, [other], { getProduct: salt });
    const quote = await scene.quote(retailer, [[other, 10], [salt, 2]]); // prettier-ignore
    expect(quote.lines.map(({ productId, free, units }) => [productId, free, units])).toEqual([
      [other, false, 10],
      [salt, false, 2],
      [salt, true, 1],
    ]);
  });

  it("go back with the order, and move with it to another hub where that has them", async () => {
    const soap = await scene.addProduct();
    await scene.stock(soap, 100);
    const { id } = await addGift(scene, [soap]);
    const row = await scene.placed(retailer, [[soap, 10]]);
    await scene.stock(soap, 11, { warehouse_id: scene.otherHub });
    const { payload: moved } = await scene.admin.call(order.changeHub, {
      ...call(row),
      body: { warehouseId: scene.otherHub },
    });
    expect((await scene.detail(moved)).items.map(({ kind, units }) => [kind, units])).toEqual([
      ["PAID", 10],
      ["FREE", 1],
    ]);
    expect(await shelf(soap)).toEqual([100, 0]);
    await scene.admin.call(order.cancel, { ...call(moved), body: reason });
    expect(await uses(id)).toMatchObject([{ state: "GIVEN_BACK", free_units: 1, given_back: 900 }]);
  });

  it("are promised once, however many place at once", async () => {
    const soap = await scene.addProduct();
    await scene.stock(soap, 42);
    await addGift(scene, [soap]);
    const retailers = await scene.addRetailers(6);
    const answers = await Promise.all(retailers.map((one) => scene.place(one, [[soap, 5]])));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const [onHand = 0, reserved = 0] = await shelf(soap);
    const placedCount = answers.filter(({ status }) => status === 200).length;
    expect([onHand, reserved]).toEqual([42, placedCount * 7]);
  });

  it("are not all that is left of an order that drops what is short: it is cancelled instead", async () => {
    const [soap, salt] = [await scene.addProduct(), await scene.addProduct()];
    await scene.stock(salt, 9);
    await addGift(scene, [soap], { getProduct: salt });
    const row = await done(await scene.placed(retailer, [[soap, 5]]), "confirm", "allocate");
    expect((await scene.detail(row)).items.map(({ kind, reserved }) => [kind, reserved])).toEqual([
      ["PAID", 0],
      ["FREE", 2],
    ]);
    const refused = await scene.admin.call(order.dropShort, call(row));
    expect([refused.status, refused.errorMessage]).toEqual([409, "Nothing would be left of it: cancel it instead"]);
  });

  it("are not given for what is a part of a combo", async () => {
    const { id, soap, salt } = await addCombo(scene);
    await scene.stock(soap, 50);
    await scene.stock(salt, 50);
    await addGift(scene, [soap]);
    expect((await scene.quote(retailer, [[id, 5]])).lines).toHaveLength(1);
  });
});
