import type { Selectable } from "kysely";
import type { Database, Db } from "../../../../db/schema.ts";
import type { StepEffect } from "../../../../trade/lifecycle/lifecycle-handlers.ts";

/** An order as it is stored, held until the transaction ends. */
export type LivingOrder = Selectable<Database["orders"]>;
export type OrderEffect = StepEffect<"orders">;

/** Who does something to an order, and when. */
export interface Posted {
  readonly db: Db;
  readonly now: Date;
  readonly actor: { readonly id: string };
}
