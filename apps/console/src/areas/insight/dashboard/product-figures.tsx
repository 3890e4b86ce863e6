import { Card, Metric, MetricRow } from "@o2r/ui";
import { reachablePages } from "../../../routing/find-pages.ts";
import { routes } from "../../../routes.tsx";
import { useCurrentUser } from "../../../session/current-user.ts";
import { currentRole } from "../../../session/session.ts";
import { countText } from "./queues/count-text.ts";
import { FiguresFailed } from "./figures-failed.tsx";
import { useWaiting } from "./queues/use-waiting.ts";
import { watchedBy, watchedHref } from "./queues/watched-by.ts";

/** How many products the catalogue holds; nothing for roles that may not read products. */
export function ProductFigures() {
  const { userType, helpAndSupportActive } = useCurrentUser();
  const waiting = useWaiting(null);
  const figures = watchedBy(userType, "catalogue", null);
  if (figures.length === 0) return null;
  const open = reachablePages(routes, { role: currentRole(), helpAndSupportActive }).map(({ path }) => path);
  return (
    <>
      <h2 className="dashboard-section">Products</h2>
      {waiting.failed ? (
        <Card>
          <FiguresFailed title="The figures of products could not be loaded" onRetry={waiting.retry} />
        </Card>
      ) : (
        <MetricRow label="Products">
          {figures.map((figure) => (
            <Metric
              key={figure.key}
              label={figure.label}
              value={countText(waiting.of(figure))}
              // Some read products, and have no page of them.
              href={open.includes(figure.path) ? watchedHref(figure) : undefined}
            />
          ))}
        </MetricRow>
      )}
    </>
  );
}
