import { ruleAttributes } from "@o2r/api/contract/core";
import type { Source } from "@o2r/forms";
import { FormField, Input, NativeSelect } from "@o2r/ui";
import { Combobox, type ComboboxOption } from "@o2r/ui/overlays";
import { useCallback, useId } from "react";

interface SamplePickProps {
  readonly label: string;
  readonly source: Source | undefined;
  readonly value: ComboboxOption | null;
  readonly onChange: (value: ComboboxOption | null) => void;
}

/** A row of another thing to try a rule on. */
export function SamplePick({ label, source, value, onChange }: SamplePickProps) {
  const id = useId();
  const load = useCallback(
    async (query: string, signal: AbortSignal): Promise<readonly ComboboxOption[]> =>
      ((await source?.search?.(query, {}, signal)) ?? []).map((one) => ({ ...one, value: String(one.value) })),
    [source],
  );
  return (
    <FormField id={id} label={label}>
      <Combobox id={id} options={load} placeholder="Search" value={value} onValueChange={onChange} />
    </FormField>
  );
}

/** A cart as it is typed to try a rule on. */
export interface CartFacts {
  readonly total?: number | undefined;
  readonly quantity?: number | undefined;
  readonly lines?: number | undefined;
  readonly source?: string | undefined;
  readonly paymentMode?: string | undefined;
  /** Units of the product. */
  readonly ofProduct?: number | undefined;
}

interface SampleCartProps {
  readonly value: CartFacts;
  readonly onChange: (value: CartFacts) => void;
  readonly ofCart: boolean;
  readonly ofProduct: boolean;
}

const figures = [
  ["total", "Cart total, ₹"],
  ["quantity", "Units in the cart"],
  ["lines", "Lines"],
] as const;
const choices = ["source", "paymentMode"] as const;

const numberOf = (text: string): number | undefined =>
  text.trim() === "" || Number.isNaN(Number(text)) ? undefined : Number(text);

/** What a cart would hold: nobody's cart is looked at. */
export function SampleCart({ value, onChange, ofCart, ofProduct }: SampleCartProps) {
  const id = useId();
  const shown: readonly (readonly [keyof CartFacts, string])[] = [
    ...(ofCart ? figures : []),
    ...(ofProduct ? [["ofProduct", "Units of the product"] as const] : []),
  ];
  return (
    <>
      {shown.map(([key, label]) => (
        <FormField key={key} id={`${id}-${key}`} label={label}>
          <Input
            id={`${id}-${key}`}
            inputMode="decimal"
            autoComplete="off"
            onChange={(event) => onChange({ ...value, [key]: numberOf(event.currentTarget.value) })}
          />
        </FormField>
      ))}
      {(ofCart ? choices : []).map((key) => (
        <FormField key={key} id={`${id}-${key}`} label={ruleAttributes.CART[key].label}>
          <NativeSelect
            id={`${id}-${key}`}
            placeholder="Any"
            options={ruleAttributes.CART[key].from.options}
            value={value[key] ?? ""}
            onChange={(event) => onChange({ ...value, [key]: event.currentTarget.value || undefined })}
          />
        </FormField>
      ))}
    </>
  );
}
