import type { Db } from "../../../db/schema.ts";
import { overdueOf } from "../../billing/ledger/due.ts";
import { chargesOn, type ChargesOn } from "../charges-on.ts";
import { readPolicy, type OrderPolicy } from "../policy.ts";
import type { OrderParts } from "./assemble-order.types.ts";
import type { Customer } from "./customer.ts";
import type { HoldFacts } from "./judge-holds.ts";

/** What the business has decided that an order is assembled and judged by. */
export interface Basis {
  readonly customer: Customer;
  readonly warehouseId: string;
  readonly source: OrderParts["source"];
  readonly policy: OrderPolicy;
  readonly chargesOn: ChargesOn;
  readonly overdue: HoldFacts["overdue"];
}

interface Asked extends Pick<Basis, "customer" | "warehouseId" | "source"> {
  readonly now: Date;
}

/** Reads it. Whoever places an order does so before they hold a day or stock, for which others wait. */
export const readBasis = async (db: Db, { customer, warehouseId, source, now }: Asked): Promise<Basis> => ({
  customer,
  warehouseId,
  source,
  policy: await readPolicy(db, warehouseId),
  chargesOn: await chargesOn(db, { warehouseId, retailerType: customer.retailerType, source, now }),
  overdue: await overdueOf(db, { retailerId: customer.id, days: customer.creditDays, now }),
});
