import { array, boolean, number, string, type InferType } from "yup";
import { listOf, shape } from "../../../core/schemas.ts";
import { ticketTopics } from "../ticket/ticket-words.ts";
import { comparisons, type FlowNode } from "./flow.ts";

/** What a workflow may hold. */
export const flowBounds = { nodes: 180, choices: 10, title: 60, text: 1000, choice: 40, value: 100 } as const;

/** The kinds of nodes that can be drawn. */
export const drawnKinds = [
  { value: "MESSAGE", label: "Message" },
  { value: "QUESTION", label: "Question" },
  { value: "CONDITION", label: "Condition" },
  { value: "API", label: "API" },
  { value: "HAND_OFF", label: "Hand-off" },
] as const;
export type DrawnKind = (typeof drawnKinds)[number]["value"];

const nodeId = () => string().matches(/^[\w-]{1,40}$/, "Not the id of a node");
const port = () => nodeId().nullable().optional();
/** What an answer is kept under, and filled in by as `{name}`. */
const keptName = () => string().matches(/^\w{1,30}$/, "Use letters, digits and underscores, 30 at most");

/** A node as it is sent and stored: what its kind has no use for is left out, and dropped where it is not. */
export const storedNode = shape({
  id: nodeId().defined(),
  kind: string()
    .oneOf(drawnKinds.map(({ value }) => value))
    .defined(),
  title: string().trim().max(flowBounds.title, `A name has at most ${flowBounds.title} characters`).required(),
  at: shape({ x: number().min(-100_000).max(100_000).defined(), y: number().min(-100_000).max(100_000).defined() }),
  text: string().max(flowBounds.text, `A text has at most ${flowBounds.text} characters`).optional(),
  ends: boolean().optional(),
  next: port(),
  keep: keptName().optional(),
  choices: array()
    .of(shape({ label: string().trim().max(flowBounds.choice).required(), next: nodeId().nullable().defined() }))
    .max(flowBounds.choices, `A question has at most ${flowBounds.choices} choices`)
    .optional(),
  wrong: port(),
  value: keptName().optional(),
  is: string()
    .oneOf(comparisons.map(({ value }) => value))
    .optional(),
  than: string().max(flowBounds.value).optional(),
  yes: port(),
  no: port(),
  /** Name of the connection that is asked, and what stands after its address. */
  connection: string().trim().max(flowBounds.title).optional(),
  path: string()
    .max(flowBounds.value)
    .matches(/^\/[^\s?#]*(\?[^\s#]*)?$/, { message: "Begins with a slash, without spaces", excludeEmptyString: true })
    .optional(),
  done: port(),
  failed: port(),
  topic: string()
    .oneOf(ticketTopics.map(({ value }) => value))
    .optional(),
});

const nodesOf = () => array().of(storedNode).max(flowBounds.nodes, `A workflow has at most ${flowBounds.nodes} nodes`);

/** A workflow as it is sent. It may have problems: only what is published may not. */
export const flowBody = shape({ start: nodeId().nullable().defined(), nodes: nodesOf().defined() });
/** A workflow as it is answered. */
export const storedFlow = shape({ start: string().nullable().defined(), nodes: listOf(storedNode) });
export type StoredFlow = InferType<typeof storedFlow>;

/** A node that can be drawn. */
export type DrawnNode = Extract<FlowNode, { kind: DrawnKind }>;
/** A workflow of such nodes. */
export interface DrawnFlow {
  readonly start: string | null;
  readonly nodes: readonly DrawnNode[];
}

const nodeOf = (node: InferType<typeof storedNode>): DrawnNode => {
  const { id, title, at, kind, text = "", next = null, wrong = null } = node;
  const base = { id, title, at: { x: at.x, y: at.y } };
  switch (kind) {
    case "MESSAGE":
      return { ...base, kind, text, ends: node.ends ?? false, next };
    case "QUESTION": {
      const choices = (node.choices ?? []).map((choice) => ({ label: choice.label, next: choice.next }));
      return { ...base, kind, text, keep: node.keep ?? "answer", choices, next, wrong };
    }
    case "CONDITION": {
      const { value = "answer", is = "IS", than = "", yes = null, no = null } = node;
      return { ...base, kind, value, is, than, yes, no };
    }
    case "API": {
      const { connection = "", path = "/", done = null, failed = null } = node;
      return { ...base, kind, connection, path, keep: node.keep ?? "answer", done, failed };
    }
    case "HAND_OFF":
      return { ...base, kind, text, topic: node.topic ?? "OTHER" };
  }
};

/** The workflow that was sent or stored, each node with what its kind has and nothing else. */
export const flowOf = ({ start, nodes }: StoredFlow): DrawnFlow => ({ start, nodes: nodes.map(nodeOf) });

/** A workflow as it is sent. */
export const sentFlow = ({ start, nodes }: DrawnFlow): StoredFlow => ({
  start,
  nodes: nodes.map((node) =>
    node.kind === "QUESTION" ? { ...node, choices: node.choices.map((choice) => ({ ...choice })) } : { ...node },
  ),
});
