import { may } from "@o2r/api/contract/core";
import { ToggleGroup } from "@o2r/ui";
import { todayIn } from "@o2r/forms/days";
import { useSearchParams } from "react-router-dom";
import { useCurrentUser } from "../../../session/current-user.ts";
import { OrderFigures } from "./order-figures.tsx";
import { useWarehouse, WarehouseChoice } from "./warehouse-choice.tsx";
import { WorkQueues } from "./work-queues.tsx";

/** How many days are looked at, with today. */
const spans = [
  { value: "1", label: "Today" },
  { value: "7", label: "7 days" },
  { value: "30", label: "30 days" },
  { value: "90", label: "90 days" },
] as const;

const dayLength = 86_400_000;

/** What waits, and how orders went: of which days and of which warehouse the address says. */
export function Insights() {
  const { userType } = useCurrentUser();
  const [params, setParams] = useSearchParams();
  const [warehouse] = useWarehouse();
  const days = Number(spans.find(({ value }) => value === params.get("days"))?.value ?? 30);
  const today = todayIn("Asia/Kolkata");
  const from = new Date(Date.parse(today) - (days - 1) * dayLength).toISOString().slice(0, 10);
  const hub = warehouse?.value ?? null;
  return (
    <>
      <div className="dashboard-narrow">
        <ToggleGroup
          aria-label="Days"
          size="sm"
          options={spans}
          value={String(days)}
          onValueChange={(next) =>
            setParams(
              (before) => {
                const after = new URLSearchParams(before);
                after.set("days", next);
                return after;
              },
              { replace: true },
            )
          }
        />
        {/* A supervisor has it above, with the latest order. */}
        {userType !== "CC_SUPERVISOR" && (
          <div className="latest-order-filter">
            <WarehouseChoice />
          </div>
        )}
      </div>
      <WorkQueues hub={hub} />
      {may(userType, "order.read") && (
        <>
          <h2 className="dashboard-section">How orders went</h2>
          <OrderFigures placed={`${from}..${today}`} days={days} hub={hub} />
        </>
      )}
    </>
  );
}
