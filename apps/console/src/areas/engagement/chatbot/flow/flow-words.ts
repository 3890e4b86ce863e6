import { drawnKinds, type DrawnKind, type DrawnNode } from "@o2r/api/contract/engagement";
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
