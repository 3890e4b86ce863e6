import { Dialog } from "@o2r/ui/overlays";
import { Kbd, Link } from "@o2r/ui";
import { useState } from "react";
import { useGuide } from "../../routing/use-guide.ts";
import { shortcutsInForce } from "./shortcuts.ts";
import "./shortcut-dialog.css";

/** The keys that do something on the page behind it. */
export function ShortcutDialog({ onClose }: { readonly onClose: () => void }) {
  const [groups] = useState(shortcutsInForce);
  const guide = useGuide();
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
        {guide !== undefined && (
          <Link external href={guide}>
            Guide
          </Link>
        )}
      </div>
    </Dialog>
  );
}
