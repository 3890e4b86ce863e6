import type { MessageRow } from "@o2r/api/contract/engagement";
import { Button } from "@o2r/ui";
import { Dialog } from "@o2r/ui/overlays";
import "./message-dialog.css";

/** A message as its recipient reads it. */
export function MessageDialog({ row, onClose }: { readonly row: MessageRow; readonly onClose: () => void }) {
  return (
    <Dialog open title={`To ${row.recipient}`} onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
      <p className="message-body">{row.body}</p>
      {row.fault !== null && (
        <p className="message-fault">
          Not sent after {row.attempts === 1 ? "one try" : `${row.attempts} tries`}: {row.fault}
        </p>
      )}
    </Dialog>
  );
}
