import type { Judged, PricedCharge, PricedLine, PricedOrder, PricedUnits, TaxSplit } from "@o2r/api/contract/orders";
import type { ChargesOn } from "../charges-on.ts";
import type { PricedCandidate } from "../../stock/ledger/candidates.ts";
import type { FilledLine } from "./fill-lines.ts";
import type { OrderedProduct } from "./read-products.ts";

/** Packs of a product that somebody asks for. */
export interface AskedLine {
  readonly productId: string;
  readonly packs: number;
  /** Of what was ordered before: so many units, whether it may still be ordered or not. */
  readonly units?: number;
}

/** What an order is assembled from. */
export interface OrderParts {
  readonly asked: readonly AskedLine[];
  readonly products: ReadonlyMap<string, OrderedProduct>;
  readonly candidates: readonly PricedCandidate[];
  readonly deliveryOn: string;
  readonly minResidualDays: number;
  readonly split: TaxSplit;
  readonly pricesIncludeTax: boolean;
  readonly source: "O2R" | "FSA" | "CALL";
  readonly retailerType: string | null;
  readonly chargesOn: ChargesOn;
  /** What promotions take off lines that are priced so. */
  readonly promote: (lines: readonly (PricedUnits & { readonly product: OrderedProduct })[]) => Judged;
  /** Why the retailer can bring no order from there, in words. */
  readonly refusal: string | null;
}

/** A line of an order as it is written: units of a product at one price. */
export interface PricedDraft extends FilledLine {
  readonly position: number;
  readonly product: Pick<OrderedProduct, "id" | "gst" | "cess" | "hsn">;
  readonly packs: number;
  /** Of a line that batches split within a pack, 1: it counts units. */
  readonly packOf: number;
  /** Units that were taken off the order: they are in its packs, and cost nothing. */
  readonly dropped?: number;
  readonly priced: PricedLine;
}

/** A line of an order that is assembled. */
export interface DraftLine extends PricedDraft {
  readonly product: OrderedProduct;
  readonly units: number;
}

/** What somebody asked for, and what became of it. */
export interface AssembledLine {
  readonly asked: AskedLine;
  readonly product: OrderedProduct | undefined;
  readonly lines: readonly DraftLine[];
  /** Why it cannot be ordered, in words. */
  readonly problem: string | null;
  readonly available: number;
}

export interface Assembled extends Omit<PricedOrder, "lines"> {
  readonly asked: readonly AssembledLine[];
  readonly lines: readonly DraftLine[];
  readonly charged: readonly PricedCharge[];
  readonly judged: Judged;
  readonly split: TaxSplit;
}
