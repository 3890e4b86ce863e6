import { waits, waysOf, type Flow, type FlowNode } from "./flow.ts";

/** What keeps a workflow from being published. */
export interface FlowProblem {
  readonly kind: "NO_START" | "TWICE" | "LEADS_NOWHERE" | "NOT_REACHED" | "NEVER_WAITS";
  /** The node that it is about; null where it is about the whole. */
  readonly node: string | null;
  /** The way on that it is about. */
  readonly port?: string;
  readonly says: string;
}

/** The nodes that are reached from one, itself included. */
export const reachedFrom = (nodes: ReadonlyMap<string, FlowNode>, start: string): ReadonlySet<string> => {
  const reached = new Set<string>();
  const open = [start];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const node = nodes.get(id);
    if (node === undefined || reached.has(id)) continue;
    reached.add(id);
    for (const { to } of waysOf(node)) if (to !== null) open.push(to);
  }
  return reached;
};

/** The nodes that stand in a circle in which nobody is waited for: from each of them a way leads back to it past no wait. */
const restless = (nodes: ReadonlyMap<string, FlowNode>): ReadonlySet<string> => {
  const moving = new Map([...nodes].filter(([, node]) => !waits(node)));
  const inCircle = [...moving].filter(([id, node]) =>
    waysOf(node).some(({ to }) => to !== null && moving.has(to) && reachedFrom(moving, to).has(id)),
  );
  return new Set(inCircle.map(([id]) => id));
};

/**
 * Everything that is wrong with a workflow, in the order of its nodes. One without problems always waits or ends: every way
 * leads on, every node is reached, and no circle goes round without waiting for somebody.
 */
export const flowProblems = ({ start, nodes }: Flow): readonly FlowProblem[] => {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const problems: FlowProblem[] = [];
  if (start === null || !byId.has(start))
    problems.push({ kind: "NO_START", node: null, says: "Nothing says where the chat starts" });
  const reached = start === null ? new Set<string>() : reachedFrom(byId, start);
  const circling = restless(byId);
  const seen = new Set<string>();
  for (const node of nodes) {
    if (seen.has(node.id)) problems.push({ kind: "TWICE", node: node.id, says: "Two nodes have this id" });
    seen.add(node.id);
    if (!reached.has(node.id)) problems.push({ kind: "NOT_REACHED", node: node.id, says: "Nothing leads here" });
    for (const { port, label, to } of waysOf(node))
      if (to === null || !byId.has(to))
        problems.push({ kind: "LEADS_NOWHERE", node: node.id, port, says: `${label} leads nowhere` });
    if (circling.has(node.id))
      problems.push({ kind: "NEVER_WAITS", node: node.id, says: "Goes round in a circle in which nobody is asked" });
  }
  return problems;
};
