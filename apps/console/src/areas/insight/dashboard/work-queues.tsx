import { may, pageSizes } from "@o2r/api/contract/core";
import { useEndpoint } from "@o2r/api/react";
import { formatNumber, Metric, MetricRow } from "@o2r/ui";
import { useCurrentUser } from "../../../session/current-user.ts";
import { reachablePages } from "../../../routing/find-pages.ts";
import { routes } from "../../../routes.tsx";
import { currentRole } from "../../../session/session.ts";
import { AgentsOnCall } from "./agents-on-call.tsx";
import { queueHref, queuesOf, type Queue } from "./queues.ts";

/** What may wait for whoever is signed in, at a warehouse; null for all within reach. */
export const useQueues = (hub: string | null): readonly Queue[] => {
  const { userType, helpAndSupportActive } = useCurrentUser();
  const open = reachablePages(routes, { role: currentRole(), helpAndSupportActive }).map(({ path }) => path);
  return queuesOf(userType, open, hub);
};

export interface WorkQueuesProps {
  readonly queues: readonly Queue[];
}

/** What waits, each counted by the list that it leads to. */
export function WorkQueues({ queues }: WorkQueuesProps) {
  const { userType } = useCurrentUser();
  const watches = may(userType, "call.watch");
  if (queues.length === 0 && !watches) return null;
  return (
    <>
      <h2 className="dashboard-section">What waits</h2>
      <MetricRow label="What waits">
        {watches && <AgentsOnCall />}
        {queues.map((queue) => (
          <Waiting key={queue.label} queue={queue} />
        ))}
      </MetricRow>
    </>
  );
}

/** Only the total is shown. */
const [fewest] = pageSizes;

interface Counted {
  readonly totalElements: number;
  readonly totalCapped: boolean;
}

function Waiting({ queue }: { readonly queue: Queue }) {
  const input = { query: { ...queue.filters, size: fewest } };
  // Each list has filters of its own, which the queues name.
  const { data } = useEndpoint(queue.list, input as never, { quiet: true });
  const counted = data as Counted | undefined; // a list answers with its total
  const value = counted === undefined ? "–" : formatNumber(counted.totalElements) + (counted.totalCapped ? "+" : "");
  return <Metric label={queue.label} value={value} href={queueHref(queue)} />;
}
