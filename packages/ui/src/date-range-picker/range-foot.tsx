import { Button } from "../button/button.tsx";
import { type Day, daysFrom, showDay } from "../calendar/day.ts";
import type { DateRangePickerLabels } from "./date-range-picker.types.ts";

interface RangeFootProps {
  /** `to` is missing while the last day is still to be chosen. */
  range: { readonly from: Day; readonly to: Day | undefined } | null;
  problem: string | undefined;
  onClear: (() => void) | undefined;
  words: DateRangePickerLabels;
}

function sentenceOf(range: RangeFootProps["range"], words: DateRangePickerLabels): string {
  if (!range) return "";
  if (range.to === undefined) return `${showDay(range.from)} – ${words.chooseEnd}`;
  return `${showDay(range.from)} – ${showDay(range.to)} · ${words.days(daysFrom(range.from, range.to) + 1)}`;
}

/** What is chosen so far, and the way back to nothing. */
export function RangeFoot({ range, problem, onClear, words }: RangeFootProps) {
  return (
    <div className="o2r-calendar-foot o2r-range-foot">
      <span aria-live="polite" data-problem={problem === undefined ? undefined : ""}>
        {problem ?? sentenceOf(range, words)}
      </span>
      {onClear && (
        <Button size="sm" variant="ghost" onClick={onClear}>
          {words.clear}
        </Button>
      )}
    </div>
  );
}
