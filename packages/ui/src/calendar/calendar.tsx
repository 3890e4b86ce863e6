import { useCallback, useMemo } from "react";
import { DatePicker } from "react-datepicker";
import { phoneQuery, useMediaQuery } from "../media-query/use-media-query.ts";
import { CalendarHeader } from "./calendar-header.tsx";
import { calendarLocale } from "./calendar-locale.ts";
import "./calendar.css";
import type { CalendarLabels, CalendarLimits } from "./calendar.types.ts";
import { clampDay, type Day, firstDay, lastDay, toDate, today as dayNow, toDay } from "./day.ts";

interface Shown extends CalendarLimits {
  /** How many months stand side by side; below one another where there is no room. */
  months: 1 | 2;
  words: CalendarLabels;
}

interface DayCalendarProps extends Shown {
  value: Day | undefined;
  onPick: (day: Day) => void;
}

interface RangeCalendarProps extends Shown {
  /** `to` is missing while the end is still to be chosen. */
  from: Day | undefined;
  to: Day | undefined;
  onPick: (from: Day, to: Day | undefined) => void;
}

const dateOf = (day: Day | undefined) => (day === undefined ? null : toDate(day));

/** What both calendars share. */
function useCalendar({ months, words, min, max, isBlocked, today }: Shown, chosen: Day | undefined) {
  const lowest = min ?? firstDay;
  const highest = max ?? lastDay;
  const now = today ?? dayNow();
  const isPhone = useMediaQuery(phoneQuery);
  const locale = useMemo(() => calendarLocale(words.locale), [words.locale]);
  const open = chosen ?? clampDay(now, lowest, highest);
  // Nothing later can be chosen: the month before is worth more than the one after.
  const endsHere = months > 1 && open.slice(0, 7) === highest.slice(0, 7);
  const placeMonth = useCallback(
    (picker: DatePicker | null) => {
      if (endsHere) picker?.handleMonthSelectedInChange(months - 1);
    },
    [endsHere, months],
  );
  return {
    ref: placeMonth,
    inline: true,
    locale,
    calendarStartDay: 1,
    monthsShown: months,
    minDate: toDate(lowest),
    maxDate: toDate(highest),
    openToDate: toDate(open),
    shouldCloseOnSelect: false,
    // Six weeks always, so that nothing moves below the pointer from month to month.
    fixedHeight: true,
    formatWeekDay: (name: string) => name.slice(0, 2),
    dayClassName: (date: Date) => (toDay(date) === now ? "o2r-calendar-today" : ""),
    filterDate: (date: Date) => !isBlocked?.(toDay(date)),
    monthAriaLabelPrefix: "",
    chooseDayAriaLabelPrefix: words.choose,
    disabledDayAriaLabelPrefix: words.unavailable,
    calendarClassName: "o2r-calendar",
    renderCustomHeader: (of: Parameters<typeof CalendarHeader>[0]["of"]) => (
      <CalendarHeader
        of={of}
        nextAt={isPhone ? 0 : months - 1}
        firstYear={Number(lowest.slice(0, 4))}
        lastYear={Number(highest.slice(0, 4))}
        thisYear={Number(now.slice(0, 4))}
        words={words}
      />
    ),
  } as const;
}

/** A calendar in which one day is chosen. */
export function DayCalendar({ value, onPick, ...shown }: DayCalendarProps) {
  const shared = useCalendar(shown, value);
  return (
    <DatePicker {...shared} selected={dateOf(value)} onChange={(date: Date | null) => date && onPick(toDay(date))} />
  );
}

/** A calendar in which a first and a last day are chosen, one after the other. */
export function RangeCalendar({ from, to, onPick, ...shown }: RangeCalendarProps) {
  const shared = useCalendar(shown, from);
  return (
    <DatePicker
      {...shared}
      selectsRange
      selected={dateOf(from)}
      startDate={dateOf(from)}
      endDate={dateOf(to)}
      onChange={([start, end]) => start && onPick(toDay(start), end ? toDay(end) : undefined)}
    />
  );
}
