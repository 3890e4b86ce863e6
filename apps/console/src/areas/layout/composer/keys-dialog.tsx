import { Kbd } from "@o2r/ui";
import { Dialog } from "@o2r/ui/overlays";
import { composerKeys } from "./composer-keys.ts";

const more = [
  [["Ctrl Shift Z"], "Do again"],
  [["Esc"], "Back to the rails"],
  [["Ctrl S"], "Save the draft"],
  [["Ctrl Enter"], "Publish, after the differences"],
  [["?"], "All keys"],
] as const;

export interface KeysDialogProps {
  readonly onClose: () => void;
}

/** What keys do in the composer. */
export function KeysDialog({ onClose }: KeysDialogProps) {
  return (
    <Dialog open size="sm" title="Keys" closeOnOutside onClose={onClose}>
      <dl className="composer-keys">
        {[...composerKeys, ...more].map(([keys, what]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="workbench-muted">
        What acts on a rail does so while it has the focus in the list; the others act anywhere outside of text.
      </p>
    </Dialog>
  );
}
