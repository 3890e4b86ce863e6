import type { Selectable } from "kysely";
import type { Database, Db } from "../../../../db/schema.ts";
import type { StepEffect } from "../../../../trade/lifecycle/lifecycle-handlers.ts";

/** A hub order as it is stored, held until the transaction ends. */
export type LivingHubOrder = Selectable<Database["hub_order"]>;
export type HubEffect = StepEffect<"hub_order">;

/** Who does something to a hub order, and when. */
export interface HubPosted {
  readonly db: Db;
  readonly now: Date;
  readonly actor: { readonly id: string };
}
