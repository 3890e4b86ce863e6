import { addMonths } from "date-fns";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactDatePickerCustomHeaderProps } from "react-datepicker";
import { IconButton } from "../icon-button/icon-button.tsx";
import { NativeSelect } from "../native-select/native-select.tsx";
import type { CalendarLabels } from "./calendar.types.ts";

/** How far the list of years reaches around today (specification §9): the other years are reached by keys or typing. */
const yearsBack = 100;
const yearsAhead = 20;

interface CalendarHeaderProps {
  /** What the calendar tells about one of its months. */
  of: ReactDatePickerCustomHeaderProps;
  /** Which of the months carries the arrow to the next one. */
  nextAt: number;
  firstYear: number;
  lastYear: number;
  thisYear: number;
  words: CalendarLabels;
}

/** Month and year of one of the months, which can be chosen, between the arrows. */
export function CalendarHeader({ of, nextAt, firstYear, lastYear, thisYear, words }: CalendarHeaderProps) {
  const { monthDate, customHeaderCount: place } = of;
  const month = monthDate.getMonth();
  const year = monthDate.getFullYear();
  const show = (chosenYear: number, chosenMonth: number) => {
    // The calendar counts from its first month.
    const first = addMonths(new Date(chosenYear, chosenMonth, 1, 12), -place);
    of.changeMonth(first.getMonth());
    of.changeYear(first.getFullYear());
  };
  const from = Math.min(Math.max(firstYear, thisYear - yearsBack), year);
  const to = Math.max(thisYear + yearsAhead, year);
  const years = Array.from({ length: to - from + 1 }, (_, index) => ({
    value: from + index,
    label: `${from + index}`,
    // The list reaches as far in every picker; a year without a day to choose is seen, and cannot be gone to.
    disabled: from + index > lastYear,
  }));
  const names = new Intl.DateTimeFormat(words.locale, { month: "long", timeZone: "UTC" });
  const monthNames = Array.from({ length: 12 }, (_, value) => ({ value, label: names.format(Date.UTC(2026, value)) }));
  return (
    <div className="o2r-calendar-head">
      {place === 0 && (
        <IconButton
          size="sm"
          icon={ChevronLeft}
          label={words.previousMonth}
          disabled={of.prevMonthButtonDisabled}
          onClick={of.decreaseMonth}
        />
      )}
      <div className="o2r-calendar-title">
        <NativeSelect
          size="sm"
          variant="quiet"
          aria-label={words.month}
          options={monthNames}
          value={month}
          onChange={(event) => show(year, Number(event.currentTarget.value))}
        />
        <NativeSelect
          size="sm"
          variant="quiet"
          aria-label={words.year}
          options={years}
          value={year}
          onChange={(event) => show(Number(event.currentTarget.value), month)}
        />
      </div>
      {place === nextAt && (
        <IconButton
          size="sm"
          icon={ChevronRight}
          label={words.nextMonth}
          disabled={of.nextMonthButtonDisabled}
          onClick={of.increaseMonth}
        />
      )}
    </div>
  );
}
