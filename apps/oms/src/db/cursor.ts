/** A place between two rows of a sorted list. It grants nothing: whoever makes one up sees what they may see anyway. */
export interface Cursor {
  readonly sort: string;
  readonly towards: "next" | "previous";
  /** The sort column of the row beside it, in the database's text form. */
  readonly value: string | null;
  readonly id: string;
  /** Where counting stopped on the page that gave it: there were more rows than that, and they need not be counted again. */
  readonly over?: number | undefined;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The opaque text of a cursor, fit for a URL. */
export const writeCursor = ({ sort, towards, value, id, over }: Cursor): string =>
  Buffer.from(
    JSON.stringify([sort, towards === "next" ? 1 : -1, value, id, ...(over === undefined ? [] : [over])]),
  ).toString("base64url");

const parse = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
  } catch {
    return undefined;
  }
};

/** Reads a cursor back; `malformed` for a text that is none. */
export const readCursor = (text: string): Cursor | "malformed" => {
  const parts = parse(text);
  if (!Array.isArray(parts) || parts.length < 4 || parts.length > 5) return "malformed";
  const [sort, step, value, id, over] = parts as unknown[];
  if (typeof sort !== "string" || (step !== 1 && step !== -1) || typeof id !== "string" || !uuid.test(id))
    return "malformed";
  if (value !== null && (typeof value !== "string" || value.includes("\0") || !value.isWellFormed()))
    return "malformed";
  if (over !== undefined && typeof over !== "number") return "malformed";
  return { sort, towards: step === 1 ? "next" : "previous", value, id, over };
};
