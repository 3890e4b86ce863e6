import type { OrderState } from "@o2r/api/contract/orders";
import type { Insertable } from "kysely";
import type { Paise } from "../../trade/paise.ts";
import type { Database } from "../../db/schema.ts";

/** An order of the demo. */
export type DemoOrder = Insertable<Database["orders"]> & {
  readonly id: string;
  readonly state: OrderState;
  readonly total: Paise;
  readonly goods: Paise;
  readonly discount: Paise;
};
