import { afterAll, describe, expect, it, vi } from "vitest";
import { inventoryEndpoints as inventory } from "@o2r/api/contract/stock";
import { hubOrderEndpoints as hubOrder, hubOrderLife, type HubOrderState } from "@o2r/api/contract/orders";
import { sql } from "kysely";
import { walkLifecycle } from "../../../trade/lifecycle/test/walk-lifecycle.ts";
import { because, openHubScene } from "../test/hub-scene.ts";
import { openStream } from "../../../test/event-reader.ts";
import { renewSetAside } from "../set-aside/renew-set-aside.ts";

const scene = await openHubScene();
afterAll(() => scene.service.stop());
const { db, draft, take, send, receive, check, ok, addProduct, stockCentral } = scene;

const read = (id: string) =>
  db.selectFrom("hub_order").select(["id", "version", "state"]).where("id", "=", id).executeTakeFirstOrThrow();

/** Ten units, led to a state step by step; on the way in two consignments, of which one has arrived in part. */
const make = async (state: HubOrderState) => {
  const product = await addProduct();
  await stockCentral(product, 30);
  const row = await draft([[product, 10]]);
  const steps: readonly (readonly [HubOrderState, () => Promise<unknown>])[] = [
    ["DRAFT", () => ok(take(row, "raise"))],
    ["RAISED", () => ok(take(row, "approve"))],
    ["APPROVED", () => ok(take(row, "pick"))],
    ["PICKING", () => ok(send(row, 4))],
  ];
  for (const [at, go] of steps) {
    if (state === at) return read(row.id);
    if (at === "PICKING" || state !== "CANCELLED") await go();
    if (state === "CANCELLED" && at === "DRAFT") break;
  }
  if (state === "PARTIALLY_DISPATCHED") return read(row.id);
  if (state === "PARTIALLY_RECEIVED") {
    await ok(send(row, 3));
    await ok(receive(row));
    return read(row.id);
  }
  if (state === "DISPATCHED") {
    await ok(send(row, 6));
    return read(row.id);
  }
  if (state === "QC_PENDING" || state === "COMPLETED") {
    await ok(send(row, 6));
    await ok(receive(row));
    await ok(receive(row));
    if (state === "COMPLETED") await check(row);
    return read(row.id);
  }
  // Where others decide, or it is passed through within one step.
  await db.updateTable("hub_order").set({ state }).where("id", "=", row.id).execute();
  return read(row.id);
};

// When it may be closed short depends on its goods: that stands with them.
const { shortClose: _, ...steps } = hubOrderLife.steps;

describe("a hub order", () => {
  walkLifecycle({
    life: { ...hubOrderLife, steps },
    people: {
      SUPER_ADMIN: scene.superAdmin,
      ADMIN: scene.admin,
      HUB_MANAGER: scene.hubManager,
      CWH_MANAGER: scene.cwhManager,
    },
    read,
    settles: { receive: "PARTIALLY_RECEIVED" },
    bodies: {
      reject: () => because,
      cancel: () => because,
      dispatch: () => ({ items: [{ position: 0, units: 1 }], vehicle: "", note: "" }),
      receive: async ({ id }) => {
        const { dispatches } = await scene.read({ id });
        const coming = dispatches.find(({ receivedAt }) => receivedAt === null);
        return {
          dispatchId: coming?.id ?? scene.hub,
          items: coming?.pieces.map(({ piece, units }) => ({ piece, counted: units, damaged: 0, expired: 0 })) ?? [
            { piece: 0, counted: 0, damaged: 0, expired: 0 },
          ],
        };
      },
    },
    make: (state) => make(state as HubOrderState), // a state of the life
  });

  it("sends nothing that was set aside and cannot be sold at the hub any more: another batch goes in its place", async () => {
    const { db, picked, ok, send, read: page, has, stock, addProduct, cwh, today } = scene;
    const product = await addProduct();
    const set = (id: string, to: object) => db.updateTable("batch").set(to).where("id", "=", id).execute();
    const old = await stock(product, 6, { warehouse_id: cwh });
    const row = await picked([[product, 10]]);
    await set(old, { expires_on: today });
    expect((await page(row)).items).toMatchObject([{ reserved: 0, available: 0 }]);
    expect((await send(row, 6)).errorMessage).toMatch(/^Only 0 of .+ can be sent$/);
    const fresh = await stock(product, 5, { warehouse_id: cwh });
    expect((await page(row)).items).toMatchObject([{ reserved: 0, available: 5 }]);
    expect((await send(row, 6)).errorMessage).toMatch(/^Only 5 of .+ can be sent$/);
    await ok(send(row, 3));
    const { dispatches } = await page(row);
    expect(dispatches[0]?.pieces).toMatchObject([{ units: 3 }]);
    expect(await has(product, cwh)).toMatchObject({ onHand: 8, reserved: 0 });
    // One that is blocked stays, too.
    await set(fresh, { blocked: true });
    expect((await send(row, 1)).errorMessage).toMatch(/^Only 0 of .+ can be sent$/);
  });

  it("keeps nothing of a batch that has expired or was blocked: what there is goes in its place, once", async () => {
    const { db, picked, ok, send, read: page, has, stock, addProduct, cwh, today, service } = scene;
    const [product, other] = [await addProduct(), await addProduct()];
    const set = (id: string, to: object) => db.updateTable("batch").set(to).where("id", "=", id).execute();
    const batches = [await stock(product, 6, { warehouse_id: cwh }), await stock(other, 4, { warehouse_id: cwh })];
    const row = await picked([
      [product, 6],
      [other, 4],
    ]);
    await ok(send(row, [2, 0]));
    const renew = () => renewSetAside(db, service.services, new Date());
    const aside = async () => (await page(row)).items.map(({ reserved }) => reserved);
    await renew();
    expect(await aside()).toEqual([4, 4]);
    await stock(product, 3, { warehouse_id: cwh });
    await set(batches[0] ?? "", { expires_on: today });
    await set(batches[1] ?? "", { blocked: true });
    const ends = await Promise.all([scene.hubManager, scene.cwhManager].map((manager) => openStream(manager)));
    await renew();
    // Who gets it hears of it, and who sends it.
    for (const stream of ends) {
      await vi.waitFor(() => expect(stream.hints()).toContain("hub-order hub-order.set-aside-again"), 20_000);
      stream.close();
    }
    expect([await aside(), await has(product, cwh), await has(other, cwh)]).toMatchObject([
      [3, 0],
      { onHand: 7, reserved: 3 },
      { onHand: 4, reserved: 0 },
    ]);
    const again = async () => {
      const { payload } = await scene.admin.call(hubOrder.history, { params: { id: row.id } });
      return payload.filter(({ action }) => action === "hub-order.set-aside-again").map(({ changes }) => changes);
    };
    const told = [[{ field: "setAside", before: 8, after: 3 }]];
    expect(await again()).toEqual(told);
    await renew();
    expect(await again()).toEqual(told);
  });

  it("is told of at the hub that gets it and at the warehouse that sends it, whatever becomes of it, and at no other", async () => {
    const third = await db
      .selectFrom("app_user")
      .innerJoin("user_warehouse", "user_warehouse.user_id", "app_user.id")
      .select(["username", "warehouse_id"])
      .where("user_type", "=", "CWH_MANAGER")
      .where("state", "=", "ACTIVE")
      .where("warehouse_id", "<>", scene.cwh)
      .orderBy("app_user.id")
      .executeTakeFirstOrThrow();
    const product = await addProduct();
    await stockCentral(product, 10);
    const people = [scene.hubManager, scene.cwhManager, await scene.service.signIn(third.username)];
    const [gets, sends, other] = await Promise.all(people.map((as) => openStream(as)));
    if (!gets || !sends || !other) throw new Error("Nobody listens");

    const row = await draft([[product, 10]]);
    const body = scene.formOf([[product, 9]]);
    const { id } = row;
    await ok(scene.admin.call(hubOrder.update, { params: { id }, version: row.version, body }));
    for (const step of ["raise", "approve", "pick"] as const) await ok(take(row, step));
    for (const units of [5, 4]) {
      await ok(send(row, units));
      await ok(receive(row));
    }
    expect((await check(row)).state).toBe("COMPLETED");
    const drafts = [await draft([[product, 1]]), await draft([[product, 1]])];
    await ok(scene.admin.call(hubOrder.merge, { body: { ids: drafts.map((one) => one.id) } }));
    // The last is theirs.
    const theirs = { ...scene.formOf([[product, 1]]), cwhId: third.warehouse_id };
    const { payload: last } = await ok(scene.admin.call(hubOrder.create, { body: theirs }));
    const own = new Set([row, ...drafts, last].map((one) => one.id));
    // Of one call they come in any order; what was done before may still be told of.
    const heard = ({ messages }: typeof gets) =>
      messages
        .flatMap(({ data }) => (own.has(String(data["id"])) ? [String(data["action"]).replace("hub-order.", "")] : []))
        .toSorted();
    const taken = "created updated raised approved being-picked dispatched received dispatched received settled";
    const told = `${taken} created created absorbed merged`.split(" ");
    await vi.waitFor(
      () =>
        expect([gets, sends, other].map(heard)).toEqual([
          [...told, "created"].toSorted(),
          told.toSorted(),
          ["created"],
        ]),
      20_000,
    );
    for (const stream of [gets, sends, other]) stream.close();
  });

  it("goes out at no rate that ended yesterday, and nothing of it is moved", async () => {
    const { id: sub } = await db.selectFrom("sub_category").select("id").executeTakeFirstOrThrow();
    const product = await addProduct();
    await db.updateTable("product").set({ sub_category_id: sub }).where("id", "=", product).execute();
    await stockCentral(product, 5);
    const row = await scene.picked([[product, 5]]);
    await sql`insert into rate_change (id, sub_category_id, effective_on, state, gst, cess, reason)
      values (gen_random_uuid(), ${sub}, ${scene.today}, 'SCHEDULED', 5, 0, 'The council decided')`.execute(db);
    const refused = await send(row, 5);
    expect([refused.status, refused.errorMessage]).toEqual([
      409,
      expect.stringContaining("has another rate from today"),
    ]);
    expect(await scene.has(product, scene.cwh)).toMatchObject({ onHand: 5, reserved: 5 });
    await sql`delete from rate_change where sub_category_id = ${sub} and state = 'SCHEDULED'`.execute(db);
    await ok(send(row, 5));
  });

  it("ends short where a reset takes what it brought off the books while it is checked", async () => {
    const product = await addProduct();
    await stockCentral(product, 5);
    const row = await scene.picked([[product, 5]]);
    await ok(send(row, 5));
    expect((await ok(receive(row))).payload.state).toBe("QC_PENDING");
    const batch = await db
      .selectFrom("batch")
      .select(["id", "version"])
      .where("product_id", "=", product)
      .where("warehouse_id", "=", scene.hub)
      .executeTakeFirstOrThrow();
    const reset = { params: { id: batch.id }, version: batch.version, body: { reason: "Counted again" } };
    await ok(scene.superAdmin.call(inventory.reset, reset));
    expect(await scene.read(row)).toMatchObject({ state: "SHORT_CLOSED", accepted: 0 });
  });
});
