import { mostSteps } from "./advance.ts";
import { waits, waysOf, type Flow, type FlowNode } from "./flow.ts";

/** What keeps a workflow from being published. */
export interface FlowProblem {
  readonly kind: "NO_START" | "TWICE" | "SAYS_NOTHING" | "LEADS_NOWHERE" | "NOT_REACHED" | "NEVER_WAITS" | "TOO_FAR";
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

/** How many nodes one event goes through at most from each on; none are counted past a circle that never waits. */
const walksOf = (nodes: ReadonlyMap<string, FlowNode>): ReadonlyMap<string, number> => {
  const walks = new Map<string, number>();
  const walkFrom = (id: string): number => {
    const known = walks.get(id);
    const node = nodes.get(id);
    if (known !== undefined || node === undefined) return known ?? 0;
    // Stands while its ways are followed, so that a circle ends.
    walks.set(id, 1);
    const goesOn = !waits(node) && node.kind !== "API";
    const further = goesOn ? waysOf(node).map(({ to }) => (to === null ? 0 : walkFrom(to))) : [];
    const walk = 1 + Math.max(0, ...further);
    walks.set(id, walk);
    return walk;
  };
  for (const id of nodes.keys()) walkFrom(id);
  return walks;
};

/** Whether a node is there for what it says: a person who takes over may do so in silence. */
const speaks = (node: FlowNode): node is Extract<FlowNode, { kind: "MESSAGE" | "QUESTION" }> =>
  node.kind === "MESSAGE" || node.kind === "QUESTION";

/**
 * Everything that is wrong with a workflow, in the order of its nodes. One without problems always waits or ends: every way
 * leads on, every node is reached and says something, no circle goes round without waiting for
 * somebody, and no event goes through more nodes than one may.
 */
export const flowProblems = ({ start, nodes }: Flow): readonly FlowProblem[] => {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const problems: FlowProblem[] = [];
  if (start === null || !byId.has(start))
    problems.push({ kind: "NO_START", node: null, says: "Nothing says where the chat starts" });
  const reached = start === null ? new Set<string>() : reachedFrom(byId, start);
  const circling = restless(byId);
  const walks = walksOf(byId);
  const seen = new Set<string>();
  for (const node of nodes) {
    if (seen.has(node.id)) problems.push({ kind: "TWICE", node: node.id, says: "Two nodes have this id" });
    seen.add(node.id);
    if (speaks(node) && node.text.trim() === "")
      problems.push({ kind: "SAYS_NOTHING", node: node.id, says: "Says nothing" });
    if (!reached.has(node.id)) problems.push({ kind: "NOT_REACHED", node: node.id, says: "Nothing leads here" });
    for (const { port, label, to } of waysOf(node))
      if (to === null || !byId.has(to))
        problems.push({ kind: "LEADS_NOWHERE", node: node.id, port, says: `${label} leads nowhere` });
    if (circling.has(node.id))
      problems.push({ kind: "NEVER_WAITS", node: node.id, says: "Goes round in a circle in which nobody is asked" });
    if (walks.get(node.id) === mostSteps + 1)
      problems.push({
        kind: "TOO_FAR",
        node: node.id,
        says: `More than ${mostSteps} nodes follow in which nobody is asked`,
      });
  }
  return problems;
};
