import type { Holiday } from "@o2r/api/contract/logistics";
import { DateText } from "@o2r/ui";
import { CalendarDays } from "lucide-react";
import type { ReactNode } from "react";
import { ActiveStatus } from "../../../kit/activity/active-status.tsx";
import { later } from "../../../kit/deferred.tsx";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { ThingList } from "../../../kit/list/thing-list.tsx";
import { useMay } from "../../../kit/use-may.ts";
import { calendarPath, effectText, holidayName, holidays } from "./holiday-words.ts";

const PromisedHolidays = later<object>(async () => (await import("./promised-holidays.tsx")).PromisedHolidays);

const card = (row: Holiday, menu: ReactNode): ReactNode => (
  <RowCard
    title={row.name}
    href={`${holidays.path}/${row.id}`}
    detail={<DateText value={row.day} />}
    menu={menu}
    facts={[...(row.active ? [] : [<ActiveStatus key="active" active={false} />]), row.place, effectText(row.affects)]}
  />
);

const related = [{ to: calendarPath, label: "Year calendar", icon: CalendarDays }] as const;

/** /holidays: every holiday, the latest first. */
export function HolidayList() {
  const seesOrders = useMay("holiday.manage");
  return (
    <ThingList
      {...holidays}
      title="Holidays"
      icon={CalendarDays}
      rowName={holidayName}
      card={card}
      related={related}
      notice={seesOrders && <PromisedHolidays />}
      importTo={`${holidays.path}/import`}
    />
  );
}
