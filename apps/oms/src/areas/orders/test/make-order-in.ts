import { orderEndpoints as order, type OrderRow, type OrderState } from "@o2r/api/contract/orders";
import type { Client } from "../../../test/client.ts";
import type { OrderScene } from "./order-scene.ts";

type Step = "hold" | "confirm" | "allocate" | "pack" | "cancel";

/** Which steps lead to a state; what comes after packing is put there, since other areas take these steps. */
const ways: Partial<Record<OrderState, readonly Step[]>> = {
  PLACED: [],
  ON_HOLD: ["hold"],
  CONFIRMED: ["confirm"],
  PARTIALLY_ALLOCATED: ["confirm", "allocate"],
  ALLOCATED: ["confirm", "allocate"],
  CANCELLED: ["cancel"],
};
const toPacked: readonly Step[] = ["confirm", "allocate", "pack"];

export const reason = { reason: "SHOP_CLOSED" } as const;

/** Takes a step of an order as it stands. */
export const take = (row: Pick<OrderRow, "id" | "version">, step: Step, as: Client) => {
  const call = { params: { id: row.id }, version: row.version };
  if (step === "hold" || step === "cancel") return as.call(order[step], { ...call, body: reason });
  return as.call(order[step], call);
};

/** An order of ten units in a state, led there step by step; in part allocated, it is short of five. */
export const makeOrderIn = async (
  scene: OrderScene,
  { state, retailer, product, as = scene.admin }: { state: OrderState; retailer: string; product: string; as?: Client },
): Promise<OrderRow> => {
  await scene.stock(product, state === "PARTIALLY_ALLOCATED" ? 5 : 10);
  let row = await scene.placed(retailer, [[product, 10]], as, { expected: 106 });
  const steps = ways[state] ?? toPacked;
  for (const step of steps) {
    const { status, payload, errorMessage } = await take(row, step, scene.admin);
    if (status !== 200) throw new Error(`${step} of ${row.state}: ${errorMessage}`);
    row = payload;
  }
  if (ways[state] === undefined && state !== "PACKED")
    await scene.db.updateTable("orders").set({ state }).where("id", "=", row.id).execute();
  return { ...row, state };
};
