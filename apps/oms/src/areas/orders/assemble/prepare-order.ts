import type { Db } from "../../../db/schema.ts";
import { readCandidates } from "../../stock/ledger/candidates.ts";
import { chargesOn } from "../charges.ts";
import { readPolicy } from "../policy.ts";
import { assembleOrder } from "./assemble-order.ts";
import type { AskedLine, Assembled, OrderParts } from "./assemble-order.types.ts";
import type { Customer } from "./customer.ts";
import { isAbovePrinted, judgeHolds, type Held } from "./judge-holds.ts";
import { readProducts } from "./read-products.ts";

interface Preparing {
  readonly customer: Customer;
  readonly warehouseId: string;
  readonly source: OrderParts["source"];
  readonly asked: readonly AskedLine[];
  readonly deliveryOn: string;
  /** Nobody else promises what lies on these shelves until the transaction ends. */
  readonly hold: boolean;
}

/** Reads what an order is made of, and assembles it. */
export const prepareOrder = async (
  db: Db,
  { customer, warehouseId, source, asked, deliveryOn, hold }: Preparing,
): Promise<Assembled> => {
  const productIds = asked.map(({ productId }) => productId);
  const { minResidualDays, pricesIncludeTax } = await readPolicy(db, warehouseId);
  const products = await readProducts(db, productIds);
  const candidates = await readCandidates(db, { warehouseId, productIds, hold });
  return assembleOrder({
    asked,
    products,
    candidates,
    deliveryOn,
    minResidualDays,
    pricesIncludeTax,
    split: customer.split,
    source,
    retailerType: customer.retailerType,
    chargesOn: await chargesOn(db, { warehouseId, retailerType: customer.retailerType }),
  });
};

interface Holding {
  readonly customer: Customer;
  readonly warehouseId: string;
  /** Paise that are owed and ordered, without this order. */
  readonly owed: number;
}

/** Why an order that is assembled would wait for somebody. */
export const holdsOf = async (
  db: Db,
  order: Assembled,
  { customer, warehouseId, owed }: Holding,
): Promise<readonly Held[]> => {
  const { minimumOrder, pricesIncludeTax } = await readPolicy(db, warehouseId);
  const above = order.lines.filter(({ priced, units, mrp, product: { gst, cess } }) =>
    isAbovePrinted({ net: priced.goods - priced.discount, units, mrp, gst, cess }, pricesIncludeTax),
  );
  return judgeHolds({
    retailerState: customer.retailerState,
    kyc: customer.kyc,
    limit: customer.limit,
    exposed: owed + order.payable,
    net: order.goods - order.discount,
    minimum: minimumOrder,
    abovePrinted: [...new Set(above.map(({ product }) => product.name))],
  });
};
