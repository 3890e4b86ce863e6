import { weekdaysText } from "@o2r/api/contract/core";

/** On which days of the week a hub is closed, in words; nothing where it never is. */
export function WeeklyOff({ days }: { readonly days: readonly number[] }) {
  if (days.length === 0) return null;
  return (
    <p className="weekly-off">
      <span className="weekly-off-swatch" aria-hidden />
      Weekly off: {weekdaysText(days)}
    </p>
  );
}
