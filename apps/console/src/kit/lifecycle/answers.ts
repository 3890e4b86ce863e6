/** How the two buttons of a step's dialog are called: one that takes something away is asked for as a question is. */
export const answersOf = (label: string, danger: boolean) =>
  danger ? { submit: `Yes, ${label.toLowerCase()} now!`, keep: "Go back" } : { submit: label };
