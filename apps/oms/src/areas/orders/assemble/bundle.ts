import { shareOut } from "@o2r/api/contract/orders";
import type { OrderedProduct } from "./read-products.ts";

/** A kit or a combo: what is ordered as one, and lies on the shelves by its parts. */
export interface Bundle extends Pick<OrderedProduct, "id" | "name" | "sku" | "image" | "platform" | "targetCustomer"> {
  readonly kind: "KIT" | "COMBO";
  /** Why nobody can order it now, in words; null where they can. */
  readonly off: string | null;
  readonly packOf: number;
  readonly most: number | null;
  /** Paise, of one. */
  readonly price: number;
  readonly parts: readonly {
    readonly productId: string;
    readonly name: string;
    /** Of one. */
    readonly units: number;
    /** Its share of the price, beside the weights of the others. */
    readonly weight: number;
  }[];
}

/** Units of a part with what they cost together, in paise. */
export interface PartOfBundle {
  readonly productId: string;
  readonly units: number;
  readonly amount: number;
}

/** What so many of a bundle hold, and what each part costs: together exactly what the bundles do. */
export const partsOf = ({ parts, price }: Bundle, sets: number): readonly PartOfBundle[] => {
  const amounts = shareOut(
    price * sets,
    parts.map(({ weight }) => weight),
    parts.map(({ units }) => units),
  );
  return parts.map(({ productId, units }, at) => ({ productId, units: units * sets, amount: amounts[at] ?? 0 }));
};

/**
 * Prices of units that cost so much together, in whole paise: some cost one paisa more than the others where the amount
 * does not divide.
 */
export const unitPrices = ({
  units,
  amount,
}: Pick<PartOfBundle, "units" | "amount">): readonly { readonly units: number; readonly price: number }[] => {
  const low = Math.floor(amount / units);
  const dear = amount - low * units;
  return [
    { units: dear, price: low + 1 },
    { units: units - dear, price: low },
  ].filter((some) => some.units > 0);
};

/** The parts of a bundle in words: `2 × Toor Dal 1 kg, 1 × Sugar 1 kg`. */
export const holdsText = ({ parts }: Pick<Bundle, "parts">): string =>
  parts.map(({ name, units }) => `${units} × ${name}`).join(", ");
