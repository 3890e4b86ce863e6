import type { OrderState } from "@o2r/api/contract/orders";
import type { Insertable } from "kysely";
import type { Paise } from "../../trade/paise.ts";
import type { Database } from "../../db/schema.ts";

/** An order of the demo; since when it is in its state, its history tells in the end. */
export type DemoOrder = Omit<Insertable<Database["orders"]>, "state_since"> & {
  readonly id: string;
  readonly state: OrderState;
  readonly total: Paise;
  readonly goods: Paise;
  readonly discount: Paise;
};
