import { withinSentence } from "@o2r/ui/words";

/** How the two buttons of a step's dialog are called: one that takes something away is asked for as a question is. */
export const answersOf = (label: string, danger: boolean) =>
  danger ? { submit: `Yes, ${withinSentence(label)} now!`, keep: "Go back" } : { submit: label };
