import { afterAll, describe } from "vitest";
import { hubOrderLife, type HubOrderState } from "@o2r/api/contract/orders";
import { walkLifecycle } from "../../../trade/lifecycle/test/walk-lifecycle.ts";
import { because, openHubScene } from "../test/hub-scene.ts";

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
});
