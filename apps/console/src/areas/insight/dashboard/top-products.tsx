import { dashboardEndpoints } from "@o2r/api/contract/insight";
import { useEndpoint } from "@o2r/api/react";
import { Card, formatNumber } from "@o2r/ui";
import { FiguresFailed } from "./figures-failed.tsx";
import { Ranked } from "./ranked.tsx";

export interface TopProductsProps {
  /** The days as the service is asked for them. */
  readonly asked: string;
  /** The same from day to day, as lists are narrowed by them: `2026-11-01..2026-11-23` */
  readonly placed: string;
  /** The hub that is looked at; null for all within reach. */
  readonly hub: string | null;
}

/** Which products sold most, each with the orders that have it. */
export function TopProducts({ asked, placed, hub }: TopProductsProps) {
  const { data, error, mutate } = useEndpoint(
    dashboardEndpoints.products,
    { query: { placed: asked, hub: hub ?? undefined } },
    { keepPreviousData: true, quiet: true },
  );
  if (data === undefined && error !== undefined)
    return (
      <Card title="Top products">
        <FiguresFailed title="The top products could not be loaded" onRetry={() => void mutate()} />
      </Card>
    );
  return (
    <Ranked
      title="Top products"
      rows={(data ?? []).map(({ id, name, units, value }) => ({
        id,
        name,
        value,
        note: units === 1 ? "1 unit" : `${formatNumber(units)} units`,
        href: `/order?${new URLSearchParams({ placed, product: id, ...(hub !== null && { hub }) })}`,
      }))}
    />
  );
}
