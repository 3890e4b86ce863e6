import { readyEvent, resetEvent, type EventHint } from "@o2r/api/contract/engagement";
import type { NumberedEvent } from "./audible.ts";

/** The stream as text: where it stands, which nobody needs to act on. Serves as the heartbeat, too. */
export const readyMessage = (seq: number): string => `event: ${readyEvent}\nid: ${seq}\ndata: {}\n\n`;

/** Nobody knows what was missed. */
export const resetMessage = (seq: number): string => `event: ${resetEvent}\nid: ${seq}\ndata: {}\n\n`;

/** One change: which row, and never what is in it. */
export const hintMessage = ({ seq, entity, entity_id, version, action }: NumberedEvent): string => {
  const hint: EventHint = { entity, id: entity_id, version, action };
  return `id: ${seq}\ndata: ${JSON.stringify(hint)}\n\n`;
};
