import { cloneElement, type MouseEvent, type ReactElement, useId, useState } from "react";
import { useFloating } from "../floating/use-floating.ts";
import type { PopoverProps } from "./popover.types.ts";

/** What is added to the button. */
interface Wiring {
  readonly id: string;
  readonly "aria-haspopup": "dialog";
  readonly "aria-expanded": boolean;
  readonly "aria-controls": string | undefined;
  readonly onClick?: ((event: MouseEvent) => void) | undefined;
}

/** More about a thing, beside it. Opens by press, closes by Escape or a press outside; the focus returns to the button. */
export function Popover({ trigger, ...rest }: PopoverProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const triggerId = `${id}-button`;
  const contentId = `${id}-content`;
  const parts = useFloating(open, triggerId, () => setOpen(false));
  const button = trigger as ReactElement<Partial<Wiring>>; // a button, as its type asks: it takes what a button takes
  const press = (event: MouseEvent) => {
    button.props.onClick?.(event);
    if (!event.defaultPrevented) setOpen(!open);
  };
  return (
    <>
      {cloneElement<Partial<Wiring>>(button, {
        id: triggerId,
        "aria-haspopup": "dialog",
        "aria-expanded": open,
        "aria-controls": open && parts ? contentId : undefined,
        onClick: press,
      })}
      {parts && (
        <parts.PopoverContent
          {...rest}
          open={open}
          onOpenChange={setOpen}
          triggerId={triggerId}
          contentId={contentId}
        />
      )}
    </>
  );
}
