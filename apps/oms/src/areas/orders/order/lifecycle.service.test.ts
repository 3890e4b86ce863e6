import { afterAll, describe, expect, it } from "vitest";
import { openStates, orderEndpoints as order, orderLife, type OrderState } from "@o2r/api/contract/orders";
import { walkLifecycle } from "../../../trade/lifecycle/test/walk-lifecycle.ts";
import { makeOrderIn, reason } from "../test/make-order-in.ts";
import { openOrderScene } from "../test/order-scene.ts";

const scene = await openOrderScene();
afterAll(() => scene.service.stop());
/** Somebody who places orders, and takes no step. */
const maker = await scene.service.signIn("super_super_admin");
const retailer = await scene.addRetailer();
const later = (await scene.days(retailer)).findLast(({ reason: why }) => why === null)?.day ?? "";

const read = (id: string) =>
  scene.db.selectFrom("orders").select(["id", "version", "state"]).where("id", "=", id).executeTakeFirstOrThrow();

describe("an order", () => {
  walkLifecycle({
    life: orderLife,
    people: {
      SUPER_ADMIN: scene.superAdmin,
      ADMIN: scene.admin,
      HUB_MANAGER: scene.hubManager,
      CC_SUPERVISOR: scene.supervisor,
      FSA: scene.fsa,
    },
    read,
    bodies: {
      hold: () => reason,
      releaseAnyway: () => reason,
      cancel: () => reason,
      reschedule: () => ({ orderSlot: later }),
      deliverAgain: () => ({ orderSlot: later }),
      changeHub: () => ({ warehouseId: scene.otherHub }),
    },
    make: async (state) => {
      const product = await scene.addProduct();
      const made = await makeOrderIn(scene, { state: state as OrderState, retailer, product, as: maker }); // a state of the life
      return read(made.id);
    },
  });
});

describe("what somebody may still cancel and move", () => {
  const tries = async (placer: "agent" | "fsa", mover: "agent" | "fsa" | "supervisor") => {
    const may: OrderState[] = [];
    for (const state of openStates) {
      const product = await scene.addProduct();
      const { id } = await makeOrderIn(scene, { state, retailer, product, as: scene[placer] });
      const call = { params: { id }, version: (await read(id)).version };
      const moved = await scene[mover].call(order.reschedule, { ...call, body: { orderSlot: later } });
      const { version } = await read(id);
      const ended = await scene[mover].call(order.cancel, { params: { id }, version, body: reason });
      expect([moved.status, ended.status]).toEqual(moved.status === 200 ? [200, 200] : [403, 403]);
      if (ended.status === 200) may.push(state);
    }
    return may;
  };

  it("is of an agent's own what is placed, and no more", async () => {
    expect(await tries("agent", "agent")).toEqual(["PLACED", "ON_HOLD"]);
  });

  it("is of field sales' own what is placed, and no more", async () => {
    expect(await tries("fsa", "fsa")).toEqual(["PLACED", "ON_HOLD"]);
  });

  it("is of a supervisor's team what the hub has not begun with, and nothing of others", async () => {
    expect(await tries("agent", "supervisor")).toEqual(["PLACED", "ON_HOLD", "CONFIRMED"]);
    expect(await tries("fsa", "supervisor")).toEqual([]);
  });

  it("is the day of what waits for another attempt: own, of the team, and of nobody else", async () => {
    const tried = async (placer: "agent" | "fsa", mover: "agent" | "fsa" | "supervisor") => {
      const product = await scene.addProduct();
      const { id } = await makeOrderIn(scene, { state: "RESCHEDULED", retailer, product, as: scene[placer] });
      const { version } = await read(id);
      const call = { params: { id }, version, body: { orderSlot: later } };
      return (await scene[mover].call(order.reschedule, call)).status;
    };
    expect([await tried("agent", "agent"), await tried("fsa", "fsa"), await tried("agent", "supervisor")]).toEqual([
      200, 200, 200,
    ]);
    expect([await tried("fsa", "supervisor"), (await tried("agent", "fsa")) === 200]).toEqual([403, false]);
  });
});

describe("an order that was moved to another day", () => {
  it("is taken back to the day of before, which the history calls an undo, until it has changed", async () => {
    const { admin, placed, addProduct, takenOn } = scene;
    const { id, version, ...row } = await placed(retailer, [[await addProduct(), 1]]);
    const orderSlot = row.orderSlot ?? "";
    const taken = await takenOn(orderSlot);
    const at = { params: { id }, version: version + 1, body: { orderSlot }, undoes: true };
    await admin.call(order.reschedule, { params: { id }, version, body: { orderSlot: later } });
    const { payload } = await admin.call(order.reschedule, at);
    expect([payload.orderSlot, await takenOn(orderSlot)]).toEqual([orderSlot, taken]);
    const { payload: history } = await admin.call(order.history, { params: { id } });
    expect(history.slice(0, 2).map(({ action, undoes }) => [action, undoes ?? false])).toEqual([
      ["order.rescheduled", true],
      ["order.rescheduled", false],
    ]);
    expect((await admin.call(order.reschedule, at)).code).toBe("row.stale");
  });
});
