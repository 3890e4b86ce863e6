import { may } from "@o2r/api/contract/core";
import { useEndpoint } from "@o2r/api/react";
import { useCurrentUser } from "../../../session/current-user.ts";
import { formatNumber } from "@o2r/ui";
import { counted, figures } from "./figures.ts";
import "./product-figures.css";

/** How many products the catalogue holds; nothing for roles that may not read products. */
export function ProductFigures() {
  const { userType } = useCurrentUser();
  if (!may(userType, "product.read")) return null;
  return (
    <dl className="product-figures" aria-label="Catalogue">
      {figures.map(({ label, query }) => (
        <Figure key={label} label={label} query={query} />
      ))}
    </dl>
  );
}

interface FigureProps {
  readonly label: string;
  readonly query: (typeof figures)[number]["query"];
}

function Figure({ label, query }: FigureProps) {
  const { data, error } = useEndpoint(counted, { query }, { quiet: true });
  const shown = data === undefined ? "–" : formatNumber(data.totalElements) + (data.totalCapped ? "+" : "");
  return (
    <div>
      <dt>{label}</dt>
      <dd data-waiting={(data === undefined && error === undefined) || undefined}>{shown}</dd>
    </div>
  );
}
