import { holidayEndpoints, type Holiday } from "@o2r/api/contract/logistics";
import { todayIn } from "@o2r/forms/days";
import { DateText } from "@o2r/ui";
import { CalendarDays, Trash2 } from "lucide-react";
import { useMemo, useState, type ReactNode } from "react";
import { ActiveStatus } from "../../../kit/activity/active-status.tsx";
import type { DeleteDialogProps } from "../../../kit/activity/delete-dialog.tsx";
import { later } from "../../../kit/deferred.tsx";
import type { RowAction } from "../../../kit/list/list-page.types.ts";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { ThingList } from "../../../kit/list/thing-list.tsx";
import { useMay } from "../../../kit/use-may.ts";
import { calendarPath, effectText, holidayName, holidays } from "./holiday-words.ts";

const DeleteDialog = later<DeleteDialogProps>(
  async () => (await import("../../../kit/activity/delete-dialog.tsx")).DeleteDialog,
);
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
  const mayManage = useMay("holiday.manage");
  const [leaving, setLeaving] = useState<Holiday>();
  const more = useMemo<readonly RowAction<Holiday>[]>(
    () => [
      {
        label: "Delete",
        icon: Trash2,
        danger: true,
        run: setLeaving,
        when: () => mayManage,
        why: ({ day }) => (day > todayIn() ? undefined : "Its day has begun or passed"),
      },
    ],
    [mayManage],
  );
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
        more={more}
      />
      {leaving && (
        <DeleteDialog
          row={leaving}
          name={holidayName(leaving)}
          endpoint={holidayEndpoints.remove}
          onClose={() => setLeaving(undefined)}
        >
          <b>{holidayName(leaving)}</b> will be gone for good, and its day an ordinary working day.
        </DeleteDialog>
      )}
    </>
  );
}
