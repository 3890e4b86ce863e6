import type { Day } from "../calendar/day.ts";
import type { DateRange, DateRangePickerLabels, RangePreset } from "./date-range-picker.types.ts";
import { problemOf, type RangeLimits } from "./range-limits.ts";

interface RangePresetListProps {
  presets: readonly RangePreset[];
  value: DateRange | null;
  today: Day;
  limits: RangeLimits;
  words: DateRangePickerLabels;
  onChoose: (range: DateRange) => void;
}

/** Ranges with a name, of which only those are shown that can be chosen. */
export function RangePresetList({ presets, value, today, limits, words, onChoose }: RangePresetListProps) {
  const possible = presets
    .map(({ id, label, range }) => ({ id, label, range: range(today) }))
    .filter(({ range }) => problemOf(range, limits) === undefined);
  if (possible.length === 0) return null;
  return (
    <ul className="o2r-range-presets" aria-label={words.presets}>
      {possible.map(({ id, label, range }) => (
        <li key={id}>
          <button
            type="button"
            aria-pressed={range.from === value?.from && range.to === value.to}
            onClick={() => onChoose(range)}
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
