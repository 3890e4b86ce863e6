import { may } from "@o2r/api/contract/core";
import type { Watched } from "@o2r/api/contract/insight";
import { Card } from "@o2r/ui";
import { Deferred } from "../../../../kit/deferred.tsx";
import { useCurrentUser } from "../../../../session/current-user.ts";
import { reachablePages } from "../../../../routing/find-pages.ts";
import { routes } from "../../../../routes.tsx";
import { currentRole } from "../../../../session/session.ts";
import { AgeLegend } from "./age-legend.tsx";
import { FiguresFailed } from "../figures-failed.tsx";
import { useWaiting } from "./use-waiting.ts";
import { watchedBy, watchedHref } from "./watched-by.ts";
import { WorkQueue } from "./work-queue.tsx";
import "./work-queues.css";

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

/** What waits, each counted by the list that it leads to, and since when. */
export function WorkQueues({ queues, hub }: WorkQueuesProps) {
  const { userType } = useCurrentUser();
  const waiting = useWaiting(hub);
  const watches = may(userType, "call.watch");
  if (queues.length === 0 && !watches) return null;
  return (
    <Card title="What waits" flush actions={!waiting.failed && <AgeLegend />}>
      <ul className="work-queues">
        {watches && (
          <li>
            <Deferred
              load={loadAgentsOnCall}
              props={nothing}
              instead={<div className="work-queue">Agents on call</div>}
            />
          </li>
        )}
        {!waiting.failed &&
          queues.map((queue) => (
            <li key={queue.key}>
              <WorkQueue label={queue.label} href={watchedHref(queue)} counted={waiting.of(queue)} />
            </li>
          ))}
      </ul>
      {waiting.failed && queues.length > 0 && (
        <FiguresFailed title="What waits could not be loaded" onRetry={waiting.retry} />
      )}
    </Card>
  );
}
