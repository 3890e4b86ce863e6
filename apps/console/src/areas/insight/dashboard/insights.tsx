import { daysBetween, may, readDates } from "@o2r/api/contract/core";
import { mostDashboardDays } from "@o2r/api/contract/insight";
import { ToggleGroup } from "@o2r/ui";
import { DateRangePicker } from "@o2r/ui/dates";
import { todayIn } from "@o2r/forms/days";
import { useSearchParams } from "react-router-dom";
import { useCurrentUser } from "../../../session/current-user.ts";
import { OrderFigures } from "./order-figures.tsx";
import { TopProducts } from "./top-products.tsx";
import { useWarehouse, WarehouseChoice } from "./warehouse-choice.tsx";
import { useQueues, WorkQueues } from "./work-queues.tsx";

/** How many days are looked at, with today. */
const spans = [
  { value: "1", label: "Today" },
  { value: "7", label: "7 days" },
  { value: "30", label: "30 days" },
  { value: "90", label: "90 days" },
] as const;

const dayLength = 86_400_000;

/** The days that the address names, and by which of the spans; the last 30 where it names none. */
const chosenDays = (params: URLSearchParams, today: string) => {
  const range = readDates(params.get("placed") ?? "");
  if (range !== null && range.to <= today && daysBetween(range.from, range.to) < mostDashboardDays)
    return { ...range, span: "" };
  const span = spans.find(({ value }) => value === params.get("days"))?.value ?? "30";
  const from = new Date(Date.parse(today) - (Number(span) - 1) * dayLength).toISOString().slice(0, 10);
  return { from, to: today, span };
};

/** What waits, and how orders went: of which days and of which warehouse the address says. */
export function Insights() {
  const { userType } = useCurrentUser();
  const [params, setParams] = useSearchParams();
  const [warehouse] = useWarehouse();
  const today = todayIn("Asia/Kolkata");
  const { from, to, span } = chosenDays(params, today);
  const placed = `${from}..${to}`;
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
  // A supervisor has it above, with the latest order; whom nothing waits for has nothing to narrow.
  const seesHubs = userType !== "CC_SUPERVISOR" && (seesOrders || hub !== null || waiting.length > 0);
  return (
    <>
      <div className="dashboard-narrow">
        {seesOrders && (
          <>
            <ToggleGroup
              aria-label="Days"
              size="sm"
              options={spans}
              value={span}
              onValueChange={(next) => choose("days", next)}
            />
            <DateRangePicker
              aria-label="Days from and to"
              value={{ from, to }}
              max={today}
              maxDays={mostDashboardDays}
              clearable={false}
              onValueChange={(range) => choose("placed", range === null ? null : `${range.from}..${range.to}`)}
            />
          </>
        )}
        {seesHubs && (
          <div className="latest-order-filter">
            <WarehouseChoice />
          </div>
        )}
      </div>
      <WorkQueues queues={waiting} />
      {seesOrders && (
        <>
          <h2 className="dashboard-section">How orders went</h2>
          <OrderFigures placed={placed} days={daysBetween(from, to) + 1} hub={hub}>
            {may(userType, "sales.rank") && <TopProducts placed={placed} hub={hub} />}
          </OrderFigures>
        </>
      )}
    </>
  );
}
