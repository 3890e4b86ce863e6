import type { HolidayOfYear } from "@o2r/api/contract/logistics";
import { Link, VisuallyHidden } from "@o2r/ui";
import { effectText, holidays as words } from "./holiday-words.ts";
import { weeksOf } from "./month-days.ts";

const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

interface MonthProps {
  readonly name: string;
  readonly year: number;
  /** 0 for January. */
  readonly month: number;
  readonly today: string;
  readonly holidays: readonly HolidayOfYear[];
  /** Days of the week on which a hub is closed: 1 Monday … 7 Sunday. */
  readonly weeklyOffs: readonly number[];
  /** Whether a holiday leads to its page. */
  readonly linked: boolean;
}

/** A month: its days, those that are holidays marked, and below it what they are. */
export function Month({ name, year, month, today, holidays, weeklyOffs, linked }: MonthProps) {
  const marked = new Set(holidays.map(({ day }) => day));
  return (
    <section className="holiday-month" aria-label={`${name} ${year}`}>
      <h3>{name}</h3>
      <table aria-hidden>
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day}>{day.slice(0, 1)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(year, month).map((week) => (
            <tr key={week.join()}>
              {weekdays.map((weekday, at) => (
                <Day
                  key={weekday}
                  day={week[at] ?? null}
                  isOff={weeklyOffs.includes(at + 1)}
                  marked={marked}
                  today={today}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {holidays.length > 0 && (
        <ul>
          {holidays.map(({ id, day, name: holiday, place, affects }) => (
            <li key={id}>
              <span className="holiday-day">{Number(day.slice(8))}</span>
              <span>
                {linked ? <Link href={`${words.path}/${id}`}>{holiday}</Link> : holiday}
                <span className="holiday-place">
                  {place}
                  {affects === "BOTH" ? (
                    <VisuallyHidden>, {effectText(affects)}</VisuallyHidden>
                  ) : (
                    ` · ${effectText(affects)}`
                  )}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface DayProps {
  /** Null before the first of the month and after its last. */
  readonly day: string | null;
  readonly isOff: boolean;
  readonly marked: ReadonlySet<string>;
  readonly today: string;
}

function Day({ day, isOff, marked, today }: DayProps) {
  return (
    <td
      data-off={day !== null && isOff ? "" : undefined}
      data-holiday={day !== null && marked.has(day) ? "" : undefined}
      data-today={day === today ? "" : undefined}
    >
      {day === null ? "" : Number(day.slice(8))}
    </td>
  );
}
