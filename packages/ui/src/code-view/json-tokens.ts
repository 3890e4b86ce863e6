export type JsonTokenKind = "key" | "string" | "number" | "word" | "plain";

export interface JsonToken {
  readonly kind: JsonTokenKind;
  readonly text: string;
}

const pattern = /("(?:[^"\\\n]|\\.)*")(\s*:)?|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|\b(true|false|null)\b/gu;

/** The parts of a line of JSON that are coloured; the parts joined are the line. What is no JSON stays plain. */
export function jsonTokens(line: string): readonly JsonToken[] {
  const tokens: JsonToken[] = [];
  let at = 0;
  for (const match of line.matchAll(pattern)) {
    const [whole, string, colon, number] = match;
    if (match.index > at) tokens.push({ kind: "plain", text: line.slice(at, match.index) });
    if (string !== undefined) tokens.push({ kind: colon === undefined ? "string" : "key", text: string });
    if (colon !== undefined) tokens.push({ kind: "plain", text: colon });
    if (string === undefined) tokens.push({ kind: number === undefined ? "word" : "number", text: whole });
    at = match.index + whole.length;
  }
  if (at < line.length) tokens.push({ kind: "plain", text: line.slice(at) });
  return tokens;
}
