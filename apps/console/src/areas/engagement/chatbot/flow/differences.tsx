import type { DrawnFlow } from "@o2r/api/contract/engagement";
import { Badge, type Tone } from "@o2r/ui";
import { compareFlows } from "./compare-flows.ts";

const tones = { added: "success", removed: "danger", moved: "info", changed: "warning" } satisfies Record<string, Tone>;
const words = { added: "Added", removed: "Removed", moved: "Moved", changed: "Changed" } as const;
const nothing: DrawnFlow = { start: null, nodes: [] };

interface DifferencesProps {
  /** What is live; null where nothing is. */
  readonly before: DrawnFlow | null;
  readonly after: DrawnFlow;
}

/** How a workflow differs from what is live, node by node. */
export function Differences({ before, after }: DifferencesProps) {
  const found = compareFlows(before ?? nothing, after);
  if (found.length === 0) return <p>It does not differ from what is live.</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keys
    <ul className="flow-differences" aria-label="Differences" tabIndex={0}>
      {found.map(({ kind, id, title, says }) => (
        <li key={`${kind} ${id} ${title}`}>
          <Badge tone={tones[kind]}>{words[kind]}</Badge>
          <b>{title}</b>
          <span>
            {says.map((one) => (
              <span key={one}>{one}</span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
