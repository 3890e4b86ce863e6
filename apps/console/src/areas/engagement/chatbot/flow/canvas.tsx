import { waysOf, type DrawnFlow, type FlowProblem, type Port } from "@o2r/api/contract/engagement";
import { Button, IconButton } from "@o2r/ui";
import {
  Background,
  MarkerType,
  Panel,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
  useViewport,
  type Edge,
  type NodeChange,
} from "@xyflow/react";
import { Maximize, Minus, Plus, WandSparkles } from "lucide-react";
import { useMemo, useState, type KeyboardEvent } from "react";
import { useDarkMode } from "../../../../kit/appearance.ts";
import { CanvasNode, type CanvasStep } from "./canvas-node.tsx";
import { canvasKeysText, kindText, nodeText } from "./flow-words.ts";
import { focusOnCanvas } from "./focus-node.ts";
import { nearest, nodeHeight, sides, step, widthOf, type Spot } from "./places.ts";
import "@xyflow/react/dist/base.css";
import "./canvas.css";

export interface CanvasProps {
  readonly flow: DrawnFlow;
  readonly problems: readonly FlowProblem[];
  /** Where the chat that is tried stands. */
  readonly here: string | null;
  readonly selected: string | undefined;
  readonly onSelect: (id: string) => void;
  /** Shows what a node says, for it to be changed. */
  readonly onShow: (id: string) => void;
  readonly onWay: (id: string, port: string, to: Port) => void;
  readonly onPlace: (spots: ReadonlyMap<string, Spot>, key?: string) => void;
  readonly onTidy: () => void;
  /** Takes a key that the list of nodes takes too. True where it did. */
  readonly onKey: (event: KeyboardEvent, id: string) => boolean;
}

const types = { step: CanvasNode };
const fit = { padding: 0.12, maxZoom: 1 };
const words = { "node.a11yDescription.default": canvasKeysText };

/** The drawing of a workflow. Everything that it can, the list of nodes can too. */
export function Canvas(props: CanvasProps) {
  return (
    <ReactFlowProvider>
      <Drawing {...props} />
    </ReactFlowProvider>
  );
}

function Drawing(props: CanvasProps) {
  const { flow, problems, here, selected, onSelect, onShow, onWay, onPlace, onTidy, onKey } = props;
  const { dark } = useDarkMode();
  const [sizes, setSizes] = useState<ReadonlyMap<string, { width: number; height: number }>>(new Map());
  // While a node is dragged it is where the pointer has it; the drawing learns of it when it is let go.
  const [dragged, setDragged] = useState<ReadonlyMap<string, Spot>>(new Map());

  const nodes = useMemo(
    () =>
      flow.nodes.map((node, at): CanvasStep => {
        const ways = waysOf(node);
        const wrong = problems.filter((one) => one.node === node.id);
        const measured = sizes.get(node.id);
        const leads = ways.map(({ label, to }) =>
          to === null ? `${label} leads nowhere` : `${label} leads to ${nodeText(flow.nodes, to)}`,
        );
        const faults = wrong.filter(({ port }) => port === undefined).map(({ says }) => says);
        return {
          id: node.id,
          type: "step",
          position: dragged.get(node.id) ?? node.at,
          // Until it is measured, so that all of it is in view from the start.
          initialWidth: widthOf(node),
          initialHeight: nodeHeight,
          ...(measured && { measured }),
          selected: node.id === selected,
          ariaLabel: [`${at + 1} ${node.title}, ${kindText(node.kind)}`, ...leads, ...faults].join(". "),
          domAttributes: { tabIndex: node.id === selected || (selected === undefined && at === 0) ? 0 : -1 },
          data: { node, number: at + 1, ways, problems: wrong, here: node.id === here },
        };
      }),
    [flow.nodes, problems, here, selected, sizes, dragged],
  );
  const edges = useMemo(() => {
    const ids = new Set(flow.nodes.map(({ id }) => id));
    // What leads on from the selected node is drawn over the other ways, and below every node.
    const selectedLast = flow.nodes.toSorted((a, b) => Number(a.id === selected) - Number(b.id === selected));
    return selectedLast.flatMap((node) =>
      waysOf(node).flatMap(({ port, to }): readonly Edge[] => {
        if (to === null || !ids.has(to)) return [];
        const color = node.id === selected ? "var(--o2r-brand-solid)" : "var(--o2r-fg-subtle)";
        return [
          {
            id: `${node.id} ${port}`,
            source: node.id,
            sourceHandle: port,
            target: to,
            targetHandle: "in",
            type: "smoothstep",
            style: { stroke: color },
            markerEnd: { type: MarkerType.ArrowClosed, color },
            zIndex: 0,
          },
        ];
      }),
    );
  }, [flow.nodes, selected]);

  const change = (changes: readonly NodeChange<CanvasStep>[]) => {
    for (const one of changes) {
      if (one.type === "dimensions" && one.dimensions !== undefined) {
        const { id, dimensions } = one;
        setSizes((now) => new Map(now).set(id, dimensions));
      }
      if (one.type === "position" && one.dragging === true && one.position !== undefined) {
        const { id, position } = one;
        setDragged((now) => new Map(now).set(id, position));
      }
    }
  };
  const press = (event: KeyboardEvent) => {
    const id = event.target instanceof HTMLElement ? event.target.dataset["id"] : undefined;
    const node = flow.nodes.find((one) => one.id === id);
    if (node === undefined || event.altKey) return;
    const side = Object.entries(sides).find(([key]) => key === event.key)?.[1];
    if (side !== undefined) {
      if (event.ctrlKey || event.metaKey) {
        const at = { x: node.at.x + side.x * step, y: node.at.y + side.y * step };
        onPlace(new Map([[node.id, at]]), `place ${node.id}`);
      } else {
        const next = nearest(flow.nodes, node, side);
        // Focusing it selects it, and brings it into view.
        if (next !== undefined) focusOnCanvas(next.id);
      }
    } else if (!onKey(event, node.id)) return;
    event.preventDefault();
    // The library would move what is selected by the same keys.
    event.stopPropagation();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the nodes take the keys
    <div
      className="canvas"
      onKeyDownCapture={press}
      onFocus={({ target }) => target.dataset["id"] !== undefined && onSelect(target.dataset["id"])}
    >
      <ReactFlow
        nodes={nodes}
        edges={edges}
        nodeTypes={types}
        // Its class is ours, too: without it what is drawn would stay light.
        colorMode={dark ? "dark" : "light"}
        ariaLabelConfig={words}
        fitView
        fitViewOptions={fit}
        minZoom={0.2}
        maxZoom={1.5}
        snapToGrid
        snapGrid={[step, step]}
        panOnScroll
        edgesFocusable={false}
        deleteKeyCode={null}
        selectionKeyCode={null}
        multiSelectionKeyCode={null}
        onNodesChange={change}
        onNodeClick={(_, { id }) => {
          onSelect(id);
          onShow(id);
        }}
        onNodeDragStop={(_, { id, position }) => {
          setDragged(new Map());
          onPlace(new Map([[id, position]]));
        }}
        onConnect={({ source, sourceHandle, target }) => sourceHandle && onWay(source, sourceHandle, target)}
        onReconnect={(edge, { source, sourceHandle, target }) => {
          const [from = "", ...port] = edge.id.split(" ");
          if (from !== source || port.join(" ") !== sourceHandle) onWay(from, port.join(" "), null);
          if (sourceHandle) onWay(source, sourceHandle, target);
        }}
      >
        <Background gap={step * 1.5} color="var(--o2r-line-strong)" />
        <Tools onTidy={onTidy} />
      </ReactFlow>
    </div>
  );
}

function Tools({ onTidy }: Pick<CanvasProps, "onTidy">) {
  const { zoomIn, zoomOut, fitView } = useReactFlow();
  const { zoom } = useViewport();
  return (
    <>
      <Panel position="top-left">
        <Button size="sm" icon={WandSparkles} onClick={onTidy}>
          Tidy
        </Button>
      </Panel>
      <Panel position="top-right" className="canvas-zoom">
        <IconButton size="sm" icon={Minus} label="Smaller" onClick={() => void zoomOut()} />
        <span>{Math.round(zoom * 100)}%</span>
        <IconButton size="sm" icon={Plus} label="Larger" onClick={() => void zoomIn()} />
        <IconButton size="sm" icon={Maximize} label="Show all" onClick={() => void fitView(fit)} />
      </Panel>
    </>
  );
}
