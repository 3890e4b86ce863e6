import { waysOf, type DrawnFlow, type DrawnNode } from "@o2r/api/contract/engagement";

/** Where a node is drawn: its upper left corner. */
export type Spot = DrawnNode["at"];

/** Height that a node takes up, at most. */
export const nodeHeight = 112;
/** Room between two nodes. */
const gap = 48;
/** Nodes stand on a grid of this size. */
export const step = 16;

/** Width of a node: room for each of its ways. */
export const widthOf = (node: DrawnNode): number => Math.max(192, waysOf(node).length * 80);

const onGrid = (value: number): number => Math.round(value / step) * step;
const middle = (node: DrawnNode): Spot => ({ x: node.at.x + widthOf(node) / 2, y: node.at.y + nodeHeight / 2 });

/** Where nothing stands yet, below a node or beside what is below it. */
export const spotBelow = (nodes: readonly DrawnNode[], node: DrawnNode | undefined): Spot => {
  if (node === undefined) return { x: 0, y: 0 };
  const y = onGrid(node.at.y + nodeHeight + gap);
  const inRow = nodes.filter((one) => Math.abs(one.at.y - y) < nodeHeight + gap / 2);
  let { x } = node.at;
  for (let clash: DrawnNode | undefined; ;) {
    clash = inRow.find((one) => one.at.x < x + 192 + gap / 2 && one.at.x + widthOf(one) + gap / 2 > x);
    if (clash === undefined) return { x, y };
    x = onGrid(clash.at.x + widthOf(clash) + gap);
  }
};

/** The sides that arrows go to. */
export const sides = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
} as const satisfies Readonly<Record<string, Spot>>;

/** The node that is nearest to one on a side of it: what lies straight ahead is nearer than what lies aslant. */
export const nearest = (nodes: readonly DrawnNode[], from: DrawnNode, side: Spot): DrawnNode | undefined => {
  const here = middle(from);
  const ahead = nodes.flatMap((node) => {
    const there = middle(node);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const along = dx * side.x + dy * side.y;
    const aside = Math.abs(dx * side.y) + Math.abs(dy * side.x);
    return node.id === from.id || along <= 0 ? [] : [{ node, far: along + 2 * aside }];
  });
  return ahead.toSorted((one, other) => one.far - other.far)[0]?.node;
};

/** Where every node stands when the drawing is in order: who leads above whom is led to. */
export const tidySpots = async ({ nodes }: DrawnFlow): Promise<ReadonlyMap<string, Spot>> => {
  const { Graph, layout } = await import("@dagrejs/dagre");
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir: "TB", nodesep: gap, ranksep: gap + 16 });
  for (const node of nodes) graph.setNode(node.id, { width: widthOf(node), height: nodeHeight });
  for (const node of nodes)
    for (const { port, to } of waysOf(node)) if (to !== null && graph.hasNode(to)) graph.setEdge(node.id, to, {}, port);
  layout(graph);
  return new Map(
    nodes.map((node) => {
      const { x = 0, y = 0 } = graph.node(node.id);
      return [node.id, { x: onGrid(x - widthOf(node) / 2), y: onGrid(y - nodeHeight / 2) }];
    }),
  );
};
