import { Skeleton } from "@o2r/ui";
import "./order-figures.css";

/** As many as stand there at least, for most who look. */
const charts = ["value", "orders", "states", "beats"] as const;

/** As large as the figures of orders will be, so that what stands below does not jump when they come. */
export function FiguresInstead() {
  return (
    <div className="order-figures" aria-hidden="true">
      <Skeleton height={98} />
      <div className="order-figures-charts">
        {charts.map((chart) => (
          <Skeleton key={chart} height={278} />
        ))}
      </div>
    </div>
  );
}
