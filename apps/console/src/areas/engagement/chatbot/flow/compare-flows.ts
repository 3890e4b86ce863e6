import { drawnKinds, waysOf, type DrawnFlow, type DrawnNode } from "@o2r/api/contract/engagement";
import { wordOf } from "@o2r/api/contract/core";
import { saysText } from "./flow-words.ts";

/** How a node differs between two drawings of a workflow. */
export interface FlowDifference {
  readonly kind: "added" | "removed" | "changed" | "moved";
  /** The node that differs; null where it is where the chat starts. */
  readonly id: string | null;
  readonly title: string;
  /** What of it differs, in words. */
  readonly says: readonly string[];
}

const titleIn = ({ nodes }: DrawnFlow, id: string | null): string | undefined =>
  nodes.find((node) => node.id === id)?.title;
const goalIn = (flow: DrawnFlow, to: string | null): string => {
  const title = titleIn(flow, to);
  return title === undefined ? "nowhere" : `to ${title}`;
};

/** What a node is apart from its name, its ways and where it is drawn. */
const contentOf = (node: DrawnNode): string => {
  switch (node.kind) {
    case "MESSAGE":
      return node.text;
    case "QUESTION":
      return JSON.stringify([node.text, node.keep]);
    case "CONDITION":
      return saysText(node);
    case "API":
      return JSON.stringify([node.connection, node.path, node.keep]);
    case "HAND_OFF":
      return JSON.stringify([node.text, node.topic]);
  }
};

const changesOf = (before: DrawnFlow, was: DrawnNode, after: DrawnFlow, is: DrawnNode): readonly string[] => {
  const old = new Map(waysOf(was).map((way) => [way.label, way]));
  const now = waysOf(is);
  const gone = waysOf(was).filter(({ label }) => !now.some((way) => way.label === label));
  return [
    ...(was.title === is.title ? [] : [`Was called ${was.title}`]),
    ...(was.kind === is.kind ? [] : [`Was ${wordOf(drawnKinds, was.kind) ?? was.kind}`]),
    ...(contentOf(was) === contentOf(is) ? [] : [`Says “${saysText(is)}”, not “${saysText(was)}”`]),
    ...now.flatMap(({ label, to }) => {
      const way = old.get(label);
      if (way === undefined) return [`${label} is new, and leads ${goalIn(after, to)}`];
      return way.to === to ? [] : [`${label} leads ${goalIn(after, to)}, not ${goalIn(before, way.to)}`];
    }),
    ...gone.map(({ label }) => `${label} is gone`),
  ];
};

/** How a workflow differs from what it was, node by node in the order of its list; where nodes are drawn comes last. */
export const compareFlows = (before: DrawnFlow, after: DrawnFlow): readonly FlowDifference[] => {
  const old = new Map(before.nodes.map((node) => [node.id, node]));
  const ids = new Set(after.nodes.map(({ id }) => id));
  const found = after.nodes.flatMap((is): readonly FlowDifference[] => {
    const was = old.get(is.id);
    const { id, title } = is;
    if (was === undefined) return [{ kind: "added", id, title, says: [saysText(is)] }];
    const says = changesOf(before, was, after, is);
    if (says.length > 0) return [{ kind: "changed", id, title, says }];
    // What neither its words nor its ways show, such as the order of two choices.
    const same = JSON.stringify({ ...was, at: is.at }) === JSON.stringify(is);
    if (!same) return [{ kind: "changed", id, title, says: ["Its ways are in another order"] }];
    return was.at.x === is.at.x && was.at.y === is.at.y
      ? []
      : [{ kind: "moved", id, title, says: ["Is drawn elsewhere"] }];
  });
  const start: readonly FlowDifference[] =
    before.start === after.start
      ? []
      : [
          {
            kind: "changed",
            id: null,
            title: "Start",
            says: [`The chat starts at ${titleIn(after, after.start) ?? "no node"}`],
          },
        ];
  const gone = before.nodes.filter(({ id }) => !ids.has(id));
  const all = [
    ...start,
    ...found,
    ...gone.map((node): FlowDifference => ({
      kind: "removed",
      id: node.id,
      title: node.title,
      says: [saysText(node)],
    })),
  ];
  if (all.length === 0 && before.nodes.some(({ id }, at) => after.nodes[at]?.id !== id))
    return [{ kind: "moved", id: null, title: "Nodes", says: ["Stand in another order in the list"] }];
  return [...all.filter(({ kind }) => kind !== "moved"), ...all.filter(({ kind }) => kind === "moved")];
};
