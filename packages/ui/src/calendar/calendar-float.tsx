import { Popover as Parts } from "@chakra-ui/react/popover";
import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { FieldContext } from "../form-field/field-context.ts";
import { OverlayPortal } from "../overlay-provider/overlay-portal.tsx";
import "../popover/popover.css";
import "./calendar-float.css";

export interface CalendarFloatProps {
  open: boolean;
  /** Called when it closes without a choice. */
  onClose: () => void;
  /** What stays in place around the field: a press there leaves it open. */
  anchor: RefObject<HTMLElement | null>;
  content: RefObject<HTMLDivElement | null>;
  firstFocus: () => HTMLElement | null;
  lastFocus: () => HTMLElement | null;
  triggerId: string;
  contentId: string;
  label: string;
  children: ReactNode;
}

/** What floats below a field of days while its calendar is open. */
export function CalendarFloat(props: CalendarFloatProps) {
  const { open, onClose, anchor, content, firstFocus, lastFocus, triggerId, contentId, label, children } = props;
  // The machine moves the focus inside when it opens, not when it begins open: so it begins closed.
  const [begun, setBegun] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- the machine has to see both
  useEffect(() => setBegun(true), []);
  return (
    <Parts.Root
      open={open && begun}
      onOpenChange={(change) => change.open || onClose()}
      ids={{ trigger: triggerId, content: contentId }}
      positioning={{ placement: "bottom-start", offset: { mainAxis: 4 }, getAnchorElement: () => anchor.current }}
      initialFocusEl={firstFocus}
      finalFocusEl={lastFocus}
      persistentElements={[() => anchor.current]}
      lazyMount
      unmountOnExit
    >
      <OverlayPortal>
        <Parts.Positioner className="o2r-popover-place">
          <Parts.Content ref={content} className="o2r-popover o2r-calendar-popover" aria-label={label}>
            {/* Month and year are no controls of the field: they must not take its id and its error. */}
            <FieldContext value={undefined}>{children}</FieldContext>
          </Parts.Content>
        </Parts.Positioner>
      </OverlayPortal>
    </Parts.Root>
  );
}
