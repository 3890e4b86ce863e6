import { readTogether } from "../../../db/read-together.ts";
import type { Db } from "../../../db/schema.ts";
import { overdueRead } from "../../billing/ledger/due.ts";
import { chargesOnRead, type ChargesOn } from "../charges-on.ts";
import { exposureRead, type Exposure } from "../credit/exposure.ts";
import { policyRead, type OrderPolicy } from "../policy.ts";
import { daysRead } from "../slot/calendar.ts";
import type { Calendar } from "../slot/judge-day.ts";
import type { AskedLine, OrderParts } from "./assemble-order.types.ts";
import type { Customer } from "./customer.ts";
import { offeredRead, offersOf, type Offers } from "./offers.ts";
import type { HoldFacts } from "./judge-holds.ts";
import { productsRead } from "./read-products.ts";

/** What the business has decided that an order is assembled and judged by, and how things stand. */
export interface Basis {
  readonly customer: Customer;
  readonly warehouseId: string;
  readonly source: OrderParts["source"];
  readonly policy: OrderPolicy;
  readonly chargesOn: ChargesOn;
  readonly overdue: HoldFacts["overdue"];
  readonly offers: Offers;
  readonly calendar: Calendar;
  /** What the retailer owes and has ordered until now. */
  readonly owed: Exposure;
  /** Of what is asked for, what are products. */
  readonly products: OrderParts["products"];
}

interface Asked extends Pick<Basis, "customer" | "warehouseId" | "source"> {
  /** Whose days of delivery count. */
  readonly beatId: string | null;
  readonly lines: readonly AskedLine[];
  /** A day that the calendar has to hold, however far away; empty where none is asked for. */
  readonly day: string;
  readonly paymentMode: string;
  /** The code of a promotion; empty where there is none. */
  readonly coupon: string;
  readonly now: Date;
}

/**
 * Reads it, at one moment. Whoever places an order does so before they hold a day or stock, for which others wait, and
 * while they hold the retailer: of two orders at once the second sees what the first will cost.
 */
export const readBasis = async (db: Db, asked: Asked): Promise<Basis> => {
  const { customer, warehouseId, source, beatId, lines, day, now } = asked;
  const retailerId = customer.id;
  const offering = { ...asked, retailerId };
  const { policy, days, overdue, promotions, ...read } = await readTogether(db, {
    policy: policyRead(warehouseId),
    chargesOn: chargesOnRead({ warehouseId, retailerType: customer.retailerType, source, now }),
    overdue: overdueRead({ retailerId, now }),
    promotions: offeredRead(offering),
    days: daysRead({ warehouseId, beatId, now, day: day || undefined }),
    owed: exposureRead(retailerId),
    products: productsRead([...new Set(lines.map(({ productId }) => productId))]),
  });
  return {
    customer,
    warehouseId,
    source,
    policy,
    ...read,
    overdue: overdue(customer.creditDays),
    calendar: { ...days, cutOff: policy.cutOff },
    offers: await offersOf(db, promotions, offering),
  };
};
