import { weekdaysText } from "@o2r/api/contract/core";
import { warehouseCalendarForm, warehouseEndpoints, type Warehouse } from "@o2r/api/contract/logistics";
import { useEndpoint, useMutation } from "@o2r/api/react";
import { todayIn } from "@o2r/forms/days";
import { Button, Card, DescriptionList, formatNumber } from "@o2r/ui";
import { SquarePen } from "lucide-react";
import { useState } from "react";
import { ActDialog } from "../../../kit/form/act-dialog.tsx";
import { PanelState } from "../../../kit/panel-state.tsx";
import type { RecordPanelProps } from "../../../kit/record/record-page.types.ts";
import { useMay } from "../../../kit/use-may.ts";
import { holidays } from "../holiday/holiday-words.ts";
import { YearBar, YearMonths } from "../holiday/year-months.tsx";
import { warehouses } from "./warehouse-words.ts";

/** When a warehouse is closed: the days of the week, and the holidays of a year that stop it. */
export function CalendarTab({ row }: RecordPanelProps<Warehouse>) {
  const mayWrite = useMay(warehouses.permission);
  const mayOpen = useMay(holidays.permission);
  const [year, setYear] = useState(() => Number(todayIn().slice(0, 4)));
  const [editing, setEditing] = useState(false);
  const { run } = useMutation(warehouseEndpoints.setCalendar);
  const params = { id: row.id };
  const { data, error, mutate } = useEndpoint(
    warehouseEndpoints.calendar,
    { params, query: { year } },
    { revalidateOnMount: true },
  );
  if (data === undefined) return <PanelState what="The calendar" error={error} onRetry={() => void mutate()} />;
  const { weeklyOffs, slotCapacity } = data;
  return (
    <>
      <Card
        title="Every week"
        actions={
          mayWrite && (
            <Button icon={SquarePen} onClick={() => setEditing(true)}>
              Edit
            </Button>
          )
        }
      >
        <DescriptionList
          items={[
            { term: "Weekly off", value: weeklyOffs.length === 0 ? "None" : weekdaysText(weeklyOffs) },
            { term: "Deliveries a day", value: `${formatNumber(slotCapacity)} orders` },
          ]}
        />
      </Card>
      <YearBar year={year} onChange={setYear} />
      <YearMonths year={year} holidays={data.holidays} weeklyOffs={weeklyOffs} linked={mayOpen} />
      {editing && (
        <ActDialog
          definition={warehouseCalendarForm}
          title={`Calendar of ${row.companyName}`}
          submit="Save calendar"
          initial={{ weeklyOffs: [...weeklyOffs], slotCapacity }}
          act={(body) => run({ params, body }, { version: row.version })}
          done={() => "The calendar is saved"}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  );
}
