import { boolean, type AnyObject } from "yup";
import type { FieldValues, Fields, FormDefinition } from "@o2r/forms";
import { endpoint, formBody, type Endpoint, type SchemaOf } from "./endpoint.ts";
import { withArticle } from "./thing/article.ts";
import { historyEntry, type HistoryEntry } from "./history.ts";
import { listEndpoint, type PagesEndpoint } from "./list-endpoint.ts";
import type { ListDeclaration } from "./list.ts";
import { lookupOf, type LookupDeclared, type NameOfThing, type WithLookup } from "./lookup.ts";
import { ruleForHolders, type Permission } from "./access/permissions.ts";
import type { ScopeRule } from "./access/row-scope.ts";
import { idParams, listOf, shape } from "./schemas.ts";

/** What the usual endpoints of a thing follow from. */
export interface CrudGiven<
  Row extends AnyObject,
  Detail extends AnyObject,
  F extends Fields,
  L extends ListDeclaration,
  G extends LookupDeclared = undefined,
> {
  /** In the plural for the list, as staff say it: `product`, `products`. `key` begins the audit keys; `one`, unless told. */
  readonly name: NameOfThing & { readonly key?: string };
  readonly path: `/oms/${string}`;
  /** One row of the list. */
  readonly row: SchemaOf<Row>;
  /** The whole thing, as get, create and update answer it. It holds `version`. */
  readonly detail: SchemaOf<Detail>;
  /** Knows the fact `mode`: `create` or `edit`. */
  readonly form: FormDefinition<F>;
  readonly list: L;
  /** Of a thing that others refer to: what its async dropdown tells and takes. */
  readonly lookup?: G;
  readonly allow: { readonly read: Permission; readonly write: Permission };
  readonly scope: ScopeRule;
  /** Paths of what else its changes make old, beside its rows and its look-up: what counts them, or shows their names. */
  readonly affects?: readonly `/${string}`[];
}

/** The parameter of a call about one row. */
export interface OneRow {
  id: string;
}

/** What `crud` declares. */
export type CrudEndpoints<
  Row,
  Detail,
  F extends Fields,
  L extends ListDeclaration,
  G extends LookupDeclared = undefined,
> = WithLookup<G> & {
  readonly list: PagesEndpoint<Row, L>;
  readonly get: Endpoint<OneRow, undefined, undefined, Detail>;
  readonly create: Endpoint<undefined, undefined, FieldValues<F>, Detail>;
  readonly update: Endpoint<OneRow, undefined, FieldValues<F>, Detail>;
  readonly setActive: Endpoint<OneRow, undefined, { active: boolean }, Detail>;
  readonly history: Endpoint<OneRow, undefined, undefined, HistoryEntry[]>;
};

/** The endpoints that every thing with a form and a list has: list, get, create, update, setActive, history; and its look-up. */
export const crud = <
  Row extends AnyObject,
  Detail extends AnyObject,
  const F extends Fields,
  const L extends ListDeclaration,
  const G extends LookupDeclared = undefined,
>({
  name,
  path,
  row,
  detail,
  form,
  list,
  allow,
  scope,
  lookup,
  affects: besides = [],
}: CrudGiven<Row, Detail, F, L, G>): CrudEndpoints<Row, Detail, F, L, G> => {
  const { one, many, oneInEnglish = one, key = oneInEnglish } = name;
  const read = { allow: allow.read, scope, limit: "read" } as const;
  const write = { allow: allow.write, scope: ruleForHolders(scope, allow.write), limit: "write" } as const;
  const oneRow = `${path}/:id` as const;
  const found = lookupOf({ name, allow, scope, lookup });
  const affects = [path, ...Object.values(found).map((one) => one.path), ...besides];
  const usual = {
    list: listEndpoint({ list, many, row, path, allow: allow.read, scope }),
    get: endpoint({
      method: "GET",
      path: oneRow,
      summary: `See ${withArticle(one)}`,
      params: idParams,
      reply: detail,
      ...read,
    }),
    create: endpoint({
      method: "POST",
      path,
      summary: `Create ${withArticle(one)}`,
      body: formBody(form, { mode: "create" }),
      reply: detail,
      write: { audit: `${key}.created`, idempotency: "required", affects },
      ...write,
    }),
    update: endpoint({
      method: "PUT",
      path: oneRow,
      summary: `Change ${withArticle(one)}`,
      params: idParams,
      body: formBody(form, { mode: "edit" }),
      reply: detail,
      write: { audit: `${key}.updated`, idempotency: "required", ifMatch: true, affects },
      ...write,
    }),
    setActive: endpoint({
      method: "POST",
      path: `${oneRow}/active`,
      summary: `Activate or deactivate ${withArticle(one)}`,
      params: idParams,
      body: shape({ active: boolean().required() }),
      reply: detail,
      write: { audit: `${key}.activated`, idempotency: "required", ifMatch: true, affects },
      ...write,
    }),
    history: endpoint({
      method: "GET",
      path: `${oneRow}/history`,
      summary: `See what happened to ${withArticle(one)}, newest first`,
      params: idParams,
      reply: listOf(historyEntry),
      ...read,
    }),
  };
  // What a look-up tells is known by name only, from here on.
  return { ...usual, ...found } as CrudEndpoints<Row, Detail, F, L, G>;
};
