import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { batchStates, inventoryEndpoints as inventory } from "@o2r/api/contract/stock";
import { openInventoryScene } from "../test/inventory-scene.ts";

const { service, admin, hubManager, cwhManager, product, hub, cwh, enter, entered, adjust, list } =
  await openInventoryScene();
afterAll(() => service.stop());

describe("a manager of a warehouse", () => {
  it("sees the batches of the own warehouse, and no other's by any filter", async () => {
    const hubs = await list({ size: 500 }, hubManager);
    expect(new Set(hubs.content.map(({ warehouseId }) => warehouseId))).toEqual(new Set([hub]));
    const cwhs = await list({ size: 500 }, cwhManager);
    expect(new Set(cwhs.content.map(({ warehouseId }) => warehouseId))).toEqual(new Set([cwh]));
    expect((await list({ warehouse: cwh }, hubManager)).totalElements).toBe(0);
    expect((await list({ size: 10 })).totalElements).toBeGreaterThan(hubs.totalElements + cwhs.totalElements);
  });

  it("finds nothing of another's, changes nothing of it, and enters nothing there", async () => {
    const row = await entered();
    const params = { id: row.id };
    const page = { q: "", sort: "-at", size: 10, cursor: null } as const;
    const calls = [
      cwhManager.call(inventory.get, { params }),
      cwhManager.call(inventory.movements, { params, query: page }),
      cwhManager.call(inventory.usedQuantity, { params }),
      cwhManager.call(inventory.history, { params }),
      adjust(row, { mrp: 111 }, cwhManager),
      cwhManager.call(inventory.setBlocked, { params, version: 1, body: { blocked: true } }),
      cwhManager.call(inventory.discard, { params, body: { quantity: 1, reason: "DAMAGED" } }),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 404));
    expect((await enter({}, cwhManager)).status).toBe(403);
    expect((await cwhManager.call(inventory.sync, { body: { warehouseId: hub } })).status).toBe(403);
    expect((await admin.call(inventory.get, { params })).payload).toEqual(row);
  });
});

describe("the list of batches", () => {
  it("S7.55 is narrowed by every filter, each to what it says", async () => {
    const all = await list({ size: 500 });
    expect((await list({ expired: "true" })).content.every(({ daysLeft }) => daysLeft <= 0)).toBe(true);
    expect((await list({ daysLeft: "1..30" })).content.every(({ daysLeft }) => daysLeft > 0 && daysLeft <= 30)).toBe(
      true,
    );
    expect((await list({ state: "OUT_STOCK" })).content.every(({ available }) => available <= 0)).toBe(true);
    expect((await list({ low: "true" })).content.every(({ available }) => available <= 20)).toBe(true);
    expect((await list({ inflight: "true" })).content.every(({ inflight }) => inflight > 0)).toBe(true);
    expect((await list({ blocked: "true" })).content.every(({ blocked }) => blocked)).toBe(true);
    expect((await list({ mrp: "50..60" })).content.every(({ mrp }) => mrp >= 50 && mrp <= 60)).toBe(true);
    for (const filter of [
      { expired: "true" },
      { daysLeft: "..30" },
      { state: "OUT_STOCK" },
      { low: "true" },
      { inflight: "true" },
      { blocked: "true" },
      { product: product.id },
      { warehouse: hub },
    ]) {
      const { totalElements } = await list(filter);
      expect(totalElements, `${JSON.stringify(filter)}`).toBeGreaterThan(0);
      expect(totalElements).toBeLessThan(all.totalElements);
    }
    const first = all.content[0];
    const sameBrand = await service.db
      .selectFrom("product")
      .innerJoin("sub_category as sub", "sub.id", "sub_category_id")
      .select(["brand_id", "category_id"])
      .where("product.id", "=", first?.productId ?? "")
      .executeTakeFirstOrThrow();
    expect((await list({ brand: sameBrand.brand_id ?? "" })).totalElements).toBeGreaterThan(0);
    const { content } = await list({ category: sameBrand.category_id });
    expect(new Set(content.map(({ category }) => category))).toEqual(new Set([first?.category]));
  });

  it("S7.55 gives every batch one state, and finds by it the batches that have it", async () => {
    const all = (await list({ warehouse: hub, size: 500 })).content;
    for (const { value } of batchStates) {
      const having = all.filter(({ state }) => state === value).map(({ id }) => id);
      expect(having).not.toEqual([]);
      expect((await list({ warehouse: hub, state: value, size: 500 })).content.map(({ id }) => id)).toEqual(having);
    }
    expect((await list({ warehouse: hub, state: "EXPIRED,BLOCKED", size: 500 })).content).toEqual(
      all.filter(({ blocked, daysLeft }) => blocked || daysLeft <= 0),
    );
  });

  it("counts nothing as available of a batch that is blocked or has expired, wherever it is counted", async () => {
    const all = (await list({ warehouse: hub, size: 500 })).content;
    const unfit = all.filter(({ blocked, daysLeft, free }) => free > 20 && (blocked || daysLeft <= 0));
    expect(new Set(unfit.map(({ state }) => state))).toEqual(new Set(["BLOCKED", "EXPIRED"]));
    for (const row of all) expect(row.available).toBe(row.blocked || row.daysLeft <= 0 ? 0 : row.free);
    const sorted = (await list({ warehouse: hub, sort: "-available", size: 500 })).content.map(
      ({ available }) => available,
    );
    expect(sorted).toEqual(sorted.toSorted((a, b) => b - a));
    const ids = async (low: "true" | "false") =>
      (await list({ warehouse: hub, low, size: 500 })).content.map(({ id }) => id);
    expect(await ids("true")).toEqual(all.filter(({ available }) => available <= 20).map(({ id }) => id));
    expect(await ids("false")).toEqual(all.filter(({ available }) => available > 20).map(({ id }) => id));
  });

  it("keeps what runs low in the order of its days, also when the day of one was corrected by hand", async () => {
    const low = () => list({ low: "true", size: 500 });
    const { content: before } = await low();
    // One with few units: others are low only because of their day.
    const [first, last] = [before.find(({ free }) => free <= 20), before.at(-1)];
    await sql`update batch set expires_on = ${last?.expiryDate}::date + 1 where id = ${first?.id}`.execute(service.db);
    expect((await low()).content.map(({ id }) => id)).toEqual(
      [...before.filter((row) => row !== first), first].map((row) => row?.id),
    );
  });

  it.each(["name", "sku", "warehouse", "stock", "available", "reserved", "bufferStock", "inflight"] as const)(
    "is sorted by %s, up and down, and paged without a gap",
    async (sort) => {
      const read = (order: string) => list({ sort: order, warehouse: hub, size: 500 });
      const up = (await read(sort)).content.map(({ id }) => id);
      const down = (await read(`-${sort}`)).content.map(({ id }) => id);
      expect(down).toEqual(up.toReversed());
      const first = await list({ sort, warehouse: hub, size: 50 });
      const next = await list({ sort, warehouse: hub, size: 50, cursor: first.nextCursor });
      expect([...first.content, ...next.content].map(({ id }) => id)).toEqual(up.slice(0, 100));
    },
  );

  it.each(["name", "-name", "sku", "-sku", "warehouse", "-warehouse"])(
    "sorted by %s is paged back as it was paged forth, between equal ones too",
    async (sort) => {
      const forth = [await list({ sort, size: 10 })];
      while (forth.length < 5) forth.push(await list({ sort, size: 10, cursor: forth.at(-1)?.nextCursor ?? null }));
      const whole = (await list({ sort, size: 50 })).content;
      expect(forth.flatMap(({ content }) => content)).toEqual(whole);
      // Batches of one product, or of one warehouse, on both sides of a page's edge.
      const by = sort.includes("warehouse") ? "warehouseId" : "productId";
      expect([10, 20, 30, 40].some((edge) => whole[edge - 1]?.[by] === whole[edge]?.[by])).toBe(true);
      const back = [forth.at(-1)];
      while (back[0]?.prevCursor) back.unshift(await list({ sort, size: 10, cursor: back[0].prevCursor }));
      expect(back.map((page) => page?.content)).toEqual(forth.map(({ content }) => content));
    },
  );

  it("finds by words of the product's name and by its SKU", async () => {
    await entered();
    const { content } = await list({ q: product.sku });
    expect(new Set(content.map(({ sku }) => sku))).toEqual(new Set([product.sku]));
    expect((await list({ q: "no such soap" })).content).toEqual([]);
  });
});
