import type { DrawnFlow, FlowProblem } from "@o2r/api/contract/engagement";
import { Button, Icon, Kbd } from "@o2r/ui";
import { CircleAlert } from "lucide-react";
import { nodeText } from "./flow-words.ts";

interface ProblemsProps {
  readonly flow: DrawnFlow;
  readonly problems: readonly FlowProblem[];
  readonly selected: string | undefined;
  readonly onShow: (id: string) => void;
}

/** What keeps a workflow from being published, each with the way to it. */
export function Problems({ flow, problems, selected, onShow }: ProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <div className="flow-problems">
      <header>
        <h3>Publishing waits for</h3>
        <span className="workbench-muted">
          <Kbd>E</Kbd> Next problem
        </span>
      </header>
      <ul>
        {problems.map(({ kind, node, port, says }) => (
          <li key={`${kind} ${node} ${port}`} data-selected={(node !== null && node === selected) || undefined}>
            <Icon as={CircleAlert} size={16} />
            {node !== null && (
              <Button size="sm" variant="link" onClick={() => onShow(node)}>
                {nodeText(flow.nodes, node)}
              </Button>
            )}
            <span>{says}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
