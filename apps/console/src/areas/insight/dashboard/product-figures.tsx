import { may } from "@o2r/api/contract/core";
import { productEndpoints } from "@o2r/api/contract/catalogue";
import { useEndpoint } from "@o2r/api/react";
import { useCurrentUser } from "../../../session/current-user.ts";
import { formatNumber } from "@o2r/ui";
import "./product-figures.css";

const figures = [
  { label: "Products", query: {} },
  { label: "Active", query: { active: "true" } },
  { label: "Inactive", query: { active: "false" } },
  { label: "Without image", query: { hasImage: "false" } },
] as const;

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
  readonly query: { readonly active?: string; readonly hasImage?: string };
}

function Figure({ label, query }: FigureProps) {
  const { data, error } = useEndpoint(productEndpoints.list, { query: { ...query, size: 10 } }, { quiet: true });
  const shown = data === undefined ? "–" : formatNumber(data.totalElements) + (data.totalCapped ? "+" : "");
  return (
    <div>
      <dt>{label}</dt>
      <dd data-waiting={(data === undefined && error === undefined) || undefined}>{shown}</dd>
    </div>
  );
}
