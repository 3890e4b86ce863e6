import { ArrowDown, ArrowUp } from "lucide-react";
import { Icon } from "../icon/icon.tsx";
import { Anchor } from "../link/anchor.tsx";
import "./metric.css";
import type { MetricProps, MetricRowProps } from "./metric.types.ts";

/** A number that someone watches: what it is, how it changed, which way it goes. */
export function Metric({ label, value, change, direction, tone = "neutral", note, chart, href }: MetricProps) {
  const content = (
    <>
      <span className="o2r-metric-label">{label}</span>
      <span className="o2r-metric-value">{value}</span>
      <span className="o2r-metric-line">
        {change !== undefined && (
          <span className="o2r-metric-change" data-tone={tone}>
            {direction && <Icon as={direction === "up" ? ArrowUp : ArrowDown} size={12} />}
            {change}
          </span>
        )}
        {note !== undefined && <span>{note}</span>}
        {chart !== undefined && <span className="o2r-metric-chart">{chart}</span>}
      </span>
    </>
  );
  return href === undefined ? (
    <div className="o2r-metric">{content}</div>
  ) : (
    <Anchor href={href} className="o2r-metric">
      {content}
    </Anchor>
  );
}

/** Metrics beside each other in one card, as many to a line as there is room for. */
export function MetricRow({ label, children }: MetricRowProps) {
  return (
    <section className="o2r-metric-row" aria-label={label}>
      {children}
    </section>
  );
}
