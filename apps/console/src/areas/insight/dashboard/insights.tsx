import { daysBetween, may, readDates } from "@o2r/api/contract/core";
import { readDashboardDays } from "@o2r/api/contract/insight";
import { formatDate, ToggleGroup } from "@o2r/ui";
import { addDays, todayIn } from "@o2r/forms/days";
import { useSearchParams } from "react-router-dom";
import { useCurrentUser } from "../../../session/current-user.ts";
import { LateChoice } from "./late-choice.tsx";
import { OrderFigures } from "./order-figures.tsx";
import { TopProducts } from "./top-products.tsx";
import { usualSpan } from "./usual-span.ts";
import { useWarehouse } from "./use-warehouse.ts";
import { useQueues, WorkQueues } from "./queues/work-queues.tsx";

const loadDaysChoice = async () => (await import("./days-choice.tsx")).DaysChoice;
const loadWarehouseChoice = async () => (await import("./warehouse-choice.tsx")).WarehouseChoice;
const nothing = {};

/** How many days are looked at, with today. */
const spans = [
  { value: "1", label: "Today" },
  { value: "7", label: "7 days" },
  { value: "30", label: "30 days" },
  { value: "90", label: "90 days" },
] as const;

/** The days that the address names, and by which of the spans; the last 30 where it names none. */
const chosenDays = (params: URLSearchParams, today: string) => {
  const placed = params.get("placed") ?? "";
  const range = readDates(placed) && readDashboardDays(placed, today);
  if (range && range.to <= today) return { ...range, span: "" };
  const span = spans.find(({ value }) => value === params.get("days"))?.value ?? usualSpan;
  return { from: addDays(today, 1 - Number(span)), to: today, span };
};

/** What waits, and how orders went: of which days and of which warehouse the address says. */
export function Insights() {
  const { userType, oneWarehouse = false } = useCurrentUser();
  const [params, setParams] = useSearchParams();
  const [warehouse] = useWarehouse();
  const today = todayIn("Asia/Kolkata");
  const { from, to, span } = chosenDays(params, today);
  const placed = `${from}..${to}`;
  // By its name what is asked for is known before the page has any code.
  const asked = span === "" ? placed : span;
  const hub = warehouse?.value ?? null;
  const waiting = useQueues(hub);
  const choose = (key: "days" | "placed", value: string | null) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete("days");
        after.delete("placed");
        if (value !== null) after.set(key, value);
        return after;
      },
      { replace: true },
    );
  const seesOrders = may(userType, "order.read");
  // A supervisor has it above, with the latest order; whom nothing waits for, or who sees one alone, has nothing to narrow.
  const mayNarrow = !oneWarehouse && (seesOrders || waiting.length > 0);
  const seesHubs = userType !== "CC_SUPERVISOR" && (mayNarrow || hub !== null);
  return (
    <>
      <div className="dashboard-narrow">
        {seesOrders && (
          <>
            <ToggleGroup
              aria-label="Days"
              options={spans}
              value={span}
              onValueChange={(next) => choose("days", next)}
            />
            <LateChoice
              label="Days from and to"
              chosen={`${formatDate(from)} – ${formatDate(to)}`}
              className="dashboard-days-choice"
              load={loadDaysChoice}
              props={{ from, to, today, onChoose: (days: string | null) => choose("placed", days) }}
            />
          </>
        )}
        {seesHubs && (
          <LateChoice
            label="Warehouse"
            chosen={warehouse?.label ?? "All warehouses"}
            className="latest-order-filter"
            load={loadWarehouseChoice}
            props={nothing}
          />
        )}
      </div>
      <WorkQueues queues={waiting} hub={hub} />
      {seesOrders && (
        <>
          <h2 className="dashboard-section">How orders went</h2>
          <OrderFigures asked={asked} placed={placed} days={daysBetween(from, to) + 1} hub={hub}>
            {may(userType, "sales.rank") && <TopProducts asked={asked} placed={placed} hub={hub} />}
          </OrderFigures>
        </>
      )}
    </>
  );
}
