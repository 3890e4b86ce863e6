import type { AnyEndpoint } from "../contract/core/endpoint.ts";

/** What fills an address. */
export interface AddressInput {
  readonly params?: unknown;
  readonly query?: unknown;
}

/** Brackets stay as they are: the specification writes `orderFlow=[HUB_TO_RETAILER]`. */
const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll("%5B", "[").replaceAll("%5D", "]").replaceAll("%2C", ",");

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean";

/**
 * Path and query of a call. A missing `:name` throws, since the address would name another thing. Query values that
 * are undefined, null or empty are left out; the order is that of the query's keys, so equal calls have equal addresses.
 */
export const addressOf = (endpoint: Pick<AnyEndpoint, "path">, { params, query }: AddressInput = {}): string => {
  const given = Object(params ?? {}) as Record<string, unknown>; // only read by name
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = given[name];
    if (!isPlain(value) || value === "") throw new TypeError(`${endpoint.path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
  const pairs = Object.entries(Object(query ?? {}) as Record<string, unknown>)
    .filter((pair): pair is [string, string | number | boolean] => isPlain(pair[1]) && pair[1] !== "")
    .map(([key, value]) => `${encode(key)}=${encode(String(value))}`);
  return pairs.length === 0 ? path : `${path}?${pairs.join("&")}`;
};
