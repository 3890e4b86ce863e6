import { useFieldState, type FormHandle } from "@o2r/forms/react";
import { formatNumber, Status } from "@o2r/ui";
import { useMemo, useSyncExternalStore } from "react";

const noRows: readonly string[] = [];

/** The sum of the shares as they are typed, in percent. */
const useSharedOut = (form: FormHandle, rows: readonly string[]): number => {
  const [subscribe, read] = useMemo(() => {
    const shares = rows.map((row) => `components.${row}.allocation`);
    return [
      (listener: () => void) => {
        const stops = shares.map((share) => form.engine.subscribeValue(share, listener));
        return () => stops.forEach((stop) => stop());
      },
      () => {
        const values = shares.map((share) => form.engine.value(share));
        // In hundredths, so that 33.33 + 33.33 + 33.34 is 100.
        return values.reduce<number>(
          (sum, value) => sum + (typeof value === "number" ? Math.round(value * 100) : 0),
          0,
        );
      },
    ] as const;
  }, [form, rows]);
  return useSyncExternalStore(subscribe, read, read) / 100;
};

/** How much of the price is shared out so far. */
export function AllocationSum({ form }: { readonly form: FormHandle }) {
  const { rows = noRows } = useFieldState(form, "components");
  const sum = useSharedOut(form, rows);
  if (rows.length === 0) return null;
  return (
    <output>
      {sum === 100 ? (
        <Status tone="success">The shares add up to 100%</Status>
      ) : (
        <Status tone="warning">
          {`${formatNumber(sum)}% of the price is shared out, ${formatNumber(Math.abs(100 - sum))}% ${sum < 100 ? "is left" : "too much"}`}
        </Status>
      )}
    </output>
  );
}
