import { Popover as Parts } from "@chakra-ui/react/popover";
import { useEffect, useId, useState } from "react";
import { OverlayPortal } from "../overlay-provider/overlay-portal.tsx";
import "./popover.css";
import type { PopoverProps } from "./popover.types.ts";

interface PopoverContentProps extends Omit<PopoverProps, "trigger"> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  triggerId: string;
  contentId: string;
}

const placements = { top: "top", bottom: "bottom-start", start: "left", end: "right" } as const;

const onlyScroll = { ancestorScroll: true, ancestorResize: true, elementResize: false, layoutShift: false };

/** What a popover shows, placed at its button, which gets the focus back. */
export function PopoverContent(props: PopoverContentProps) {
  const {
    open,
    onOpenChange,
    triggerId,
    contentId,
    title,
    children,
    side = "end",
    width = 320,
    steady = false,
  } = props;
  const titleId = useId();
  // The machine moves the focus inside when it opens, not when it begins open: so it begins closed.
  const [begun, setBegun] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- the machine has to see both
  useEffect(() => setBegun(true), []);
  // Named by our own id: the machine looks for a title before the content, which is mounted late, has drawn one.
  const name = title === undefined ? { "aria-label": props.label } : { "aria-labelledby": titleId };
  return (
    <Parts.Root
      open={open && begun}
      onOpenChange={(change) => onOpenChange(change.open)}
      ids={{ trigger: triggerId, content: contentId }}
      positioning={{
        placement: placements[side],
        offset: { mainAxis: 8 },
        ...(steady ? { listeners: onlyScroll } : {}),
      }}
      {...(props.finalFocus ? { finalFocusEl: props.finalFocus } : {})}
      lazyMount
      unmountOnExit
    >
      <OverlayPortal>
        <Parts.Positioner className="o2r-popover-place">
          <Parts.Content {...name} className="o2r-popover" style={{ inlineSize: width }}>
            {title !== undefined && (
              <h2 id={titleId} className="o2r-popover-title">
                {title}
              </h2>
            )}
            <div className="o2r-popover-body">
              {typeof children === "function" ? children(() => onOpenChange(false)) : children}
            </div>
          </Parts.Content>
        </Parts.Positioner>
      </OverlayPortal>
    </Parts.Root>
  );
}
