import type { DiscardRow } from "@o2r/api/contract/stock";
import type { Tone } from "@o2r/ui";

/** What the list of requests to discard and what is done there have in common. */
export const requestNoun = { one: "request", many: "requests" } as const;

const states: Readonly<Record<DiscardRow["state"], readonly [Tone, string]>> = {
  REQUESTED: ["warning", "Requested"],
  APPROVED: ["success", "Approved"],
  REFUSED: ["neutral", "Refused"],
};

export const stateTone = (state: DiscardRow["state"]): Tone => states[state][0];
export const stateText = (state: DiscardRow["state"]): string => states[state][1];
