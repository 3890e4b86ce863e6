import { may } from "@o2r/api/contract/core";
import type { Watched } from "@o2r/api/contract/insight";
import { Card, Metric, MetricRow } from "@o2r/ui";
import { Deferred } from "../../../kit/deferred.tsx";
import { useCurrentUser } from "../../../session/current-user.ts";
import { reachablePages } from "../../../routing/find-pages.ts";
import { routes } from "../../../routes.tsx";
import { currentRole } from "../../../session/session.ts";
import { FiguresFailed } from "./figures-failed.tsx";
import { useWaiting } from "./use-waiting.ts";
import { watchedBy, watchedHref } from "./watched-by.ts";

const loadAgentsOnCall = async () => (await import("./agents-on-call.tsx")).AgentsOnCall;
const nothing = {};

/** What may wait for whoever is signed in, at a warehouse; null for all within reach. */
export const useQueues = (hub: string | null): readonly Watched[] => {
  const { userType, helpAndSupportActive } = useCurrentUser();
  const open = reachablePages(routes, { role: currentRole(), helpAndSupportActive }).map(({ path }) => path);
  return watchedBy(userType, "work", hub).filter(({ path }) => open.includes(path));
};

export interface WorkQueuesProps {
  readonly queues: readonly Watched[];
  readonly hub: string | null;
}

/** What waits, each counted by the list that it leads to. */
export function WorkQueues({ queues, hub }: WorkQueuesProps) {
  const { userType } = useCurrentUser();
  const waiting = useWaiting(hub);
  const watches = may(userType, "call.watch");
  if (queues.length === 0 && !watches) return null;
  const counted = waiting.failed ? [] : queues;
  return (
    <>
      <h2 className="dashboard-section">What waits</h2>
      <div className="dashboard-waiting">
        {(watches || counted.length > 0) && (
          <MetricRow label="What waits">
            {watches && (
              <Deferred load={loadAgentsOnCall} props={nothing} instead={<Metric label="Agents on call" value="–" />} />
            )}
            {counted.map((queue) => (
              <Metric key={queue.key} label={queue.label} value={waiting.of(queue)} href={watchedHref(queue)} />
            ))}
          </MetricRow>
        )}
        {waiting.failed && queues.length > 0 && (
          <Card>
            <FiguresFailed title="What waits could not be loaded" onRetry={waiting.retry} />
          </Card>
        )}
      </div>
    </>
  );
}
