import "./spinner.css";
import type { SpinnerProps } from "./spinner.types.ts";

/** A turning ring. With a label it announces itself; without one it is decoration of something that does. */
export function Spinner({ size = 16, label }: SpinnerProps) {
  return (
    <span
      className="o2r-spinner"
      style={{ inlineSize: size, blockSize: size }}
      {...(label ? { role: "status", "aria-label": label } : { "aria-hidden": true })}
    />
  );
}
