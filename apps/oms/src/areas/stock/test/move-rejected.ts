import { rejectedEndpoints as rejected, type RejectedRow } from "@o2r/api/contract/stock";
import type { Client, Received } from "../../../test/client.ts";

/** What may be done with rejected units. */
export type RejectedStep = "return" | "credit" | "askDiscard" | "discard" | "keep" | "withdraw" | "recheck";

/** Takes a step with rejected units, with the note that it asks for. */
export const moveRejected = (
  { id, version }: { readonly id: string; readonly version: number },
  step: RejectedStep,
  as: Client,
  note = "RN-1",
): Promise<Received<RejectedRow>> => {
  const at = { params: { id }, version };
  switch (step) {
    case "return":
      return as.call(rejected.return, { ...at, body: { note } });
    case "askDiscard":
      return as.call(rejected.askDiscard, { ...at, body: { note } });
    case "keep":
      return as.call(rejected.keep, { ...at, body: { reason: note } });
    case "credit":
    case "discard":
    case "withdraw":
    case "recheck":
      return as.call(rejected[step], at);
  }
};
