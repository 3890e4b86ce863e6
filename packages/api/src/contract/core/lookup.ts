import { string, type AnyObject, type InferType, type ObjectShape } from "yup";
import { endpoint, type Allow, type Endpoint, type SchemaOf } from "./endpoint.ts";
import { lookupQuery, type LookupQuery } from "./list/list-query.ts";
import type { Permission } from "./access/permissions.ts";
import type { ScopeRule } from "./access/row-scope.ts";
import { idSchema, listOf, shape, type Shaped } from "./schemas.ts";

/** What is special about the look-up of a thing; `true` where nothing is. */
export interface LookupGiven {
  /** What else narrows it, each a comma list of ids. */
  readonly filters?: readonly string[];
  /**
   * What it tells of a row beside its name. What is optional may be left to rows that are asked for by `ids`: what they
   * suggest for other fields of a form that names them, each of which picks its part by `derive`.
   */
  readonly shows?: ObjectShape;
  /** `Find brands by name` unless told. */
  readonly summary?: string;
  /** Who reads the thing, unless told. */
  readonly allow?: Permission;
}
export type LookupDeclared = LookupGiven | true | undefined;

type FilterOf<G> = G extends { readonly filters: readonly (infer K extends string)[] } ? K : never;
type ShownBy<G> = G extends { readonly shows: infer S extends ObjectShape } ? InferType<Shaped<S>> : unknown;
type Asked<K extends string> = LookupQuery & { readonly [P in K | "ids"]?: string | undefined };

/** An async dropdown. */
export type LookupEndpoint<K extends string, Row> = Endpoint<undefined, Asked<K>, undefined, { content: Row[] }>;

/** The look-up that follows from what a thing declares of it. */
export type WithLookup<G extends LookupDeclared> = G extends undefined
  ? unknown
  : { readonly lookup: LookupEndpoint<FilterOf<G>, { id: string; name: string } & ShownBy<G>> };

interface Named<K extends string, Row extends AnyObject> {
  /** As forms name their source: `brand` is at `/api/brand`. */
  readonly name: string;
  readonly summary: string;
  readonly filters?: readonly K[];
  readonly row: SchemaOf<Row>;
  readonly allow: Allow;
  readonly scope: ScopeRule;
}

/**
 * Declares an async dropdown, host-relative as specification §7 has them: of those that match the typed words the first 50,
 * or by `ids` just these.
 */
export const lookupEndpoint = <Row extends AnyObject, const K extends string = never>({
  name,
  filters = [],
  row,
  ...call
}: Named<K, Row>): LookupEndpoint<K, Row> =>
  endpoint({
    method: "GET",
    path: `/api/${name}`,
    query: lookupQuery<K | "ids">(["ids", ...filters]),
    reply: shape({ content: listOf(row) }),
    limit: "read",
    ...call,
  });

/** A row as most look-ups tell it: its name, and what else is shown. */
export const lookupRow = <const S extends ObjectShape = Record<never, never>>(shows?: S) =>
  shape({ id: idSchema(), name: string().defined(), ...shows });

/** What a thing is called by staff. */
export interface NameOfThing {
  readonly one: string;
  readonly many: string;
  /** What another language than English puts beside `one`, since addresses and audit keys are made of it. */
  readonly oneInEnglish?: string;
}

interface OfThing {
  readonly name: NameOfThing;
  readonly allow: { readonly read: Permission };
  readonly scope: ScopeRule;
  readonly lookup?: LookupDeclared;
}

/** The look-up of a thing that declares one. */
export const lookupOf = ({ name: { one, oneInEnglish = one, many }, allow, scope, lookup }: OfThing) => {
  if (lookup === undefined) return {};
  const { filters, shows, summary, ...told }: LookupGiven = lookup === true ? {} : lookup;
  const named = {
    name: oneInEnglish.replaceAll(" ", "-"),
    summary: summary ?? `Find ${many} by name`,
    row: lookupRow(shows),
    allow: told.allow ?? allow.read,
    scope,
  };
  return { lookup: lookupEndpoint({ ...named, ...(filters && { filters }) }) };
};

/** A row of any look-up. */
export interface AnyFound {
  readonly id: string;
  readonly [part: string]: string | number | boolean | undefined;
}

/** Look-ups whose payload is an array: the chatbot agent master (specification §7). */
export const plainLookups: ReadonlySet<string> = new Set(["chat-agent"]);

/** One of these by the name that a form's field has declared. */
export const plainLookupNamed = (
  name: string,
): Endpoint<undefined, Readonly<Record<string, string | number | undefined>>, undefined, AnyFound[]> =>
  endpoint({
    method: "GET",
    path: `/api/${name}`,
    summary: `Rows of ${name}`,
    query: lookupQuery<string>(["ids"]),
    reply: listOf(shape({ id: idSchema() })), // what else a row holds is known where it is declared
    limit: "read",
    allow: "signedIn",
    scope: "none",
  });

/** Any look-up by the name that a form's field or a list's filter has declared, for who needs no more of its rows than that. */
export const lookupNamed = (
  name: string,
): Endpoint<undefined, Readonly<Record<string, string | number | undefined>>, undefined, { content: AnyFound[] }> =>
  lookupEndpoint<AnyFound, string>({
    name,
    summary: `Rows of ${name}`,
    // What else it holds is known where it is declared.
    row: shape({ id: idSchema() }),
    allow: "signedIn",
    scope: "none",
  });
