import { string, type ObjectSchema } from "yup";
import type { AnyEndpoint, Endpoint, EndpointMap, Listed } from "../endpoint.ts";
import { listQuerySchema } from "./list-query.ts";
import type { Column, ListDeclaration } from "../list.ts";
import { idPattern, shape } from "../schemas.ts";

/** What a list may be exported as. */
export const exportFormats = ["csv", "xlsx"] as const;
/** The formats in which a list can be taken out. */
export type ExportFormat = (typeof exportFormats)[number];

/** The query of an export: what the list was asked, without its pages. Filters stand beside these. */
export interface ExportQuery {
  readonly q: string;
  readonly sort: string;
  readonly format: ExportFormat;
  /** Fields of columns in the order of the file, joined by commas; those that the list shows by itself otherwise. */
  readonly columns: string | undefined;
  /** Just these rows, by id, joined by commas; all that match otherwise. */
  readonly ids: string | undefined;
  readonly [filter: string]: string | undefined;
}

/** How many rows an export may name: their ids have to fit into an address. */
export const mostExportedIds = 300;
const exportedIds = new RegExp(`^${idPattern}(,${idPattern}){0,${mostExportedIds - 1}}$`);

/** A list endpoint that can be exported. */
export type ListEndpoint = AnyEndpoint & { readonly listed: Listed };

/** Answers what a list endpoint answers in pages, as one file. */
export type ExportEndpoint = Endpoint<undefined, Partial<ExportQuery>, undefined, string> & {
  readonly exported: Listed;
};

/** Whether an endpoint is the export of a list. */
export const isExport = (endpoint: AnyEndpoint): endpoint is ExportEndpoint => "exported" in endpoint;

/** The columns that a file may have. Pictures go into none, nor what holds for a moment. */
export const exportableColumns = ({ columns, imported }: ListDeclaration): readonly Column[] => [
  ...columns.filter(({ kind, onScreen }) => kind !== "image" && onScreen === undefined),
  ...(imported?.beside ?? []),
];

/** The columns of a file that can be changed and come back: all that an import takes. None where nothing is imported. */
export const importColumns = (list: ListDeclaration): readonly Column[] => {
  const taken = new Set(list.imported?.taken);
  return taken.size === 0 ? [] : exportableColumns(list).filter(({ field, inFile }) => inFile || taken.has(field));
};

/** The columns of a file: those asked for, else those that the list shows by itself, in whatever way. */
export const exportColumns = (list: ListDeclaration, asked: string | undefined): readonly Column[] => {
  const all = exportableColumns(list);
  return asked === undefined
    ? all.filter(({ shown, inFile }) => shown || inFile)
    : asked.split(",").flatMap((field) => all.find((column) => column.field === field) ?? []);
};

const exportQuerySchema = (list: ListDeclaration): ObjectSchema<Partial<ExportQuery>> => {
  const { size: _, cursor: _c, ...fields } = listQuerySchema(list).fields;
  const known = new Set(exportableColumns(list).map(({ field }) => field));
  return shape({
    ...fields,
    format: string().oneOf(exportFormats, "Files are made as csv or xlsx").default("csv"),
    columns: string()
      .max(2000)
      .test("known", "These are not columns of this list", (text) => {
        const asked = text?.split(",") ?? [];
        return new Set(asked).size === asked.length && asked.every((field) => known.has(field));
      })
      .meta({ rule: `Columns in the order of the file, joined by commas, of: ${[...known].join(", ")}` }),
    ids: string()
      .matches(exportedIds, `These are not ids of rows, or more than ${mostExportedIds}`)
      .meta({ rule: `Just these rows: at most ${mostExportedIds} ids, joined by commas` }),
    // The filters' keys are known to the declaration only, not to yup's types.
  }) as unknown as ObjectSchema<Partial<ExportQuery>>;
};

/** The export of a list: the same filters, the same order, the same rows, for the same people. */
export const exportOf = ({ path, allow, scope, listed }: ListEndpoint): ExportEndpoint => ({
  method: "GET",
  path: `${path}/export`,
  summary: `Export ${listed.many}; those that match, as a file`,
  query: exportQuerySchema(listed.list),
  reply: string().defined(),
  allow,
  scope,
  limit: "export",
  raw: true,
  exported: listed,
});

/** The things of a contract, each that has a declared list with the export of that list. */
export type WithExports<C extends Readonly<Record<string, EndpointMap>>> = {
  readonly [T in keyof C]: C[T] extends { readonly list: ListEndpoint }
    ? C[T] & { readonly export: ExportEndpoint }
    : C[T];
};

/** Adds to every thing with a declared list the export of that list. */
export const withExports = <C extends Readonly<Record<string, EndpointMap>>>(contract: C): WithExports<C> =>
  // Walked by name, which forgets which thing has which endpoints.
  Object.fromEntries(
    Object.entries(contract).map(([thing, endpoints]) => {
      const { list } = endpoints;
      if (list?.listed === undefined) return [thing, endpoints];
      return [thing, { ...endpoints, export: exportOf({ ...list, listed: list.listed }) }];
    }),
  ) as unknown as WithExports<C>;
