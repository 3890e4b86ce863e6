import { CircleCheck, CircleDot, CirclePause, CircleX, TriangleAlert } from "lucide-react";
import type { Tone } from "../badge/badge.types.ts";
import { Icon } from "../icon/icon.tsx";
import type { IconDrawing } from "../icon/icon.types.ts";
import "./status.css";
import type { StatusProps } from "./status.types.ts";

const drawings: Record<Tone, IconDrawing> = {
  neutral: CirclePause,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleX,
  info: CircleDot,
};

/** A state: drawing and word, quiet enough for every row of a table. */
export function Status({ tone = "neutral", icon, children }: StatusProps) {
  return (
    <span className="o2r-status" data-tone={tone}>
      <Icon as={icon ?? drawings[tone]} size={14} />
      <span>{children}</span>
    </span>
  );
}
