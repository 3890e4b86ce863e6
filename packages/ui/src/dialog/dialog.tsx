import { Dialog as Parts } from "@chakra-ui/react/dialog";
import { OverlayPortal } from "../overlay-provider/overlay-portal.tsx";
import { X } from "lucide-react";
import { useId } from "react";
import { IconButton } from "../icon-button/icon-button.tsx";
import { useLabels } from "../labels/labels.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import "./dialog.css";
import type { DialogProps } from "./dialog.types.ts";
import { stayOpen } from "./stay-open.ts";
import { toasterElements } from "./toaster-elements.ts";

const english = { close: "Close", loading: "Loading" };

/** A quantity that stands first is typed: the first key would else count it down by the button before it. */
const firstQuantity = (title: HTMLElement | null): HTMLElement | null =>
  title?.parentElement
    ?.querySelector(".o2r-dialog-body :is(button, input, select, textarea, a[href])")
    ?.closest(".o2r-number")
    ?.querySelector("input") ?? null;

/** A window over the page, with a heading and a close button. Focus stays inside and returns to where it came from. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, children, footer, size = "md", loading = false, closeOnOutside = false } = props;
  const { initialFocus, finalFocus } = props;
  const words = useLabels("dialog", english, props.labels);
  // Named by our own id: the machine looks for a title once, which may be before a dialog mounted open has drawn one.
  const titleId = useId();
  return (
    <Parts.Root
      open={open}
      onOpenChange={({ open: next }) => !next && onClose()}
      closeOnInteractOutside={closeOnOutside}
      onRequestDismiss={stayOpen}
      persistentElements={toasterElements}
      initialFocusEl={initialFocus ?? (() => firstQuantity(document.getElementById(titleId)))}
      {...(finalFocus ? { finalFocusEl: finalFocus } : {})}
    >
      <OverlayPortal>
        <Parts.Backdrop className="o2r-scrim" />
        <Parts.Positioner className="o2r-dialog-place">
          <Parts.Content
            className="o2r-dialog"
            data-size={size}
            aria-labelledby={titleId}
            aria-busy={loading || undefined}
          >
            <Parts.Title id={titleId} className="o2r-dialog-title">
              {title}
            </Parts.Title>
            <div className="o2r-dialog-body" inert={loading}>
              {children}
            </div>
            {footer !== undefined && (
              <div className="o2r-dialog-footer" inert={loading}>
                {footer}
              </div>
            )}
            {loading && (
              <div className="o2r-dialog-veil">
                <Spinner size={24} label={words.loading} />
              </div>
            )}
            {/* Last in order, so that the focus begins with the content. */}
            <div className="o2r-dialog-close">
              <IconButton size="sm" icon={X} label={words.close} onClick={onClose} />
            </div>
          </Parts.Content>
        </Parts.Positioner>
      </OverlayPortal>
    </Parts.Root>
  );
}
