import { dashboardEndpoints, type OrderFigures as Figures } from "@o2r/api/contract/insight";
import { orderStates } from "@o2r/api/contract/orders";
import { useEndpoint } from "@o2r/api/react";
import { Card, formatDate, formatMoney, formatNumber, Metric, MetricRow, type MetricProps } from "@o2r/ui";
import { BarChart, LineChart } from "@o2r/ui/charts";
import type { ReactNode } from "react";
import { FiguresFailed } from "./figures-failed.tsx";
import { FiguresInstead } from "./figures-instead.tsx";
import { Ranked } from "./ranked.tsx";
import "./order-figures.css";

export interface OrderFiguresProps {
  /** The days as the service is asked for them. */
  readonly asked: string;
  /** The same from day to day, as lists are narrowed by them: `2026-11-01..2026-11-23` */
  readonly placed: string;
  readonly days: number;
  /** The hub that is looked at; null for all within reach. */
  readonly hub: string | null;
  /** Further cards, below. */
  readonly children?: ReactNode;
}

/** How a figure went since as many days before: nothing where there was none to go by. */
const changeOf = (
  now: number,
  before: number,
  note: string,
): Pick<MetricProps, "change" | "direction" | "tone" | "note"> => {
  if (before === 0) return {};
  if (now === before) return { change: "No change", note };
  const percent = Math.round((100 * (now - before)) / before);
  return {
    change: `${Math.abs(percent)}%`,
    direction: now > before ? "up" : "down",
    tone: now > before ? "good" : "bad",
    note,
  };
};

const sumOf = ({ states }: Figures, ...wanted: readonly string[]): number =>
  states.reduce((sum, { state, orders }) => (wanted.includes(state) ? sum + orders : sum), 0);

const ordersText = (orders: number): string => (orders === 1 ? "1 order" : `${formatNumber(orders)} orders`);

const shortDay = (day: string): string => formatDate(day).slice(0, 5);

/** How orders went from day to day, and what of them leads to which list. */
export function OrderFigures({ asked, placed, days, hub, children }: OrderFiguresProps) {
  const { data, error, mutate } = useEndpoint(
    dashboardEndpoints.orders,
    { query: { placed: asked, hub: hub ?? undefined } },
    { keepPreviousData: true, quiet: true },
  );
  if (data === undefined)
    return error === undefined ? (
      <FiguresInstead />
    ) : (
      <Card title="Orders">
        <FiguresFailed title="The figures of orders could not be loaded" onRetry={() => void mutate()} />
      </Card>
    );
  const href = (filters: Readonly<Record<string, string>> = {}) =>
    `/order?${new URLSearchParams({ placed, ...(hub !== null && { hub }), ...filters })}`;
  const note = days === 1 ? "from the day before" : `from the ${days} days before`;
  const delivered = sumOf(data, "DELIVERED", "PARTIALLY_DELIVERED", "CLOSED");
  const cancelled = sumOf(data, "CANCELLED", "RETURNED_TO_HUB");
  const share = (part: number) => (data.orders === 0 ? "–" : `${Math.round((100 * part) / data.orders)}%`);
  const names = data.days.map(({ day }) => shortDay(day));
  return (
    <div className="order-figures">
      <MetricRow label="How orders went">
        <Metric
          label="Orders"
          value={formatNumber(data.orders)}
          {...changeOf(data.orders, data.before.orders, note)}
          href={href()}
        />
        <Metric label="Value" value={formatMoney(data.value)} {...changeOf(data.value, data.before.value, note)} />
        <Metric
          label="Delivered"
          value={formatNumber(delivered)}
          note={`${share(delivered)} of all`}
          href={href({ state: "DELIVERED,PARTIALLY_DELIVERED,CLOSED" })}
        />
        <Metric
          label="Cancelled or returned"
          value={formatNumber(cancelled)}
          note={`${share(cancelled)} of all`}
          href={href({ state: "CANCELLED,RETURNED_TO_HUB" })}
        />
      </MetricRow>
      <div className="order-figures-charts">
        {days > 1 && (
          <div className="order-figures-days">
            <Card>
              <LineChart
                summary={<h3>Value by day</h3>}
                label="Value of orders by day"
                categories={names}
                series={[{ id: "value", name: "Value", values: data.days.map(({ value }) => value) }]}
                format={formatMoney}
                height={200}
              />
            </Card>
            <Card>
              <BarChart
                summary={<h3>Orders by day</h3>}
                label="Orders by day"
                categories={names}
                series={[{ id: "orders", name: "Orders", values: data.days.map(({ orders }) => orders) }]}
                height={200}
              />
            </Card>
          </div>
        )}
        <Ranked
          title="How far they are"
          rows={data.states.map(({ state, ...row }) => ({
            ...row,
            note: ordersText(row.orders),
            id: state,
            name: state in orderStates ? orderStates[state as keyof typeof orderStates].label : state, // it is one of them
            href: href({ state }),
          }))}
        />
        {data.hubs.length > 1 && (
          <Ranked
            title="Hubs"
            rows={data.hubs.map((row) => ({ ...row, note: ordersText(row.orders), href: href({ hub: row.id }) }))}
          />
        )}
        {data.beats.length > 0 && (
          <Ranked
            title="Beats"
            rows={data.beats.map((row) => ({ ...row, note: ordersText(row.orders), href: href({ beat: row.id }) }))}
          />
        )}
        {children}
      </div>
    </div>
  );
}
