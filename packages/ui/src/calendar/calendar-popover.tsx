import { Popover as Parts } from "@chakra-ui/react/popover";
import { OverlayPortal } from "../overlay-provider/overlay-portal.tsx";
import { CalendarDays } from "lucide-react";
import { type ReactNode, type RefObject, useRef } from "react";
import { FieldContext } from "../form-field/field-context.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import "../popover/popover.css";
import "./calendar-popover.css";
import type { CalendarOpening } from "./use-calendar-opening.ts";

interface CalendarPopoverProps {
  opening: CalendarOpening;
  content: RefObject<HTMLDivElement | null>;
  disabled: boolean;
  /** Name of the button and of the calendar. */
  label: string;
  /** The inputs; gets the button that opens the calendar. */
  frame: (button: ReactNode) => ReactNode;
  /** Called when it closes without a choice. */
  onClosed?: (() => void) | undefined;
  children: ReactNode;
}

/** A calendar below its input. Escape or a press outside closes it; the focus returns to where it was opened. */
export function CalendarPopover(props: CalendarPopoverProps) {
  const { opening, content, disabled, label, frame, onClosed, children } = props;
  const anchor = useRef<HTMLDivElement>(null);
  const change = ({ open }: { open: boolean }) => {
    if (open) return;
    opening.close();
    onClosed?.();
  };
  return (
    <Parts.Root
      open={opening.isOpen}
      onOpenChange={change}
      positioning={{ placement: "bottom-start", offset: { mainAxis: 4 }, getAnchorElement: () => anchor.current }}
      initialFocusEl={opening.firstFocus}
      finalFocusEl={opening.lastFocus}
      persistentElements={[() => anchor.current]}
      lazyMount
      unmountOnExit
    >
      <div ref={anchor} className="o2r-date-frame">
        {frame(
          <Parts.Trigger asChild>
            <IconButton size="sm" icon={CalendarDays} label={label} disabled={disabled} onClick={opening.press} />
          </Parts.Trigger>,
        )}
      </div>
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
