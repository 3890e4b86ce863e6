import { rowsOf, type Client } from "@o2r/api/client";
import {
  isId,
  lookupNamed,
  plainLookupNamed,
  plainLookups,
  lookupSize,
  masterEndpoints,
  ruleAttributes,
  ruleChecks,
  type RuleAttribute,
} from "@o2r/api/contract/core";
import { lookup } from "@o2r/forms/async";
import { ready } from "@o2r/forms/ready";
import type { Field, Filters, FormDefinition, Inquiry, Option, Registry, Scalar, Source } from "@o2r/forms";
import { foundOf } from "../lookups.ts";
import { isRuleList } from "../rule/rule-list.ts";
import { pincodeRegistry } from "./pincode-registry.ts";

/** The fields of a form and of its rows. */
const fieldsOf = ({ fields }: FormDefinition): readonly Field[] =>
  Object.values(fields).flatMap((field) => (field.kind === "list" ? Object.values(field.fields) : [field]));

/** Where rules choose from what is no fixed list, if the form has any. */
const addRuleSources = (form: FormDefinition, lookups: Set<string>, lists: Set<string>): void => {
  if (!Object.values(form.fields).some(isRuleList)) return;
  for (const attribute of Object.values(ruleAttributes).flatMap((one) => Object.values<RuleAttribute>(one))) {
    if (attribute.type !== "LIST") continue;
    if ("lookup" in attribute.from) lookups.add(attribute.from.lookup);
    else if ("list" in attribute.from) lists.add(attribute.from.list);
  }
};

/** The sources that a form's fields speak of: look-ups, which a person searches, and master lists, which are chosen from. */
const sourcesOf = (form: FormDefinition) => {
  const [lookups, lists] = [new Set<string>(), new Set<string>()];
  for (const field of fieldsOf(form)) {
    if (!("options" in field) || !("source" in field.options)) continue;
    const isLookup = field.kind === "lookup" || field.kind === "multiLookup";
    (isLookup ? lookups : lists).add(field.options.source);
  }
  addRuleSources(form, lookups, lists);
  return { lookups: [...lookups], lists: [...lists] };
};

const filterTexts = (filters: Filters): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  );

/** Rows of another thing, found by typing: 50 at a time (specification §9). */
const lookupSource = (client: Client, name: string): Source => {
  const find = async (query: Readonly<Record<string, string>>, signal: AbortSignal): Promise<readonly Option[]> => {
    const input = { query: { ...query, size: lookupSize } };
    const { payload, error } = await (plainLookups.has(name)
      ? client.call(plainLookupNamed(name), input, { signal, quiet: true })
      : client.call(lookupNamed(name), input, { signal, quiet: true }));
    if (error !== undefined) throw new Error(error.message);
    return rowsOf(payload)
      .map(foundOf)
      .map(({ id, name: label, sku }) => ({ value: id, label, ...(sku && { detail: sku }) }));
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
const lookupDerivation = (client: Client, name: string): Inquiry =>
  lookup(
    async ([chosen], signal) => {
      const ids = String(chosen);
      if (!isId(ids)) return undefined;
      const input = { query: { ids, size: 1 } };
      const { payload, error } = await client.call(lookupNamed(name), input, { signal, quiet: true });
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
 * Where the choices of a form come from: what a look-up field names is at `/api/<name>`, and any other source is the master
 * list of its name. A derivation named like a look-up is the row that was chosen of it.
 */
export const formRegistry = (client: Client, form: FormDefinition): Registry => {
  const { lookups, lists } = sourcesOf(form);
  const pincodes = pincodeRegistry(client);
  return {
    checks: { ...ready.checks, ...pincodes.checks, ...ruleChecks },
    derivations: {
      ...ready.derivations,
      ...pincodes.derivations,
      ...Object.fromEntries(lookups.map((name) => [name, lookupDerivation(client, name)])),
    },
    sources: {
      ...Object.fromEntries(lookups.map((name) => [name, lookupSource(client, name)])),
      ...Object.fromEntries(lists.map((name) => [name, masterSource(client, name)])),
    },
  };
};
