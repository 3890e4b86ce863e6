import { warehouseEndpoints } from "@o2r/api/contract/logistics";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { toPaise } from "../../../trade/paise.ts";
import { newId } from "../../../db/id.ts";
import { tx } from "../../../db/tx.ts";
import { disagreements } from "../test/disagreements.ts";
import { openOrderScene, type OrderScene } from "../test/order-scene.ts";
import { somebodyWaits } from "../../../test/somebody-waits.ts";
import { whileBusy } from "../../../test/while-busy.ts";

const rounds = Number(process.env["O2R_ORDER_ROUNDS"] ?? 2);
const atOnce = 64;

let scene: OrderScene;
beforeAll(async () => void (scene = await openOrderScene()));
afterAll(() => scene.service.stop());

const deadlocks = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select deadlocks as n from pg_stat_database
    where datname = current_database()`.execute(scene.db);
  return rows[0]?.n ?? -1;
};

it(`64 orders at once for ten units promise exactly ten, whatever else they ask for, ${rounds} times over`, async () => {
  const { addRetailers, addProduct, stock, place, balance, admin } = scene;
  const retailers = await addRetailers(8);
  for (let round = 0; round < rounds; round += 1) {
    const [few, many] = [await addProduct(), await addProduct()];
    const [batch] = [await stock(few, 4), await stock(few, 6), await stock(many, 1000), await stock(many, 30)];
    const answers = await Promise.all(
      Array.from({ length: atOnce }, (_, index) => {
        // Lines in either order, so that whoever locked by the order of lines would meet another.
        const wanted = [
          [few, 1],
          [many, 1],
        ] as const;
        const retailer = retailers[index % retailers.length] ?? "";
        const key = crypto.randomUUID();
        const ordered = index % 2 === 0 ? wanted : wanted.toReversed();
        return whileBusy(() => place(retailer, ordered, admin, { expected: 21 }, key));
      }),
    );
    expect(answers.map(({ status, errorMessage }) => [status, errorMessage])).toEqual(
      Array.from({ length: atOnce }, () => [200, undefined]),
    );
    const short = answers.filter(({ payload }) => payload.short);
    expect(short).toHaveLength(atOnce - 10);
    expect(await balance(batch)).toEqual({ on_hand: 4, reserved: 4 });
  }
  expect(await deadlocks()).toBe(0);
  expect(await disagreements(scene.db)).toEqual([]);
}, 600_000);

it("a day with five places has room for five of twenty who ask at once", async () => {
  const { addRetailers, addProduct, stock, place, days, takenOn, db, hub, admin } = scene;
  const product = await addProduct();
  await stock(product, 100);
  const retailers = await addRetailers(5);
  const day = (await days(retailers[0] ?? "")).findLast(({ reason }) => reason === null)?.day ?? "";
  const before = await takenOn(day);
  await db
    .updateTable("warehouse")
    .set({ slot_capacity: before + 5 })
    .where("id", "=", hub)
    .execute();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      place(retailers[index % 5] ?? "", [[product, 1]], admin, { orderSlot: day, expected: 11 }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    ...Array<number>(5).fill(200),
    ...Array<number>(15).fill(409),
  ]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.errorMessage).toBe("This order cannot be delivered on that day. Full");
  expect(await takenOn(day)).toBe(before + 5);
  await db.updateTable("warehouse").set({ slot_capacity: 100_000 }).where("id", "=", hub).execute();
});

it("of two orders at once that together exceed the limit, one waits", async () => {
  const { addRetailer, addProduct, stock, place, admin } = scene;
  const product = await addProduct();
  await stock(product, 100);
  const retailer = await addRetailer({ credit_limit: toPaise(30) });
  const two = await Promise.all([0, 1].map(() => place(retailer, [[product, 2]], admin, { expected: 21 })));
  expect(two.map(({ payload }) => payload.state).toSorted()).toEqual(["ON_HOLD", "PLACED"]);
});

it("what is cut off in the middle leaves no promise without an order, and no number, place or credit", async () => {
  const { addRetailers, addProduct, stock, place, db, admin } = scene;
  const product = await addProduct();
  await stock(product, 1000);
  const retailers = await addRetailers(6);
  const placing = Array.from({ length: 40 }, (_, index) =>
    place(retailers[index % 6] ?? "", [[product, 1]], admin, { expected: 11 }),
  );
  const kill = async (): Promise<void> => {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`.execute(db);
  };
  await Promise.all([placing[0], kill().catch(() => undefined)]);
  await kill().catch(() => undefined);
  const answers = await Promise.all(placing);
  const placed = answers.filter(({ status }) => status === 200).length;
  const { rows } = await sql<{ held: number }>`select coalesce(sum(balance.reserved), 0)::integer as held
    from stock_balance balance where product_id = ${product}`.execute(db);
  expect(rows[0]?.held).toBe(placed);
  expect(await disagreements(db)).toEqual([]);
});

/** A hub where nothing lies and nobody has ordered yet, with a retailer of its own. */
const openHub = async () => {
  const { db, hub, addRetailer } = scene;
  const [id, retailer] = [newId(), await addRetailer()];
  const { code: _, ...like } = await db
    .selectFrom("warehouse")
    .selectAll()
    .where("id", "=", hub)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("warehouse")
    .values({ ...like, id, version: 1, company_name: `Hub ${id}` })
    .execute();
  await db.updateTable("retailer").set({ hub_id: id, beat_id: null }).where("id", "=", retailer).execute();
  const setOff = () =>
    scene.admin.call(warehouseEndpoints.setActive, { params: { id }, version: 1, body: { active: false } });
  return { id, retailer, setOff };
};

it("no order is placed at a hub that is switched off at the same moment", async () => {
  const { db, addProduct, place, admin } = scene;
  const { id, retailer } = await openHub();
  const product = await addProduct();
  const placing = await tx(db, async (trx) => {
    await trx.selectFrom("warehouse").select("id").where("id", "=", id).forUpdate().execute();
    await trx.updateTable("warehouse").set({ active: false }).where("id", "=", id).execute();
    const answer = place(retailer, [[product, 1]], admin, { expected: 11 });
    await somebodyWaits(db);
    return { answer };
  });
  const { status, errorMessage } = await placing.answer;
  expect([status, errorMessage]).toEqual([409, expect.stringMatching(/^No hub delivers to .+ yet$/)]);
  expect(await db.selectFrom("orders").select("id").where("warehouse_id", "=", id).execute()).toEqual([]);
});

it("a hub is not switched off while an order is placed there", async () => {
  const { db, addProduct, place, admin } = scene;
  const { id, retailer, setOff } = await openHub();
  const product = await addProduct();
  const { placing, off } = await tx(db, async (trx) => {
    // The order is on its way to be written: it has found its hub to be on.
    await trx.selectFrom("product").select("id").where("id", "=", product).forUpdate().execute();
    const begun = place(retailer, [[product, 1]], admin, { expected: 11 });
    await somebodyWaits(db);
    const asked = setOff();
    await somebodyWaits(db, 2);
    return { placing: begun, off: asked };
  });
  expect([(await placing).status, (await off).errorMessage]).toEqual([
    200,
    `Hub ${id} has 1 open order. Move the stock and see the orders through first.`,
  ]);
});
