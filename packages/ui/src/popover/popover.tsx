import { Popover as Parts } from "@chakra-ui/react/popover";
import { OverlayPortal } from "../overlay-provider/overlay-portal.tsx";
import { useId } from "react";
import "./popover.css";
import type { PopoverProps } from "./popover.types.ts";

const placements = { top: "top", bottom: "bottom-start", start: "left", end: "right" } as const;

const onlyScroll = { ancestorScroll: true, ancestorResize: true, elementResize: false, layoutShift: false };

/** More about a thing, beside it. Opens by press, closes by Escape or a press outside; the focus returns to the button. */
export function Popover(props: PopoverProps) {
  const { trigger, title, children, side = "end", width = 320, steady = false, label } = props;
  const titleId = useId();
  // Named by our own id: the machine looks for a title before the content, which is mounted late, has drawn one.
  const name = title === undefined ? { "aria-label": label } : { "aria-labelledby": titleId };
  return (
    <Parts.Root
      positioning={{
        placement: placements[side],
        offset: { mainAxis: 8 },
        ...(steady ? { listeners: onlyScroll } : {}),
      }}
      {...(props.finalFocus ? { finalFocusEl: props.finalFocus } : {})}
      lazyMount
      unmountOnExit
    >
      <Parts.Trigger asChild>{trigger}</Parts.Trigger>
      <OverlayPortal>
        <Parts.Positioner className="o2r-popover-place">
          <Parts.Content {...name} className="o2r-popover" style={{ inlineSize: width }}>
            {title !== undefined && (
              <h2 id={titleId} className="o2r-popover-title">
                {title}
              </h2>
            )}
            <div className="o2r-popover-body">
              {typeof children === "function" ? (
                <Parts.Context>{({ setOpen }) => children(() => setOpen(false))}</Parts.Context>
              ) : (
                children
              )}
            </div>
          </Parts.Content>
        </Parts.Positioner>
      </OverlayPortal>
    </Parts.Root>
  );
}
