import { orderLife } from "@o2r/api/contract/orders";
import { systemSettings } from "@o2r/api/contract/settings";
import { creditRest } from "../../areas/orders/order/steps/credit-rest.ts";
import type { Db } from "../../db/schema.ts";
import { stepEntry, takeStep } from "../../trade/lifecycle/take-step.ts";
import { founderOf, keepTold, type Told } from "../open-calls.ts";
import type { Scene } from "../scene.ts";

/** Orders whose last attempt has failed come back to their hub as the service brings them back: checked, and credited. */
export const endDeliveries = async (db: Db, scene: Scene): Promise<void> => {
  const { now, founderId } = scene;
  const by = founderOf(scene);
  const told: Told[] = [];
  const failed = await db
    .selectFrom("orders")
    .selectAll()
    .where("state", "=", "UNDELIVERED")
    .where("attempts", ">=", systemSettings.deliveryAttempts.standard)
    .orderBy("placed_at")
    .orderBy("id")
    .execute();
  for (const held of failed) {
    const { to } = await creditRest(
      { db, now, actor: { id: founderId }, audit: (entry) => void told.push({ entry, by }) },
      held,
    );
    const taken = await takeStep(db, {
      life: orderLife,
      table: "orders",
      held,
      step: "creditRest",
      to,
      now,
      by: founderId,
    });
    told.push({ entry: stepEntry(orderLife, "credited-for-the-rest", held, taken), by });
  }
  await keepTold(db, scene, told);
};
