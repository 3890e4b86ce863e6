import { Icon } from "../icon/icon.tsx";
import "./icon-button.css";
import type { IconButtonProps } from "./icon-button.types.ts";

const shownCount = (count: number) => (count > 99 ? "99+" : String(count));

/** A button that is only a drawing; its label names it. */
export function IconButton({ label, icon, size = "md", count = 0, type, ...rest }: IconButtonProps) {
  const drawing = size === "sm" ? 14 : size === "touch" ? 20 : 16;
  return (
    <button
      title={label}
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- the caller's own, a plain button unless said otherwise
      type={type ?? "button"}
      className="o2r-icon-button"
      data-size={size}
      aria-label={label}
    >
      <Icon as={icon} size={drawing} />
      {count > 0 && (
        <span className="o2r-icon-button-count" aria-hidden>
          {shownCount(count)}
        </span>
      )}
    </button>
  );
}
