import type { ticketTopics } from "../ticket/ticket-words.ts";

/** How an answer or a value is compared with what a condition names. */
export const comparisons = [
  { value: "IS", label: "is" },
  { value: "IS_NOT", label: "is not" },
  { value: "CONTAINS", label: "contains" },
  { value: "AT_LEAST", label: "is at least" },
  { value: "AT_MOST", label: "is at most" },
] as const;
export type Comparison = (typeof comparisons)[number]["value"];

/** What leads on from a node: to another node, or nowhere yet. */
export type Port = string | null;

interface NodeBase {
  readonly id: string;
  readonly title: string;
  /** Where the canvas draws it. */
  readonly at: { readonly x: number; readonly y: number };
}

/** Says something and goes on; where it leads nowhere on purpose the chat ends there. */
export interface MessageNode extends NodeBase {
  readonly kind: "MESSAGE";
  readonly text: string;
  readonly ends: boolean;
  readonly next: Port;
}

/** Asks, and waits for an answer: one of its choices, or any text where it has none. Three wrong answers lead to `wrong`. */
export interface QuestionNode extends NodeBase {
  readonly kind: "QUESTION";
  readonly text: string;
  /** The name that the answer is kept under. */
  readonly keep: string;
  readonly choices: readonly { readonly label: string; readonly next: Port }[];
  /** Where any text leads, where there are no choices. */
  readonly next: Port;
  readonly wrong: Port;
}

/** Goes one way or the other by a value that was kept. */
export interface ConditionNode extends NodeBase {
  readonly kind: "CONDITION";
  readonly value: string;
  readonly is: Comparison;
  readonly than: string;
  readonly yes: Port;
  readonly no: Port;
}

/** Asks a connection, and keeps what it answers. */
export interface ApiNode extends NodeBase {
  readonly kind: "API";
  readonly connection: string;
  readonly path: string;
  /** The name that the answer is kept under. */
  readonly keep: string;
  readonly done: Port;
  readonly failed: Port;
}

/** Hands the chat to a person: a ticket is opened. */
export interface HandOffNode extends NodeBase {
  readonly kind: "HAND_OFF";
  readonly text: string;
  readonly topic: (typeof ticketTopics)[number]["value"];
}

export type FlowNode = MessageNode | QuestionNode | ConditionNode | ApiNode | HandOffNode;

/** A workflow as it is drawn: where it starts, and its nodes. */
export interface Flow {
  readonly start: string | null;
  readonly nodes: readonly FlowNode[];
}

/** One way on from a node, as the list and the canvas name it. */
export interface Way {
  readonly port: string;
  readonly label: string;
  readonly to: Port;
}

/** Every way on from a node, in order; none from where a chat ends. */
export const waysOf = (node: FlowNode): readonly Way[] => {
  switch (node.kind) {
    case "MESSAGE":
      return node.ends ? [] : [{ port: "next", label: "Next", to: node.next }];
    case "QUESTION":
      return [
        ...(node.choices.length === 0
          ? [{ port: "next", label: "Any answer", to: node.next }]
          : node.choices.map(({ label, next }, at) => ({ port: `choice ${at}`, label, to: next }))),
        { port: "wrong", label: "3 wrong", to: node.wrong },
      ];
    case "CONDITION":
      return [
        { port: "yes", label: "Yes", to: node.yes },
        { port: "no", label: "No", to: node.no },
      ];
    case "API":
      return [
        { port: "done", label: "Done", to: node.done },
        { port: "failed", label: "Failed", to: node.failed },
      ];
    case "HAND_OFF":
      return [];
  }
};

/** Whether a chat waits at a node for somebody: for the retailer's answer, or for a person who takes over. */
export const waits = ({ kind }: FlowNode): boolean => kind === "QUESTION" || kind === "HAND_OFF";
