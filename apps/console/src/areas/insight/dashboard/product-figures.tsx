import { useCurrentUser } from "../../../session/current-user.ts";
import "./product-figures.css";
import { useWaiting } from "./use-waiting.ts";
import { watchedBy } from "./watched-by.ts";

/** How many products the catalogue holds; nothing for roles that may not read products. */
export function ProductFigures() {
  const { userType } = useCurrentUser();
  const waiting = useWaiting(null);
  const figures = watchedBy(userType, "catalogue", null);
  if (figures.length === 0) return null;
  return (
    <dl className="product-figures" aria-label="Catalogue">
      {figures.map((figure) => (
        <div key={figure.key}>
          <dt>{figure.label}</dt>
          <dd data-waiting={waiting.isComing || undefined}>{waiting.of(figure)}</dd>
        </div>
      ))}
    </dl>
  );
}
