import { priceChangeForm, productForm } from "@o2r/api/contract/catalogue";
import { defineForm, number, select, type ValuesOf } from "@o2r/forms";

const { effectiveOn, reason } = priceChangeForm.fields;

/** On which platform several products are sold. */
export const platformForm = defineForm({
  id: "platform-of-many",
  version: 1,
  fields: { formProductPlatform: productForm.fields.formProductPlatform },
});

export type PlatformChoice = ValuesOf<typeof platformForm>;

/** By how much the prices of several products are to move, from when on, and why. */
export const priceMoveForm = defineForm({
  id: "prices-of-many",
  version: 1,
  fields: {
    percent: number({
      label: "Change by",
      required: true,
      min: -90,
      max: 500,
      decimals: 2,
      unit: "%",
      width: "half",
      help: "Below 0 they fall.",
    }),
    prices: select({
      label: "Prices",
      required: true,
      options: [
        { value: "ALL", label: "All four" },
        { value: "OURS", label: "All but the MRP" },
      ],
      width: "half",
    }),
    effectiveOn,
    reason,
  },
});
export type PriceMove = ValuesOf<typeof priceMoveForm>;

/** The four prices of a product, in rupees. */
export interface FourPrices {
  readonly formO2rPrice: number;
  readonly formDlp: number;
  readonly formRlp: number;
  readonly formProductMrp: number;
}

/** What the prices of a product are to be, to the paisa. Moved together, none passes the next. */
export const movedPrices = (product: FourPrices, { percent, prices }: Pick<PriceMove, "percent" | "prices">) => {
  const moved = (rupees: number): number => Math.round(rupees * (100 + percent)) / 100;
  return {
    centralO2rlp: moved(product.formO2rPrice),
    centralPth: moved(product.formDlp),
    centralPtr: moved(product.formRlp),
    centralMrp: prices === "ALL" ? moved(product.formProductMrp) : product.formProductMrp,
  };
};
