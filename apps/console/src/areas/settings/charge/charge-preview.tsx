import { chargeEndpoints } from "@o2r/api/contract/settings";
import { useEndpoint } from "@o2r/api/react";
import { todayIn } from "@o2r/forms/days";
import type { FormHandle } from "@o2r/forms/react";
import { FormField, Input } from "@o2r/ui";
import { useDeferredValue, useId, useState } from "react";
import { useParams } from "react-router-dom";
import { useTyped } from "../../../kit/form/use-typed.ts";
import { ChargesFound } from "./charges-found.tsx";
import { chargeOf, dayOf, figureOf, isWithin, kilograms, orderOf, typedFields } from "./typed-charge.ts";
import "./charge-preview.css";

/** What an order would pay with the charge as it is typed, beside all others as they are saved. */
export function ChargePreview({ form }: { readonly form: FormHandle }) {
  const { id: without } = useParams();
  const saved = useEndpoint(chargeEndpoints.get, without === undefined ? null : { params: { id: without } }, {
    quiet: true,
  });
  const isOff = saved.data?.active === false;
  const [chosen, choose] = useState<{ readonly value?: string; readonly weight?: string }>({});
  const typed = useTyped(form, typedFields);
  const charge = chargeOf(typed);
  // Until somebody says what is ordered, it is an order that the charge is for.
  const usual = orderOf(charge);
  const { value = String(usual.value), weight = String(usual.weight) } = chosen;
  const worth = figureOf(value);
  const kilos = figureOf(weight, kilograms);
  // As text it is the same until something of it is typed.
  const asked = useDeferredValue(charge === null ? null : JSON.stringify(charge));
  const { data, error } = useEndpoint(
    chargeEndpoints.simulate,
    isOff || charge === null || asked === null || worth === undefined || kilos === undefined
      ? null
      : {
          query: {
            value: worth,
            weight: kilos,
            hubId: charge.hubId ?? undefined,
            retailerType: charge.retailerType ?? undefined,
            platform: charge.platform ?? "O2R",
            day: dayOf(typed, todayIn()),
            typed: asked,
            without,
          },
        },
    { keepPreviousData: true, quiet: true },
  );
  return (
    <section className="charge-preview" aria-label="Preview">
      <h2>Preview</h2>
      <div className="charge-preview-order">
        <Figure label="Order value, ₹" value={value} onChange={(next) => choose({ ...chosen, value: next })} />
        <Figure label="Weight, kg" value={weight} onChange={(next) => choose({ ...chosen, weight: next })} />
      </div>
      <div aria-live="polite">
        {isOff ? (
          <p>This charge is inactive: no order pays it.</p>
        ) : charge === null ? (
          <p>Name the charge, its basis and how much it is, to see what an order would pay.</p>
        ) : worth === undefined || kilos === undefined ? (
          <p>Enter the value and the weight of an order, to see what it would pay.</p>
        ) : error !== undefined ? (
          <p>What an order would pay could not be worked out.</p>
        ) : data === undefined ? (
          <p>Working it out …</p>
        ) : (
          <>
            {isWithin(charge, { value: worth, weight: kilos }) ? (
              <p>An order that it is for would pay, with this charge as it stands here:</p>
            ) : (
              <p>An order would pay, with this charge as it stands here:</p>
            )}
            <ChargesFound found={data} />
          </>
        )}
      </div>
    </section>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Figure({ label, value, onChange }: FigureProps) {
  const id = useId();
  return (
    <FormField id={id} label={label}>
      <Input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </FormField>
  );
}
