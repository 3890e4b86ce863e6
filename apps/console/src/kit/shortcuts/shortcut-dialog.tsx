import { Dialog } from "@o2r/ui/overlays";
import { Kbd } from "@o2r/ui";
import { useState } from "react";
import { shortcutsInForce } from "./shortcuts.ts";
import "./shortcut-dialog.css";

/** The keys that do something on the page behind it. */
export function ShortcutDialog({ onClose }: { readonly onClose: () => void }) {
  const [groups] = useState(shortcutsInForce);
  return (
    <Dialog open title="Keyboard shortcuts" closeOnOutside onClose={onClose}>
      <div className="shortcuts">
        {groups.map(({ title, keys }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {keys.map(([combination, does]) => (
                <div key={combination}>
                  <dt>
                    {combination.split(" ").map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
