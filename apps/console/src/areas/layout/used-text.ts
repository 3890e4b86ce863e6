/** Where something is used, in words: the first by name, and how many more. */
export const usedText = (count: number, first: string | null, unused: string): string =>
  count === 0 || first === null ? unused : count === 1 ? first : `${first} and ${count - 1} more`;
