import { comparisons, drawnKinds, ticketTopics, type DrawnKind, type DrawnNode } from "@o2r/api/contract/engagement";
import { wordOf } from "@o2r/api/contract/core";
import { CircleHelp, Headset, MessageSquare, Plug, Split, type LucideIcon } from "lucide-react";

/** The sign of each kind of node. */
export const kindIcons: Readonly<Record<DrawnKind, LucideIcon>> = {
  MESSAGE: MessageSquare,
  QUESTION: CircleHelp,
  CONDITION: Split,
  API: Plug,
  HAND_OFF: Headset,
};

/** A kind of node in words. */
export const kindText = (kind: DrawnKind): string => wordOf(drawnKinds, kind) ?? kind;

/** A node as others lead to it: `3 Find open order`. */
export const nodeText = (nodes: readonly DrawnNode[], id: string): string => {
  const at = nodes.findIndex((node) => node.id === id);
  return `${at + 1} ${nodes[at]?.title ?? ""}`;
};

/** What a node says, asks or decides, in one line. */
export const saysText = (node: DrawnNode): string => {
  switch (node.kind) {
    case "MESSAGE":
      return node.text || "Says nothing yet";
    case "QUESTION":
      return node.text || "Asks nothing yet";
    case "CONDITION":
      return `${node.value} ${wordOf(comparisons, node.is) ?? node.is} ${node.than}`;
    case "API":
      return node.connection === "" ? "Asks no connection yet" : `${node.connection} ${node.path}`;
    case "HAND_OFF":
      return wordOf(ticketTopics, node.topic) ?? node.topic;
  }
};

/** What keys do on the canvas, for whoever hears it. */
export const canvasKeysText =
  "Arrows go to the nearest node, with Control they move this one. Enter edits it, N adds one after it, C leads it on, Delete removes it.";

/** Keys of the editor: those that stand at its foot. */
export const flowKeys = [
  [["Arrows"], "Nearest node"],
  [["Ctrl Arrows"], "Nudge"],
  [["Enter"], "Edit"],
  [["N"], "Add after"],
  [["C"], "Lead on"],
  [["E"], "Next problem"],
  [["T"], "Tidy"],
  [["L"], "List"],
  [["D"], "Drawing"],
  [["S"], "Try it"],
] as const;

/** The keys of the editor for whoever asks for all of them. */
export const flowShortcuts = {
  title: "In this workflow, outside of text",
  keys: [
    ...flowKeys.map(([keys, does]) => [keys.join(" "), does] as const),
    ["Alt ↑ ↓", "Move in the list"],
    ["Delete", "Remove"],
    ["Ctrl Z", "Undo"],
    ["Ctrl Shift Z", "Do again"],
    ["Ctrl S", "Save"],
    ["Ctrl Enter", "Publish, after the differences"],
  ],
} as const;
