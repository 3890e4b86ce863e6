/** A value as it is drawn: a leaf with its text, or a branch with its members. */
export type JsonNode =
  | { readonly kind: "string" | "number" | "word"; readonly text: string }
  | { readonly kind: "circular" }
  | { readonly kind: "list"; readonly members: readonly JsonMember[] }
  | { readonly kind: "object"; readonly members: readonly JsonMember[] };

export interface JsonMember {
  readonly key: string;
  readonly value: unknown;
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** What is drawn for a value that stands inside the others. */
export function readNode(value: unknown, ancestors: readonly object[]): JsonNode {
  if (typeof value === "string") return { kind: "string", text: JSON.stringify(value) };
  if (typeof value === "number" || typeof value === "bigint") return { kind: "number", text: String(value) };
  if (value instanceof Date)
    return { kind: "string", text: Number.isNaN(value.getTime()) ? "Invalid Date" : JSON.stringify(value) };
  if (!isObject(value)) return { kind: "word", text: String(value) };
  if (ancestors.includes(value)) return { kind: "circular" };
  if (Array.isArray(value))
    return { kind: "list", members: value.map((item: unknown, index) => ({ key: String(index), value: item })) };
  return { kind: "object", members: Object.entries(value).map(([key, item]) => ({ key, value: item })) };
}

/** The value as indented JSON, for copying; what JSON cannot hold is written as text. */
export function toJsonText(value: unknown): string {
  const ancestors: object[] = [];
  const text = JSON.stringify(
    value,
    function replace(this: unknown, _key, item: unknown) {
      if (typeof item === "bigint" || typeof item === "function" || typeof item === "symbol") return String(item);
      if (!isObject(item)) return item;
      // `this` is the object that holds the item: what lies below it in the path is no ancestor any more.
      while (ancestors.length > 0 && ancestors.at(-1) !== this) ancestors.pop();
      if (ancestors.includes(item)) return "…";
      ancestors.push(item);
      return item;
    },
    2,
  );
  return text ?? String(value);
}
