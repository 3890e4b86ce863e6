import { OverlayPortal } from "../overlay-provider/overlay-portal.tsx";
import { Tooltip as Parts } from "@chakra-ui/react/tooltip";
import "./tooltip.css";
import type { TooltipProps } from "./tooltip.types.ts";

const placements = { top: "top", bottom: "bottom", start: "left", end: "right" } as const;

/** Words that appear with pointer or focus. Escape takes them away. */
export function Tooltip({ content, children, side = "bottom" }: TooltipProps) {
  return (
    <Parts.Root
      openDelay={400}
      closeDelay={100}
      positioning={{ placement: placements[side], offset: { mainAxis: 6 } }}
      lazyMount
      unmountOnExit
    >
      <Parts.Trigger asChild>{children}</Parts.Trigger>
      <OverlayPortal>
        <Parts.Positioner className="o2r-tooltip-place">
          <Parts.Content className="o2r-tooltip">{content}</Parts.Content>
        </Parts.Positioner>
      </OverlayPortal>
    </Parts.Root>
  );
}
