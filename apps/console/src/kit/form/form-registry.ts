import type { Client } from "@o2r/api/client";
import { isId, lookupSize } from "@o2r/api/contract/core";
import { masterEndpoints } from "@o2r/api/contract/catalogue";
import { lookup } from "@o2r/forms/async";
import { ready } from "@o2r/forms/ready";
import type { Field, Filters, FormDefinition, Inquiry, Option, Registry, Scalar, Source } from "@o2r/forms";
import { findLookup, foundOf } from "../lookups.ts";

/** The fields of a form and of its rows. */
const fieldsOf = ({ fields }: FormDefinition): readonly Field[] =>
  Object.values(fields).flatMap((field) => (field.kind === "list" ? Object.values(field.fields) : [field]));

/** The names of the sources that a form's fields speak of. */
const sourceNames = (form: FormDefinition): readonly string[] => {
  const names = fieldsOf(form).flatMap((field) =>
    "options" in field && "source" in field.options ? [field.options.source] : [],
  );
  return [...new Set(names)];
};

type Lookup = NonNullable<ReturnType<typeof findLookup>>;

const filterTexts = (filters: Filters): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  );

/** Rows of another thing, found by typing: 50 at a time (specification §9). */
const lookupSource = (client: Client, endpoint: Lookup): Source => {
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

/** What a row of another thing is and suggests, once it is chosen. */
const lookupDerivation = (client: Client, endpoint: Lookup): Inquiry =>
  lookup(
    async ([chosen], signal) => {
      const ids = String(chosen);
      if (!isId(ids)) return undefined;
      const { payload, error } = await client.call(endpoint, { query: { ids, size: 1 } }, { signal, quiet: true });
      if (error !== undefined) throw new Error(error.message);
      return payload.content[0];
    },
    // It is chosen, not typed.
    { wait: 0 },
  );

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
 * any other is the master list of that name. A derivation named like a look-up is the row that was chosen of it.
 */
export const formRegistry = (client: Client, form: FormDefinition): Registry => ({
  checks: ready.checks,
  derivations: {
    ...ready.derivations,
    ...Object.fromEntries(
      fieldsOf(form).flatMap(({ derive }) => {
        const endpoint = derive && findLookup(derive.by);
        return endpoint ? [[derive.by, lookupDerivation(client, endpoint)]] : [];
      }),
    ),
  },
  sources: Object.fromEntries(
    sourceNames(form).map((name) => {
      const endpoint = findLookup(name);
      return [name, endpoint ? lookupSource(client, endpoint) : masterSource(client, name)];
    }),
  ),
});
