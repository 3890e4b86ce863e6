import { lookupSize, type ReplyOf } from "@o2r/api/contract/core";
import { lookupEndpoints } from "@o2r/api/contract/catalogue";
import { warehouseLookup } from "@o2r/api/contract/logistics";
import { inspectorLookup } from "@o2r/api/contract/stock";
import { useEndpoint } from "@o2r/api/react";
import { useMemo } from "react";

type LookupEndpoint =
  | (typeof lookupEndpoints)[keyof typeof lookupEndpoints]
  | typeof inspectorLookup
  | typeof warehouseLookup;
type FoundRow = ReplyOf<LookupEndpoint>["content"][number];

const all: readonly LookupEndpoint[] = [...Object.values(lookupEndpoints), inspectorLookup, warehouseLookup];

/** A row that was found by typing: enough to show and to choose it. */
export interface Found {
  readonly id: string;
  readonly name: string;
  /** The code beside the name. */
  readonly sku?: string | undefined;
}

/** A row of a look-up by the name that it is shown under; a warehouse has that of its company. */
export const foundOf = (row: FoundRow): Found =>
  "companyName" in row
    ? { id: row.id, name: row.companyName }
    : { id: row.id, name: row.name, ...("sku" in row && { sku: row.sku }) };

/** The look-up of a name such as `brand`; undefined where the contract has none. */
export const findLookup = (name: string): LookupEndpoint | undefined => all.find(({ path }) => path === `/api/${name}`);

/** The look-up at an address such as `/api/brand`. Throws for an address that the contract does not have. */
export const lookupAt = (path: `/api/${string}`): LookupEndpoint => {
  const found = findLookup(path.slice("/api/".length));
  if (found === undefined) throw new TypeError(`the contract has no look-up at ${path}`);
  return found;
};

/** The rows that match some words, best first, at most 50 (specification §9). */
export const useLookup = (path: `/api/${string}`, words: string) => {
  const { data, error, isLoading } = useEndpoint(
    lookupAt(path),
    { query: { query: words, size: lookupSize } },
    { keepPreviousData: true, quiet: true },
  );
  return { found: data?.content.map(foundOf), failed: error !== undefined, isLoading };
};

/** The names of chosen rows by id, as far as they are known yet. */
export const useLookupNames = (path: `/api/${string}`, ids: readonly string[]): ReadonlyMap<string, string> => {
  // `ids` is a filter that every look-up takes; the query's type knows only those that all calls share.
  const query = { ids: ids.join(","), size: lookupSize } as { size: number };
  const { data } = useEndpoint(lookupAt(path), ids.length === 0 ? null : { query }, {
    keepPreviousData: true,
    quiet: true,
  });
  return useMemo(() => new Map(data?.content.map(foundOf).map(({ id, name }) => [id, name])), [data]);
};
