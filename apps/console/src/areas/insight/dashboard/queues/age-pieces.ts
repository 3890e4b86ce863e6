/** How long something waits, by the contract's `waitingSteps`, from the newest to the oldest, and the colour of each. */
export const agePieces = [
  { label: "Under 2 h", color: "age-1" },
  { label: "2–6 h", color: "age-2" },
  { label: "6–24 h", color: "age-3" },
  { label: "Over 24 h", color: "age-4" },
] as const;
