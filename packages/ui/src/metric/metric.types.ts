import type { ReactNode } from "react";

export interface MetricProps {
  label: ReactNode;
  /** The number in words: `₹8,42,560`. */
  value: ReactNode;
  /** How it changed, in words: `12%`. */
  change?: ReactNode;
  /** Which way it went. */
  direction?: "up" | "down" | undefined;
  /** Whether that is good. @default "neutral" */
  tone?: "good" | "bad" | "neutral" | undefined;
  /** What it is compared with: `vs Fri`. */
  note?: ReactNode;
  /** A `Sparkline` at the end. */
  chart?: ReactNode;
  /** Makes the whole of it a link to what it counts. */
  href?: string | undefined;
}

export interface MetricRowProps {
  /** Name of the row for screen readers. */
  label: string;
  /** The metrics, each a `Metric`. */
  children: ReactNode;
}
