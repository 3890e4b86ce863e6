import { Drawer as Parts } from "@chakra-ui/react/drawer";
import { OverlayPortal } from "../overlay-provider/overlay-portal.tsx";
import { X } from "lucide-react";
import "../dialog/dialog.css";
import { stayOpen } from "../dialog/stay-open.ts";
import { toasterElements } from "../dialog/toaster-elements.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { useLabels } from "../labels/labels.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import "./drawer.css";
import type { DrawerProps } from "./drawer.types.ts";

const english = { close: "Close", loading: "Loading" };

/** A panel that comes from the side: details beside a list, or the sidebar on a phone. */
export function Drawer(props: DrawerProps) {
  const { open, onClose, title, hideTitle = false, side = "end", width = 400, children, footer } = props;
  const words = useLabels("dialog", english, props.labels);
  return (
    <Parts.Root
      open={open}
      onOpenChange={({ open: next }) => !next && onClose()}
      onRequestDismiss={stayOpen}
      persistentElements={toasterElements}
      {...(props.finalFocus ? { finalFocusEl: props.finalFocus } : {})}
    >
      <OverlayPortal>
        <Parts.Backdrop className="o2r-scrim" />
        <Parts.Positioner className="o2r-drawer-place" data-side={side}>
          <Parts.Content className="o2r-drawer" data-side={side} style={{ inlineSize: width }}>
            {hideTitle ? (
              <VisuallyHidden>
                <Parts.Title>{title}</Parts.Title>
              </VisuallyHidden>
            ) : (
              <Parts.Title className="o2r-drawer-title">{title}</Parts.Title>
            )}
            <div className="o2r-drawer-body" data-bare={hideTitle || undefined}>
              {children}
            </div>
            {footer !== undefined && <div className="o2r-drawer-footer">{footer}</div>}
            <div className="o2r-dialog-close">
              <IconButton size="sm" icon={X} label={words.close} onClick={onClose} />
            </div>
          </Parts.Content>
        </Parts.Positioner>
      </OverlayPortal>
    </Parts.Root>
  );
}
