import { Check, X } from "lucide-react";
import { Icon } from "../icon/icon.tsx";
import type { DoAndDont, Shown } from "./about.types.ts";
import "./do-and-dont.css";
import { Words } from "./words.tsx";

function Side({ shown, good }: { shown: Shown; good: boolean }) {
  return (
    <figure className="advice" data-good={good || undefined}>
      <div className="advice-picture">{shown.draw()}</div>
      <figcaption>
        <strong>
          <Icon as={good ? Check : X} />
          {good ? "Do" : "Don’t"}
        </strong>
        <span>
          <Words>{shown.why}</Words>
        </span>
      </figcaption>
    </figure>
  );
}

/** What to do beside what not to do, each as a live example. For stories and their pages only. */
export function DosAndDonts({ pairs }: { pairs: readonly DoAndDont[] }) {
  return (
    <div className="advice-pairs">
      {pairs.map((pair) => (
        <div className="advice-pair" key={pair.good.why}>
          <Side shown={pair.good} good />
          <Side shown={pair.bad} good={false} />
        </div>
      ))}
    </div>
  );
}
