import { Icon } from "../icon/icon.tsx";
import "./badge.css";
import type { BadgeProps } from "./badge.types.ts";

/** A short word in a tinted or outlined box. */
export function Badge({ tone = "neutral", variant = "tint", icon, children }: BadgeProps) {
  return (
    <span className="o2r-badge" data-tone={tone} data-variant={variant}>
      {icon && <Icon as={icon} size={12} />}
      {children}
    </span>
  );
}
