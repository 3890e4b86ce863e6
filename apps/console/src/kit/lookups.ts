import { lookupNamed, lookupSize, type AnyFound } from "@o2r/api/contract/core";
import { useEndpoint } from "@o2r/api/react";
import { useMemo } from "react";

/** A row that was found by typing: enough to show and to choose it. */
export interface Found {
  readonly id: string;
  readonly name: string;
  /** The code beside the name. */
  readonly sku?: string | undefined;
}

/** A row of a look-up by the name that it is shown under; a warehouse has that of its company. */
export const foundOf = ({ id, name, companyName, sku }: AnyFound): Found => ({
  id,
  name: String(name ?? companyName),
  ...(typeof sku === "string" && { sku }),
});

/** The look-up at an address such as `/api/brand`. */
const lookupAt = (path: `/api/${string}`) => lookupNamed(path.slice("/api/".length));

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
  const query = { ids: ids.join(","), size: lookupSize };
  const { data } = useEndpoint(lookupAt(path), ids.length === 0 ? null : { query }, {
    keepPreviousData: true,
    quiet: true,
  });
  return useMemo(() => new Map(data?.content.map(foundOf).map(({ id, name }) => [id, name])), [data]);
};
