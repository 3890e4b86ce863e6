import type { Client } from "@o2r/api/client";
import { isId, lookupSize } from "@o2r/api/contract/core";
import { masterEndpoints } from "@o2r/api/contract/catalogue";
import { ready } from "@o2r/forms/ready";
import type { Filters, FormDefinition, Option, Registry, Scalar, Source } from "@o2r/forms";
import { findLookup, foundOf } from "../lookups.ts";

/** The names of the sources that a form's fields speak of. */
const sourceNames = ({ fields }: FormDefinition): readonly string[] => {
  const all = Object.values(fields).flatMap((field) => (field.kind === "list" ? Object.values(field.fields) : [field]));
  const names = all.flatMap((field) => ("options" in field && "source" in field.options ? [field.options.source] : []));
  return [...new Set(names)];
};

const filterTexts = (filters: Filters): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  );

/** Rows of another thing, found by typing: 50 at a time (specification §9). */
const lookupSource = (client: Client, endpoint: NonNullable<ReturnType<typeof findLookup>>): Source => {
  const find = async (query: object, signal: AbortSignal): Promise<readonly Option[]> => {
    const input = { query: { ...query, size: lookupSize } };
    const { payload, error } = await client.call(endpoint, input, { signal, quiet: true });
    if (error !== undefined) throw new Error(error.message);
    return payload.content
      .map(foundOf)
      .map(({ id, name, sku }) => ({ value: id, label: name, ...(sku && { detail: sku }) }));
  };
  return {
    search: (query, filters, signal) => find({ ...filterTexts(filters), query }, signal),
    // A history names rows by what they were called; only ids are asked for.
    resolve: async (values, signal) => {
      const ids = values.map(String).filter(isId);
      return ids.length === 0 ? [] : find({ ids: ids.join(",") }, signal);
    },
  };
};

/** The options of a master list, all of them, in their order. */
const masterSource = (client: Client, category: string): Source => {
  const all = async (signal: AbortSignal): Promise<readonly Option[]> => {
    const { payload, error } = await client.call(
      masterEndpoints.options,
      { query: { category } },
      { signal, quiet: true },
    );
    if (error !== undefined) throw new Error(error.message);
    return payload.map(({ value, label }) => ({ value, label }));
  };
  return {
    search: async (query, _filters, signal) => {
      const words = query.trim().toLowerCase();
      return (await all(signal)).filter(({ label }) => label.toLowerCase().includes(words));
    },
    resolve: async (values: readonly Scalar[], signal) =>
      (await all(signal)).filter(({ value }) => values.includes(value)),
  };
};

/**
 * Where the choices of a form come from: a source named like a look-up (`brand` of `/api/brand`) is that look-up,
 * any other is the master list of that name.
 */
export const formRegistry = (client: Client, form: FormDefinition): Registry => ({
  ...ready,
  sources: Object.fromEntries(
    sourceNames(form).map((name) => {
      const endpoint = findLookup(name);
      return [name, endpoint ? lookupSource(client, endpoint) : masterSource(client, name)];
    }),
  ),
});
