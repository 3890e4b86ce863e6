import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import { Icon } from "../icon/icon.tsx";
import "./banner.css";
import type { BannerProps } from "./banner.types.ts";

const drawings = { info: Info, warning: TriangleAlert, danger: CircleAlert, success: CircleCheck };

/**
 * A message that stays in the page. Dangers are alerts, the rest are statuses; give `role` when it is there from the
 * start and need not be announced.
 */
export function Banner({ tone = "info", title, icon, actions, children, ...rest }: BannerProps) {
  return (
    <div role={tone === "danger" ? "alert" : "status"} {...rest} className="o2r-banner" data-tone={tone}>
      <Icon as={icon ?? drawings[tone]} />
      <div className="o2r-banner-text">
        {title !== undefined && <div className="o2r-banner-title">{title}</div>}
        {children}
      </div>
      {actions !== undefined && <div className="o2r-banner-actions">{actions}</div>}
    </div>
  );
}
