import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openStates, orderEndpoints as order, type OrderRow } from "@o2r/api/contract/orders";
import { disagreements } from "../test/disagreements.ts";
import { reason } from "../test/make-order-in.ts";
import { addCombo, addGift, addKit } from "../test/order-bundles.ts";
import { openOrderScene, type OrderScene } from "../test/order-scene.ts";

let scene: OrderScene;
beforeAll(async () => void (scene = await openOrderScene()));
afterAll(() => scene.service.stop());

const runs = Number(process.env["O2R_ORDER_RUNS"] ?? 3);
const steps = [
  "hold",
  "release",
  "confirm",
  "allocate",
  "dropShort",
  "pack",
  "reschedule",
  "deliverAgain",
  "changeHub",
  "cancel",
] as const;
type Action =
  | { readonly kind: "place"; readonly who: number; readonly packs: readonly number[] }
  | { readonly kind: "receive"; readonly product: number; readonly units: number }
  | { readonly kind: "comeBack"; readonly of: number }
  | { readonly kind: "step"; readonly of: number; readonly step: (typeof steps)[number]; readonly day: number };

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 3, arbitrary: fc.record({
    kind: fc.constant("place" as const),
    who: fc.nat(1),
    // Of each thing that is sold: a pack of three, what is given with five, a combo and a kit.
    packs: fc.tuple(...[4, 9, 3, 2].map((max) => fc.nat({ max }))),
  }) },
  { weight: 2, arbitrary: fc.record({
    kind: fc.constant("receive" as const), product: fc.nat(5), units: fc.integer({ min: 1, max: 9 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("comeBack" as const), of: fc.nat(9) }) },
  { weight: 9, arbitrary: fc.record({
    kind: fc.constant("step" as const), of: fc.nat(9), step: fc.constantFrom(...steps), day: fc.nat(4) }) },
); // prettier-ignore

it("any sequence of legal actions keeps stock, days, credit and promotions in balance, whatever is sold and given", async () => {
  const { addRetailer, addProduct, stock, place, detail, days, db, admin, hub, otherHub } = scene;
  const free = async (retailer: string) =>
    (await days(retailer)).flatMap(({ day, reason: why }) => (why === null ? [day] : []));
  const open = new Set<string>(openStates);
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 20, maxLength: 30 }), async (actions) => {
      const retailers = [await addRetailer(), await addRetailer()];
      const [three, given] = [await addProduct({ pack_of: 3 }), await addProduct()];
      await addGift(scene, [given]);
      const [combo, kit] = [await addCombo(scene), await addKit(scene)];
      const sold = [three, given, combo.id, kit.id];
      const shelves = [three, given, combo.soap, combo.salt, kit.soap, kit.salt];
      const orders: OrderRow[] = [];
      const slots = await free(retailers[0] ?? "");
      for (const one of actions) {
        if (one.kind === "receive") await stock(shelves[one.product] ?? "", one.units);
        else if (one.kind === "place") {
          const wanted = sold.flatMap((id, at) => {
            const packs = one.packs[at] ?? 0;
            return packs > 0 ? [[id, packs] as const] : [];
          });
          const { status, payload } = await place(retailers[one.who] ?? "", wanted);
          // Nothing is no order, and what is sold together only where all of it is there.
          // oxlint-disable-next-line vitest/no-conditional-expect
          expect([200, 409, 422]).toContain(status);
          if (status === 200) orders.push(payload);
        } else {
          const row = orders[one.of % Math.max(1, orders.length)];
          if (row === undefined) continue;
          if (one.kind === "comeBack") {
            // What was packed comes back from the shop; that it was invoiced and shipped is shown with shipments.
            const back = { state: "UNDELIVERED" } as const;
            if (row.state !== "PACKED") continue;
            await db.updateTable("orders").set(back).where("id", "=", row.id).execute();
            orders.splice(orders.indexOf(row), 1, { ...row, ...back });
            continue;
          }
          const body = {
            hold: reason,
            cancel: reason,
            reschedule: { orderSlot: slots[one.day] ?? "" },
            deliverAgain: { orderSlot: slots[one.day] ?? "" },
            changeHub: { warehouseId: row.warehouseId === hub ? otherHub : hub },
          };
          const call = { params: { id: row.id }, version: row.version };
          const sent = Reflect.get(body, one.step) as object | undefined; // of those that are sent any
          const endpoint = order[one.step] as typeof order.cancel; // all answer with the row
          const { status, payload } = await admin.call(endpoint, {
            ...call,
            ...(sent && { body: sent as typeof reason }),
          });
          // Whichever steps the generated sequence has.
          // oxlint-disable-next-line vitest/no-conditional-expect
          expect([200, 409]).toContain(status);
          if (status === 200) orders.splice(orders.indexOf(row), 1, payload);
        }
      }
      expect(await disagreements(db)).toEqual([]);
      for (const retailer of retailers) {
        const { payload } = await admin.call(order.context, { params: { retailerId: retailer } });
        const own = orders.filter(({ retailerId, state }) => retailerId === retailer && open.has(state));
        expect(payload.credit.placed).toBe(own.reduce((sum, { total }) => sum + total, 0));
      }
      for (const { id, total } of orders) expect((await detail({ id })).total).toBe(total);
    }),
    { numRuns: runs },
  );
}, 600_000);
