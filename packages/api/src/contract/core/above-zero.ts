/** The least that a price or a share can be where nothing is free: a paisa, or a hundredth of a percent. */
export const aboveZero = { min: 0.01 } as const;
