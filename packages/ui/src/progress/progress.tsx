import "./progress.css";
import type { ProgressProps } from "./progress.types.ts";

/** How far something has come. For a wait that cannot be measured leave the value out. */
export function Progress({ value, max = 100, label, caption, tone = "brand", size = "md" }: ProgressProps) {
  const known = value !== null && value !== undefined && Number.isFinite(value) && max > 0;
  const bar = (
    <progress
      className="o2r-progress"
      data-tone={tone}
      data-size={size}
      aria-label={label}
      {...(known ? { value: Math.min(Math.max(value, 0), max), max } : {})}
    />
  );
  if (caption === undefined) return bar;
  return (
    <span className="o2r-progress-line">
      {bar}
      <span>{caption}</span>
    </span>
  );
}
