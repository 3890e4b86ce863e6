import { endsBeforeItBegins, type Place } from "@o2r/api/contract/layout";
import { FormField, Skeleton } from "@o2r/ui";
import { lazy, Suspense, useState } from "react";
import { instantOf, typedOf } from "./rail-text.ts";

// The calendar is fetched with the first rail that is chosen, not with the page.
const DateTimePicker = lazy(async () => ({ default: (await import("@o2r/ui/dates")).DateTimePicker }));

interface WhenFieldsProps {
  readonly place: Place;
  readonly disabled: boolean;
  readonly onChange: (part: Pick<Place, "visibleFrom" | "visibleTill">) => void;
}

/** From when till when a rail is shown, in India's time. What ends before it begins is said and not taken. */
export function WhenFields({ place, disabled, onChange }: WhenFieldsProps) {
  const standing = { from: typedOf(place.visibleFrom), till: typedOf(place.visibleTill) };
  const [typed, setTyped] = useState<typeof standing>();
  const { from, till } = typed ?? standing;
  const type = (part: Partial<typeof standing>) => {
    const next = { from, till, ...part };
    const when = { visibleFrom: instantOf(next.from), visibleTill: instantOf(next.till) };
    const isWrong = endsBeforeItBegins(when);
    setTyped(isWrong ? next : undefined);
    if (!isWrong) onChange(when);
  };
  return (
    <div className="composer-when">
      <FormField label="Shown from" help={from === "" ? "Empty: at once" : "India's time"}>
        <Suspense fallback={<Skeleton height={32} />}>
          <DateTimePicker
            name="visibleFrom"
            value={from}
            disabled={disabled}
            onValueChange={(next) => type({ from: next })}
          />
        </Suspense>
      </FormField>
      <FormField
        label="Shown till"
        help={till === "" ? "Empty: for good" : "India's time"}
        error={typed === undefined ? undefined : "Shown till is before shown from"}
      >
        <Suspense fallback={<Skeleton height={32} />}>
          <DateTimePicker
            name="visibleTill"
            value={till}
            disabled={disabled}
            defaultTime="23:59"
            onValueChange={(next) => type({ till: next })}
          />
        </Suspense>
      </FormField>
    </div>
  );
}
