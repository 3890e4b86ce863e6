import { adjustmentForm, discountRules, mostAtOnce, type AdjustmentValues } from "@o2r/api/contract/stock";
import { defineForm, number, type ValuesOf } from "@o2r/forms";
import { useFieldValue, useFormContext } from "@o2r/forms/react";
import { formatNumber } from "@o2r/ui";
import "./count-form.css";

const { stockRequest, stock, bufferStock, ...others } = adjustmentForm.fields;
const unlessCounted = {
  enabled: { field: "counted", filled: false },
  messages: { enabled: "What was counted says it" },
} as const;

/** An adjustment as it is entered: by what was counted, or by what comes in or goes out. */
export const countForm = defineForm({
  id: "stock-count",
  version: 1,
  fields: {
    counted: number({
      label: "Counted",
      min: 0,
      // Nothing may be left on the shelf.
      leadingZero: "allow",
      max: mostAtOnce,
      integer: true,
      unit: "units",
      help: "All units on the shelf. What has to come in or go out follows.",
    }),
    stockRequest: { ...stockRequest, ...unlessCounted },
    stock: { ...stock, ...unlessCounted },
    bufferStock: { ...bufferStock, ...unlessCounted },
    ...others,
  },
  rules: discountRules,
});

/** The adjustment that brings what is on hand to what was counted; where nothing was counted, as it was entered. */
export const adjustmentOf = ({ counted, ...values }: ValuesOf<typeof countForm>, onHand: number): AdjustmentValues => {
  if (counted === undefined || counted === onHand) return values;
  return {
    ...values,
    stockRequest: counted > onHand ? "IN_STOCK" : "OUT_STOCK",
    stock: Math.abs(counted - onHand),
  };
};

const wholeOf = (typed: unknown): number | undefined => {
  const text = String(typed ?? "").trim();
  return /^\d+$/.test(text) ? Number(text) : undefined;
};

/** What will be on hand, while it is typed: `On hand 100 → 97, 3 go out`. Stands in the form. */
export function OnHandPreview({ onHand }: { readonly onHand: number }) {
  const { form } = useFormContext();
  const counted = wholeOf(useFieldValue(form, "counted"));
  const units = wholeOf(useFieldValue(form, "stock"));
  const way = useFieldValue(form, "stockRequest");
  const moved = counted === undefined ? (way === "OUT_STOCK" ? -1 : 1) * (units ?? 0) : counted - onHand;
  const isKnown = counted !== undefined || (units !== undefined && (way === "IN_STOCK" || way === "OUT_STOCK"));
  if (!isKnown) return null;
  const count = Math.abs(moved);
  return (
    <output className="stock-preview">
      On hand{" "}
      <b>
        {formatNumber(onHand)} → {formatNumber(onHand + moved)}
      </b>
      {count > 0
        ? `, ${formatNumber(count)} ${moved < 0 ? (count === 1 ? "goes out" : "go out") : count === 1 ? "comes in" : "come in"}`
        : ", as it is"}
    </output>
  );
}
