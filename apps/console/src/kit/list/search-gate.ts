/** How long the search box waits after the last key before it asks (specification §9), in milliseconds. */
export const searchDelay = 1000;

/** The fewest characters that the search box asks with (specification §9). */
export const searchMinimum = 3;

/**
 * What to ask for when the box holds this text: the trimmed words from the third character on, the empty string when
 * the box was cleared, and undefined when there is nothing to ask yet.
 */
export const searchFor = (text: string): string | undefined => {
  const words = text.trim();
  if (words === "") return text === "" ? "" : undefined;
  return words.length >= searchMinimum ? words : undefined;
};
