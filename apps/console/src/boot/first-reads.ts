import {
  isPermission,
  masterEndpoints,
  may,
  userTypes,
  type AnyEndpoint,
  type ListDeclaration,
} from "@o2r/api/contract/core";
import type { FormDefinition } from "@o2r/forms";
import type { ReadableFilter } from "../kit/list/filter/filter-value.ts";
import type { ReadableList } from "../kit/list/list-state.ts";

/** A call that a page makes as soon as it is opened, as data: what the first script needs to make it beside the code. */
export interface FirstRead {
  /** The path of the call in the contract. */
  readonly path: `/${string}`;
  /** Who may make it. */
  readonly roles: readonly string[];
  /** A list's query is read from the address by its declaration. */
  readonly list?: ReadableList;
  /** Of what its columns show, that for which the page needs a face of its own. */
  readonly shows?: readonly ("code" | "money")[];
  /** A query that is always the same. */
  readonly query?: Readonly<Record<string, string | number>>;
  /** Not where the address asks for something of its own. */
  readonly isOfPlainAddress?: true;
  /** The parameter of the address that holds the row's id; else it is the one in the page's path. */
  readonly idIn?: string;
}

/** What the pages of an area read first, by path. */
export type FirstReads = Readonly<Record<`/${string}`, readonly FirstRead[]>>;

const readableFilter = (filter: ListDeclaration["filters"][number]): ReadableFilter =>
  filter.kind === "oneOf"
    ? { kind: filter.kind, key: filter.key, options: filter.options.map(({ value }) => ({ value })) }
    : { kind: filter.kind, key: filter.key };

/** A call without more to know, or with a query that does not change. */
export const readOf = ({ path, allow }: AnyEndpoint, more: Pick<FirstRead, "query" | "idIn"> = {}): FirstRead => ({
  path,
  roles: userTypes.filter(
    (role) => allow === "public" || allow === "signedIn" || (isPermission(allow) && may(role, allow)),
  ),
  ...more,
});

/** A page of a list, as its address asks for it. */
export const pageOf = (endpoint: AnyEndpoint, declaration: ListDeclaration): FirstRead => ({
  ...readOf(endpoint),
  list: {
    columns: declaration.columns.flatMap(({ field, sort }) => (sort ? [{ field, sort }] : [])),
    filters: declaration.filters.map(readableFilter),
    defaultSort: declaration.defaultSort,
  },
  shows: (["code", "money"] as const).filter((one) =>
    declaration.columns.some(({ kind, shown, inFile }) => kind === one && (shown || inFile)),
  ),
});

interface Listed {
  readonly path: `/${string}`;
  readonly endpoint: AnyEndpoint;
  readonly declaration: ListDeclaration;
}

interface Thing extends Omit<Listed, "endpoint"> {
  readonly endpoints: { readonly list: AnyEndpoint; readonly get: AnyEndpoint };
}

/** What a list's page reads. */
export const readsOfList = ({ path, endpoint, declaration }: Listed): FirstReads => ({
  [path]: [pageOf(endpoint, declaration)],
});

/** The master lists that the fields of a form choose from which stand there from the beginning. */
export const readsOfChoices = ({ fields }: FormDefinition): readonly FirstRead[] => {
  const lists = Object.values(fields).flatMap((field) => {
    const isLookup = field.kind === "lookup" || field.kind === "multiLookup";
    const isOfList = "options" in field && "source" in field.options && !isLookup && field.visible === undefined;
    return isOfList ? field.options.source : [];
  });
  return [...new Set(lists)].map((category) => readOf(masterEndpoints.options, { query: { category } }));
};

/**
 * What the pages of a thing read: a page of its list, the row of a form, the one that a copy is made of, and what the form
 * chooses from.
 */
export const readsOfThing = ({
  path,
  endpoints,
  declaration,
  form,
}: Thing & { readonly form?: FormDefinition }): FirstReads => {
  const choices = form === undefined ? [] : readsOfChoices(form);
  return {
    ...readsOfList({ path, endpoint: endpoints.list, declaration }),
    [`${path}/:id`]: [readOf(endpoints.get), ...choices],
    [`${path}/new`]: [readOf(endpoints.get, { idIn: "from" }), ...choices],
  };
};
