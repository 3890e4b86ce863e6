import {
  buttonsOf,
  flowOf,
  sentFlow,
  type ChatTemplate,
  type DrawnFlow,
  type DrawnKind,
  type DrawnNode,
  type Port,
} from "@o2r/api/contract/engagement";
import { kindText } from "./flow-words.ts";
import { spotBelow, type Spot } from "./places.ts";

/** A workflow that is being drawn, with the way back. */
export interface Editing {
  readonly flow: DrawnFlow;
  readonly past: readonly DrawnFlow[];
  readonly future: readonly DrawnFlow[];
  /** What the last change was about: typing into one field is undone at once. */
  readonly key: string | undefined;
}

/** So many changes can be undone. */
const kept = 100;

export const begin = (flow: DrawnFlow): Editing => ({ flow, past: [], future: [], key: undefined });

export const changed = (now: Editing, flow: DrawnFlow, key?: string): Editing =>
  flow === now.flow
    ? now
    : {
        flow,
        past: key !== undefined && key === now.key ? now.past : [...now.past, now.flow].slice(-kept),
        future: [],
        key,
      };

export const undo = (now: Editing): Editing => {
  const before = now.past.at(-1);
  return before === undefined
    ? now
    : { flow: before, past: now.past.slice(0, -1), future: [now.flow, ...now.future], key: undefined };
};

export const redo = (now: Editing): Editing => {
  const [after, ...future] = now.future;
  return after === undefined ? now : { flow: after, past: [...now.past, now.flow], future, key: undefined };
};

/** Whether two drawings are the same. */
export const isSameFlow = (one: DrawnFlow, other: DrawnFlow): boolean =>
  JSON.stringify(flowOf(sentFlow(one))) === JSON.stringify(flowOf(sentFlow(other)));

/** Puts another node in the place of one. */
export const withNode = (flow: DrawnFlow, node: DrawnNode): DrawnFlow => ({
  ...flow,
  nodes: flow.nodes.map((one) => (one.id === node.id ? node : one)),
});

/** A node whose way leads elsewhere. */
export const withWay = (node: DrawnNode, port: string, to: Port): DrawnNode => {
  switch (node.kind) {
    case "MESSAGE":
      return { ...node, next: to };
    case "QUESTION":
      if (port === "wrong") return { ...node, wrong: to };
      if (port === "next") return { ...node, next: to };
      return {
        ...node,
        choices: node.choices.map((choice, at) => (port === `choice ${at}` ? { ...choice, next: to } : choice)),
      };
    case "CONDITION":
      return port === "yes" ? { ...node, yes: to } : { ...node, no: to };
    case "API":
      return port === "done" ? { ...node, done: to } : { ...node, failed: to };
    case "HAND_OFF":
      return node;
  }
};

/** A node with every way that leads to one cut. */
const without = (node: DrawnNode, id: string): DrawnNode => {
  const cut = (to: Port): Port => (to === id ? null : to);
  switch (node.kind) {
    case "MESSAGE":
      return { ...node, next: cut(node.next) };
    case "QUESTION":
      return {
        ...node,
        next: cut(node.next),
        wrong: cut(node.wrong),
        choices: node.choices.map((choice) => ({ ...choice, next: cut(choice.next) })),
      };
    case "CONDITION":
      return { ...node, yes: cut(node.yes), no: cut(node.no) };
    case "API":
      return { ...node, done: cut(node.done), failed: cut(node.failed) };
    case "HAND_OFF":
      return node;
  }
};

/** Takes a node out, with every way to it. */
export const removed = ({ start, nodes }: DrawnFlow, id: string): DrawnFlow => ({
  start: start === id ? null : start,
  nodes: nodes.filter((node) => node.id !== id).map((node) => without(node, id)),
});

/** Puts a node in another place of the list, counted without itself. What leads where stays. */
export const moved = (flow: DrawnFlow, id: string, to: number): DrawnFlow => {
  const node = flow.nodes.find((one) => one.id === id);
  return node === undefined
    ? flow
    : { ...flow, nodes: flow.nodes.filter((one) => one.id !== id).toSpliced(to, 0, node) };
};

/** Draws nodes elsewhere; what leads where, and their order, stay. */
export const placed = (flow: DrawnFlow, spots: ReadonlyMap<string, Spot>): DrawnFlow => ({
  ...flow,
  nodes: flow.nodes.map((node) => {
    const at = spots.get(node.id);
    return at === undefined || (at.x === node.at.x && at.y === node.at.y) ? node : { ...node, at };
  }),
});

/** An id that no node of a workflow has. */
const freshId = (nodes: readonly DrawnNode[]): string => {
  const taken = new Set(nodes.map(({ id }) => id));
  let number = nodes.length + 1;
  while (taken.has(`node-${number}`)) number += 1;
  return `node-${number}`;
};

const newNode = (kind: DrawnKind, id: string, at: Spot): DrawnNode => {
  const base = { id, title: kindText(kind), at };
  switch (kind) {
    case "MESSAGE":
      return { ...base, kind, text: "", ends: false, next: null };
    case "QUESTION":
      return { ...base, kind, text: "", keep: "answer", choices: [], next: null, wrong: null };
    case "CONDITION":
      return { ...base, kind, value: "answer", is: "IS", than: "", yes: null, no: null };
    case "API":
      return { ...base, kind, connection: "", path: "/", keep: "answer", done: null, failed: null };
    case "HAND_OFF":
      return { ...base, kind, text: "A person answers you here soon.", topic: "OTHER" };
  }
};

/** The first way of a node that leads nowhere leads to another. */
const filled = (node: DrawnNode, to: string): DrawnNode => {
  switch (node.kind) {
    case "MESSAGE":
      return node.ends || node.next !== null ? node : { ...node, next: to };
    case "QUESTION": {
      if (node.choices.length === 0 && node.next === null) return { ...node, next: to };
      const open = node.choices.findIndex(({ next }) => next === null);
      if (open !== -1) return withWay(node, `choice ${open}`, to);
      return node.wrong === null ? { ...node, wrong: to } : node;
    }
    case "CONDITION":
      if (node.yes === null) return { ...node, yes: to };
      return node.no === null ? { ...node, no: to } : node;
    case "API":
      if (node.done === null) return { ...node, done: to };
      return node.failed === null ? { ...node, failed: to } : node;
    case "HAND_OFF":
      return node;
  }
};

/** A node that says what a template says. A question offers its buttons: the first leads on as its first choice did. */
export const withTemplate = (
  node: Extract<DrawnNode, { text: string }>,
  { text, buttons }: Pick<ChatTemplate, "text" | "buttons">,
): DrawnNode => {
  const labels = buttonsOf(buttons);
  if (node.kind !== "QUESTION" || labels.length === 0) return { ...node, text };
  return {
    ...node,
    text,
    next: null,
    choices: labels.map((label, at) => ({ label, next: node.choices[at]?.next ?? null })),
  };
};

/** Adds a node after one, whose first open way leads to it; the first of all starts the chat. */
export const added = (
  flow: DrawnFlow,
  kind: DrawnKind,
  after: string | undefined,
): { readonly flow: DrawnFlow; readonly id: string } => {
  const id = freshId(flow.nodes);
  const at = flow.nodes.findIndex((node) => node.id === after);
  const row = at === -1 ? flow.nodes.length : at + 1;
  const nodes = flow.nodes
    .map((node) => (node.id === after ? filled(node, id) : node))
    .toSpliced(row, 0, newNode(kind, id, spotBelow(flow.nodes, flow.nodes[row - 1])));
  return { flow: { start: flow.nodes.length === 0 ? id : flow.start, nodes }, id };
};
