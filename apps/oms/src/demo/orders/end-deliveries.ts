import { orderLife } from "@o2r/api/contract/orders";
import { creditRest } from "../../areas/orders/order/steps/credit-rest.ts";
import type { Db } from "../../db/schema.ts";
import { takeStep } from "../../trade/lifecycle/take-step.ts";
import type { Scene } from "../scene.ts";

/** Attempts after which an order does not ride again. */
const mostAttempts = 3;

/** Orders whose last attempt has failed come back to their hub as the service brings them back: checked, and credited. */
export const endDeliveries = async (db: Db, { now, founderId }: Scene): Promise<void> => {
  const failed = await db
    .selectFrom("orders")
    .selectAll()
    .where("state", "=", "UNDELIVERED")
    .where("attempts", ">=", mostAttempts)
    .orderBy("placed_at")
    .orderBy("id")
    .execute();
  for (const held of failed) {
    // Who founded the demo does it, and is not audited for it.
    const { to } = await creditRest({ db, now, actor: { id: founderId }, audit: () => undefined }, held);
    await takeStep(db, { life: orderLife, table: "orders", held, step: "creditRest", to, now, by: founderId });
  }
};
