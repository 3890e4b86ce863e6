import type { DrawnNode, FlowProblem, Way } from "@o2r/api/contract/engagement";
import { Icon } from "@o2r/ui";
import { Handle, Position, useUpdateNodeInternals, type Node, type NodeProps } from "@xyflow/react";
import { CircleAlert, Play } from "lucide-react";
import { useEffect } from "react";
import { kindIcons, saysText } from "./flow-words.ts";
import { widthOf } from "./places.ts";

/** What the canvas draws of a node. */
export type CanvasStep = Node<
  {
    readonly node: DrawnNode;
    readonly number: number;
    readonly ways: readonly Way[];
    readonly problems: readonly FlowProblem[];
    /** The chat that is tried stands here. */
    readonly here: boolean;
  },
  "step"
>;

/** A node as it is drawn: what it says, and a point at its foot for each way on. */
export function CanvasNode({ id, selected, data: { node, number, ways, problems, here } }: NodeProps<CanvasStep>) {
  const remeasure = useUpdateNodeInternals();
  const ports = ways.map(({ port }) => port).join();
  useEffect(() => remeasure(id), [id, ports, remeasure]);
  const own = problems.find(({ port }) => port === undefined);
  return (
    <div
      className="canvas-node"
      data-selected={selected || undefined}
      data-here={here || undefined}
      data-problem={own?.kind}
      style={{ inlineSize: widthOf(node) }}
    >
      <Handle type="target" id="in" position={Position.Top} />
      {here && (
        <span className="canvas-here">
          <Icon as={Play} size={14} /> Here
        </span>
      )}
      {own !== undefined && (
        <span className="canvas-fault">
          <Icon as={CircleAlert} size={14} /> {own.says}
        </span>
      )}
      <div className="canvas-name" data-kind={node.kind}>
        <Icon as={kindIcons[node.kind]} size={16} />
        <b>{node.title}</b>
        <span>{number}</span>
      </div>
      <p>{saysText(node)}</p>
      {ways.length === 0 ? (
        <p className="canvas-end">{node.kind === "HAND_OFF" ? "A person takes over" : "Ends"}</p>
      ) : (
        <div className="canvas-ways">
          {ways.map(({ port, label }) => (
            <span key={port} title={label} data-nowhere={problems.some((one) => one.port === port) || undefined}>
              <i>{label}</i>
              <Handle type="source" id={port} position={Position.Bottom} />
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
