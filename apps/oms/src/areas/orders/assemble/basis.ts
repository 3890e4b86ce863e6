import { sql } from "kysely";
import { partOf, sayOnce, type Part } from "../../../db/compile-once.ts";
import { readTogether, type Taken } from "../../../db/read-together.ts";
import type { Db } from "../../../db/schema.ts";
import { overdueRead } from "../../billing/ledger/due.ts";
import { chargesOnRead, type ChargesOn } from "../charges-on.ts";
import { exposureRead, type Exposure } from "../credit/exposure.ts";
import { policyRead, type OrderPolicy } from "../policy.ts";
import { daysRead, toCalendar } from "../slot/calendar.ts";
import type { Calendar } from "../slot/judge-day.ts";
import type { AskedLine, OrderParts } from "./assemble-order.types.ts";
import {
  customerReads,
  holdCustomer,
  hubOf,
  hubPart,
  toCustomer,
  type Customer,
  type CustomerAsked,
} from "./customer.ts";
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

/** What an order is to be, beside whose and from where. */
interface Ordering {
  readonly source: Basis["source"];
  readonly lines: readonly AskedLine[];
  /** A day that the calendar has to hold, however far away; empty where none is asked for. */
  readonly day: string;
  readonly paymentMode: string;
  /** The code of a promotion; empty where there is none. */
  readonly coupon: string;
  readonly now: Date;
}

/** Whose order, and from which hub: as values, or as parts of the query that has yet to find them. */
interface Whose {
  readonly retailerId: string;
  readonly warehouseId: string | Part;
  readonly retailerType: string | null | Part;
  /** Whose days of delivery count. */
  readonly beatId: string | null | Part;
}

const basisReads = ({ retailerId, warehouseId, retailerType, beatId }: Whose, ordering: Ordering) => {
  const { source, lines, day, coupon, now } = ordering;
  return {
    policy: policyRead(warehouseId),
    charges: chargesOnRead({ warehouseId, retailerType, source, now }),
    overdue: overdueRead({ retailerId, now }),
    promotions: offeredRead({ retailerId, warehouseId, coupon, now }),
    days: daysRead({ warehouseId, beatId, now, day: day || undefined }),
    owed: exposureRead(retailerId),
    products: productsRead([...new Set(lines.map(({ productId }) => productId))]),
  };
};

const toBasis = async (
  db: Db,
  { policy, charges, overdue, promotions, days, owed, products }: Taken<ReturnType<typeof basisReads>>,
  { customer, warehouseId, ...ordering }: Ordering & Pick<Basis, "customer" | "warehouseId">,
): Promise<Basis> => ({
  customer,
  warehouseId,
  source: ordering.source,
  policy,
  owed,
  products,
  chargesOn: charges({ warehouseId, retailerType: customer.retailerType }),
  overdue: overdue(customer.creditDays),
  calendar: toCalendar(days, policy),
  offers: await offersOf(db, promotions, { ...ordering, warehouseId, retailerId: customer.id }),
});

/**
 * Reads what an order of a known customer is judged by, at one moment. Whoever places an order does so before they hold a day
 * or stock, for which others wait, and while they hold the retailer: of two orders at once the second sees what the first will
 * cost.
 */
export const readBasis = async (
  db: Db,
  asked: Ordering & Pick<Basis, "customer" | "warehouseId"> & { readonly beatId: string | null },
): Promise<Basis> => {
  const { customer, warehouseId, beatId, ...ordering } = asked;
  const { id: retailerId, retailerType } = customer;
  const read = await readTogether(db, basisReads({ retailerId, warehouseId, retailerType, beatId }, ordering));
  return toBasis(db, read, { customer, warehouseId, ...ordering });
};

const typeOf = sayOnce(
  ({ id }: { readonly id: string }) => sql<string | null>`(select retailer_type from retailer where id = ${id})`,
);
const beatOf = sayOnce(
  ({ id }: { readonly id: string }) => sql<string | null>`(select beat_id from retailer where id = ${id})`,
);

/**
 * Reads who orders, and what their order from their own hub is judged by, as `readCustomer` and `readBasis` do, but in one
 * wait; 404 where there is no such customer within reach, 409 where no hub delivers to them.
 */
export const readCustomerAndBasis = async (
  db: Db,
  whom: Omit<CustomerAsked, "warehouseId">,
  ordering: Ordering,
): Promise<Basis> => {
  const { id } = whom;
  await holdCustomer(db, whom);
  const whose = {
    retailerId: id,
    warehouseId: hubPart(whom),
    retailerType: partOf(typeOf, { id }),
    beatId: partOf(beatOf, { id }),
  };
  const read = await readTogether(db, { ...customerReads(whom), ...basisReads(whose, ordering) });
  const customer = toCustomer(read);
  return toBasis(db, read, { customer, warehouseId: hubOf(customer), ...ordering });
};
