import { creditShortage } from "../../areas/billing/hub-invoice/credit-shortage.ts";
import {
  issueHubInvoice,
  priceHubSupply,
  takeHubInvoiceNumber,
  type HubSupply,
} from "../../areas/billing/hub-invoice/hub-invoice.ts";
import { readPolicy } from "../../areas/orders/policy.ts";
import type { Db } from "../../db/schema.ts";
import type { Services } from "../../http/context.ts";
import { toTax } from "../../trade/tax.ts";
import type { DemoHubOrders, Row } from "../orders/hub-parts.ts";

type Dispatch = Row<"hub_dispatch">;
type Goods = Pick<DemoHubOrders, "dispatches" | "pieces">;

interface Supplied {
  readonly sent: Dispatch;
  readonly at: Date;
  readonly supply: HubSupply;
}

const instant = (at: Date | string | null | undefined): Date => new Date(at ?? Number.NaN);

/** What a consignment is invoiced by, where it goes to another GSTIN; its batches are there. */
const supplyOf = async (db: Db, sent: Dispatch, pieces: Goods["pieces"]): Promise<HubSupply | null> => {
  const own = pieces.filter(({ dispatch_id }) => dispatch_id === sent.id);
  const batches = await db
    .selectFrom("batch")
    .innerJoin("product", "product.id", "batch.product_id")
    .select(["batch.id", "batch.mrp", "product.name", "product.sku"])
    .where(
      "batch.id",
      "in",
      own.map(({ from_batch_id }) => from_batch_id),
    )
    .execute();
  const { keepsPaise } = await readPolicy(db, sent.cwh_id);
  return priceHubSupply(
    db,
    { fromId: sent.cwh_id, toId: sent.warehouse_id, keepsPaise },
    own.flatMap((piece) => {
      const batch = batches.find(({ id }) => id === piece.from_batch_id);
      if (batch === undefined) return [];
      const { gst, cess, tax_base = "TRANSACTION", cess_per_unit = 0, hsn, units, price } = piece;
      const tax = toTax({ gst, cess, tax_base, cess_per_unit });
      return { ...batch, hsn, tax, units, price: Number(price) };
    }),
  );
};

/**
 * Consignments of the demo to hubs of another GSTIN have the numbers of their invoices, which are issued by the service's own
 * functions once the consignments are written; what is missing of one is credited.
 */
export const makeHubInvoices = async (
  db: Db,
  { dispatches, pieces }: Goods,
  { services, by }: { readonly services: Pick<Services, "config">; readonly by: string },
) => {
  const supplied: Supplied[] = [];
  const numbered: Dispatch[] = [];
  for (const sent of dispatches) {
    const supply = sent.challan === "" ? await supplyOf(db, sent, pieces) : null;
    const at = instant(sent.at);
    const challan = supply === null ? sent.challan : await takeHubInvoiceNumber(db, supply, at);
    numbered.push({ ...sent, challan });
    if (supply !== null) supplied.push({ sent: { ...sent, challan }, at, supply });
  }
  return {
    dispatches: numbered,
    /** Returns the numbers of the credit notes, by the ids of what was sent. */
    issue: async (): Promise<ReadonlyMap<string, string>> => {
      const credited = new Map<string, string>();
      for (const { sent, at, supply } of supplied) {
        await issueHubInvoice(db, supply, { dispatchId: sent.id, number: sent.challan, now: at, by, services });
        const missing = pieces.flatMap(({ dispatch_id, piece, units, counted }) =>
          dispatch_id === sent.id && counted != null && counted < units ? [[piece, units - counted] as const] : [],
        );
        const now = instant(sent.received_at);
        const note = await creditShortage(db, { dispatchId: sent.id, missing: new Map(missing), now });
        if (note !== null) credited.set(sent.id, note);
      }
      return credited;
    },
  };
};
