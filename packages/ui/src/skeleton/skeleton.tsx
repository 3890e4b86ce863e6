import "./skeleton.css";
import type { SkeletonProps } from "./skeleton.types.ts";

/** A grey bar of the size of what is being loaded. Appears after 150 ms; the place that loads says so to screen readers. */
export function Skeleton({ width = "100%", height = 12 }: SkeletonProps) {
  return <span className="o2r-skeleton" style={{ inlineSize: width, blockSize: height }} aria-hidden />;
}
