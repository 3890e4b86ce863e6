import { holidayEndpoints, holidayYears, warehouseLookup } from "@o2r/api/contract/logistics";
import { lookupSize } from "@o2r/api/contract/core";
import { useEndpoint, useMutation } from "@o2r/api/react";
import { todayIn } from "@o2r/forms/days";
import { Button, buttonLook, Icon, NativeSelect, notify, Page, PageHeader } from "@o2r/ui";
import { CopyPlus, List, Plus } from "lucide-react";
import { Link, useSearchParams } from "react-router-dom";
import { PanelState } from "../../../kit/panel-state.tsx";
import { later } from "../../../kit/deferred.tsx";
import { usePageName } from "../../../kit/page-name.ts";
import { useMay } from "../../../kit/use-may.ts";
import { holidays } from "./holiday-words.ts";
import { WeeklyOff } from "./weekly-off.tsx";
import { YearBar, YearMonths } from "./year-months.tsx";

const PromisedHolidays = later<object>(async () => (await import("./promised-holidays.tsx")).PromisedHolidays);

/** The year and the hub that the address names: this year, and every hub, otherwise. */
const useShown = () => {
  const [params, setParams] = useSearchParams();
  const thisYear = Number(todayIn().slice(0, 4));
  const named = Number(params.get("year"));
  const year = named >= holidayYears.first && named <= holidayYears.last ? named : thisYear;
  const hub = params.get("hub") ?? undefined;
  const show = (next: { readonly year: number; readonly hub: string | undefined }) =>
    setParams({ year: String(next.year), ...(next.hub !== undefined && { hub: next.hub }) }, { replace: true });
  return { year, thisYear, hub, show };
};

function CopyLast({ year }: { readonly year: number }) {
  const { run, running } = useMutation(holidayEndpoints.copy);
  const copy = async () => {
    const { payload } = await run({ body: { year } });
    if (payload === undefined) return;
    const { copied, moving } = payload;
    notify({
      kind: "success",
      title: `${copied} ${copied === 1 ? "holiday" : "holidays"} copied from ${year - 1}`,
      ...(moving.length > 0 && {
        description: `On another date in ${year}, so add them yourself: ${moving.join(", ")}`,
      }),
    });
  };
  return (
    <Button icon={CopyPlus} loading={running} onClick={() => void copy()}>
      Copy from {year - 1}
    </Button>
  );
}

/** /holidays/calendar: a year with its holidays, of all hubs or of one. */
export function HolidayCalendar() {
  usePageName("Holiday calendar");
  const { year, thisYear, hub, show } = useShown();
  const mayWrite = useMay(holidays.permission);
  // This year needs no naming, so that it is asked for before the page has any code.
  const query = { year: year === thisYear ? undefined : year, hub };
  const { data, error, mutate } = useEndpoint(holidayEndpoints.year, { query }, { quiet: true });
  const { data: warehouses } = useEndpoint(
    warehouseLookup,
    { query: { query: "", size: lookupSize } },
    { quiet: true },
  );
  const hubs = (warehouses?.content ?? []).filter(({ type }) => type === "HUB");
  return (
    <Page>
      <PageHeader
        title="Holiday calendar"
        actions={
          <>
            <Link to={holidays.path} {...buttonLook({})}>
              <Icon as={List} />
              List
            </Link>
            {mayWrite && year > holidayYears.first && <CopyLast year={year} />}
            {mayWrite && (
              <Link to={`${holidays.path}/new`} {...buttonLook({ variant: "primary" })}>
                <Icon as={Plus} />
                Add holiday
              </Link>
            )}
          </>
        }
      />
      <div className="holiday-notice">
        <PromisedHolidays />
      </div>
      <YearBar year={year} onChange={(next) => show({ year: next, hub })}>
        <NativeSelect
          aria-label="Hub"
          value={hub ?? ""}
          onChange={({ currentTarget: { value } }) => show({ year, hub: value === "" ? undefined : value })}
          options={[
            { value: "", label: "All hubs and states" },
            ...hubs.map(({ id, companyName }) => ({ value: id, label: companyName })),
          ]}
        />
        <WeeklyOff days={data?.weeklyOffs ?? []} />
      </YearBar>
      {data === undefined ? (
        <PanelState what="The holidays" error={error} onRetry={() => void mutate()} />
      ) : (
        <YearMonths year={year} holidays={data.holidays} weeklyOffs={data.weeklyOffs} linked />
      )}
    </Page>
  );
}
