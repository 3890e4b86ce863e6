import { CalendarDays, LoaderCircle } from "lucide-react";
import { type ReactNode, type RefObject, useId, useRef } from "react";
import { IconButton } from "../icon-button/icon-button.tsx";
import "./calendar-popover.css";
import type { CalendarOpening } from "./use-calendar-opening.ts";
import type { Calendars } from "./use-calendars.ts";

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
  children: (calendars: Calendars) => ReactNode;
}

/** A calendar below its input. Escape or a press outside closes it; the focus returns to where it was opened. */
export function CalendarPopover(props: CalendarPopoverProps) {
  const { opening, content, disabled, label, frame, onClosed, children } = props;
  const { isOpen, isComing, calendars } = opening;
  const anchor = useRef<HTMLDivElement>(null);
  const id = useId();
  const triggerId = `${id}-button`;
  const contentId = `${id}-content`;
  const close = () => {
    opening.close();
    onClosed?.();
  };
  return (
    <>
      <div ref={anchor} className="o2r-date-frame" {...opening.frame}>
        {frame(
          <IconButton
            size="sm"
            id={triggerId}
            icon={isComing ? LoaderCircle : CalendarDays}
            label={label}
            disabled={disabled}
            aria-busy={isComing || undefined}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-controls={isOpen ? contentId : undefined}
            onClick={isOpen ? close : opening.press}
          />,
        )}
      </div>
      {calendars && (
        <calendars.CalendarFloat
          open={isOpen}
          onClose={close}
          anchor={anchor}
          content={content}
          firstFocus={opening.firstFocus}
          lastFocus={opening.lastFocus}
          triggerId={triggerId}
          contentId={contentId}
          label={label}
        >
          {children(calendars)}
        </calendars.CalendarFloat>
      )}
    </>
  );
}
