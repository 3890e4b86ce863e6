import type {
  CartToJudge,
  Judged,
  PricedCharge,
  PricedLine,
  PricedOrder,
  PricedUnits,
  TaxSplit,
} from "@o2r/api/contract/orders";
import type { ChargesOn } from "../charges-on.ts";
import type { PricedCandidate } from "../../stock/ledger/candidates.ts";
import type { HeldBalance } from "../../stock/ledger/post-movements.ts";
import type { Bundle, PartOfBundle } from "./bundle.ts";
import type { FilledLine } from "./fill-lines.ts";
import type { OrderedProduct } from "./read-products.ts";

/** Packs of a product, a kit or a combo that somebody asks for. */
export interface AskedLine {
  readonly productId: string;
  readonly packs: number;
  /** Of what was ordered before: so many units, whether it may still be ordered or not. */
  readonly units?: number;
  /** Of a kit or a combo that was ordered before: what it holds, at what each part cost. Its packs are how many there are. */
  readonly again?: { readonly kind: Bundle["kind"]; readonly parts: readonly PartOfBundle[] };
}

/** What an order is assembled from. */
export interface OrderParts {
  readonly asked: readonly AskedLine[];
  readonly products: ReadonlyMap<string, OrderedProduct>;
  readonly bundles: ReadonlyMap<string, Bundle>;
  readonly candidates: readonly PricedCandidate[];
  readonly deliveryOn: string;
  readonly minResidualDays: number;
  readonly split: TaxSplit;
  readonly pricesIncludeTax: boolean;
  /** Whether no tax is charged: of a supply to a special economic zone under an undertaking. */
  readonly untaxed: boolean;
  /** Whether the total keeps its paise. */
  readonly keepsPaise: boolean;
  readonly source: "O2R" | "FSA" | "CALL";
  readonly retailerType: string | null;
  readonly chargesOn: ChargesOn;
  /** What promotions take off lines that are priced so, and give where the hub has it. */
  readonly promote: (
    lines: readonly (PricedUnits & { readonly product: OrderedProduct })[],
    shelf: NonNullable<CartToJudge["shelf"]>,
  ) => Judged;
  /** Why the retailer can bring no order from there, in words. */
  readonly refusal: string | null;
}

/** What a line is: ordered by itself, given away, or a part of a kit or a combo. */
export interface LineKind {
  readonly kind: "PAID" | "FREE" | "PART";
  /** So many of what it is a part of; null where it is a part of none. */
  readonly bundle: { readonly id: string; readonly kind: Bundle["kind"]; readonly sets: number } | null;
  /** What gives it; null where it is not free. */
  readonly promotionId: string | null;
}

/** A line of an order as it is written: units of a product at one price. */
export interface PricedDraft extends FilledLine, LineKind {
  readonly position: number;
  readonly product: Pick<OrderedProduct, "id" | "tax" | "hsn">;
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
  /** Undefined where it is no more, and of a bundle. */
  readonly product: OrderedProduct | undefined;
  readonly bundle: Bundle | undefined;
  readonly lines: readonly DraftLine[];
  /** Why it cannot be ordered, in words. */
  readonly problem: string | null;
  /** Units; of a bundle, so many of it. */
  readonly available: number;
}

export interface Assembled extends Omit<PricedOrder, "lines"> {
  readonly asked: readonly AssembledLine[];
  /** All: those that are asked for, and then what is free. */
  readonly lines: readonly DraftLine[];
  /** What is free, as `judged` names it. */
  readonly gifts: readonly { readonly key: string; readonly line: DraftLine }[];
  readonly charged: readonly PricedCharge[];
  readonly judged: Judged;
  readonly split: TaxSplit;
  readonly untaxed: boolean;
}

/** An order that is assembled, with the balances of the shelves as they are held; none where nothing is. */
export interface Prepared extends Assembled {
  readonly held: ReadonlyMap<string, HeldBalance>;
}
