import { ConfirmDialog } from "@o2r/ui/overlays";

export interface NotKeptProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onStay: () => void;
}

/** Asks whoever closes a dialog in which something is typed that no draft keeps. */
export function NotKept({ open, onClose, onStay }: NotKeptProps) {
  return (
    <ConfirmDialog open={open} action="Close" labels={{ keep: "Stay here" }} onConfirm={onClose} onClose={onStay}>
      What you typed is not sent, and is not kept.
    </ConfirmDialog>
  );
}
