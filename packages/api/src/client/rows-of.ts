/**
 * The options of an async dropdown's answer: `payload.content`, or `payload` itself where a call answers an array
 * (specification §7).
 */
export const rowsOf = <Row>(payload: readonly Row[] | { readonly content: readonly Row[] }): readonly Row[] =>
  "content" in payload ? payload.content : payload;
