import { holidayEndpoints, type Holiday } from "@o2r/api/contract/logistics";
import { todayIn } from "@o2r/forms/days";
import { DateText } from "@o2r/ui";
import { CalendarDays } from "lucide-react";
import type { ReactNode } from "react";
import { ActiveStatus } from "../../../kit/activity/active-status.tsx";
import { useDeletion } from "../../../kit/activity/use-deletion.tsx";
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

const whyKept = ({ day }: Holiday) => (day > todayIn() ? undefined : "Its day has begun or passed");

/** /holidays: every holiday, the latest first. */
export function HolidayList() {
  const mayManage = useMay("holiday.manage");
  const { actions, dialog } = useDeletion({
    endpoint: holidayEndpoints.remove,
    may: mayManage,
    name: holidayName,
    why: whyKept,
    about: (row: Holiday) => (
      <>
        <b>{holidayName(row)}</b> will be gone for good, and its day an ordinary working day.
      </>
    ),
  });
  return (
    <>
      <ThingList
        {...holidays}
        title="Holidays"
        icon={CalendarDays}
        rowName={holidayName}
        card={card}
        related={related}
        notice={mayManage && <PromisedHolidays />}
        importTo={`${holidays.path}/import`}
        more={actions}
      />
      {dialog}
    </>
  );
}
