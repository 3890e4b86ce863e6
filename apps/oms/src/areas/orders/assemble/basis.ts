import type { Db } from "../../../db/schema.ts";
import { overdueOf } from "../../billing/ledger/due.ts";
import { chargesOn, type ChargesOn } from "../charges-on.ts";
import { readPolicy, type OrderPolicy } from "../policy.ts";
import type { OrderParts } from "./assemble-order.types.ts";
import type { Customer } from "./customer.ts";
import { readOffers, type Offers } from "./offers.ts";
import type { HoldFacts } from "./judge-holds.ts";

/** What the business has decided that an order is assembled and judged by. */
export interface Basis {
  readonly customer: Customer;
  readonly warehouseId: string;
  readonly source: OrderParts["source"];
  readonly policy: OrderPolicy;
  readonly chargesOn: ChargesOn;
  readonly overdue: HoldFacts["overdue"];
  readonly offers: Offers;
}

interface Asked extends Pick<Basis, "customer" | "warehouseId" | "source"> {
  readonly paymentMode: string;
  /** The code of a promotion; empty where there is none. */
  readonly coupon: string;
  readonly now: Date;
}

/** Reads it. Whoever places an order does so before they hold a day or stock, for which others wait. */
export const readBasis = async (
  db: Db,
  { customer, warehouseId, source, paymentMode, coupon, now }: Asked,
): Promise<Basis> => ({
  customer,
  warehouseId,
  source,
  policy: await readPolicy(db, warehouseId),
  chargesOn: await chargesOn(db, { warehouseId, retailerType: customer.retailerType, source, now }),
  overdue: await overdueOf(db, { retailerId: customer.id, days: customer.creditDays, now }),
  offers: await readOffers(db, { retailerId: customer.id, warehouseId, source, paymentMode, coupon, now }),
});
