const longest = 200;

/** A value as JSON, cut where it would flood the panel; nothing for nothing. */
export const asText = (value: unknown): string => {
  const text = value === undefined ? "" : (JSON.stringify(value) ?? "");
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
};
