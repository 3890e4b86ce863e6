import type { HolidayOfYear } from "@o2r/api/contract/logistics";
import { holidayYears } from "@o2r/api/contract/logistics";
import { todayIn } from "@o2r/forms/days";
import { IconButton } from "@o2r/ui";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Month } from "./month.tsx";
import { monthNames } from "./month-days.ts";
import "./calendar.css";

interface YearBarProps {
  readonly year: number;
  readonly onChange: (year: number) => void;
  readonly children?: ReactNode;
}

/** The year in sight, with the ways to the one before and the next. */
export function YearBar({ year, onChange, children }: YearBarProps) {
  return (
    <div className="holiday-bar">
      <IconButton
        icon={ChevronLeft}
        label="Previous year"
        disabled={year === holidayYears.first}
        onClick={() => onChange(year - 1)}
      />
      <h2 aria-live="polite">{year}</h2>
      <IconButton
        icon={ChevronRight}
        label="Next year"
        disabled={year === holidayYears.last}
        onClick={() => onChange(year + 1)}
      />
      {children}
    </div>
  );
}

interface YearMonthsProps {
  readonly year: number;
  readonly holidays: readonly HolidayOfYear[];
  /** Days of the week on which a hub is closed. */
  readonly weeklyOffs: readonly number[];
  /** Whether a holiday leads to its page. */
  readonly linked: boolean;
}

/** The months of a year with their holidays. */
export function YearMonths({ year, holidays, weeklyOffs, linked }: YearMonthsProps) {
  return (
    <div className="holiday-months">
      {monthNames.map((name, month) => (
        <Month
          key={name}
          name={name}
          year={year}
          month={month}
          today={todayIn()}
          weeklyOffs={weeklyOffs}
          linked={linked}
          holidays={holidays.filter(({ day }) => Number(day.slice(5, 7)) === month + 1)}
        />
      ))}
    </div>
  );
}
