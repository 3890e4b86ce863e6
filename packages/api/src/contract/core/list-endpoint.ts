import type { AnyObject } from "yup";
import { endpoint, type Allow, type Endpoint, type SchemaOf } from "./endpoint.ts";
import { listQuerySchema, type FilterTexts, type ListQuery } from "./list/list-query.ts";
import type { ListDeclaration } from "./list.ts";
import type { ScopeRule } from "./access/row-scope.ts";
import { pageOf } from "./schemas.ts";

/** What a list's endpoint follows from. */
export interface ListGiven<Row extends AnyObject, L extends ListDeclaration> {
  readonly list: L;
  /** The rows in the plural, as staff say it: `products`. */
  readonly many: string;
  readonly row: SchemaOf<Row>;
  readonly path: `/${string}`;
  readonly allow: Allow;
  readonly scope: ScopeRule;
}

/** One page of rows, as `payload` holds it. */
export interface PageOf<Row> {
  content: Row[];
  size: number;
  nextCursor: string | null;
  prevCursor: string | null;
  totalElements: number;
  totalCapped: boolean;
}

/** An endpoint that answers pages of a declared list. */
export interface PagesEndpoint<Row, L extends ListDeclaration> extends Endpoint<
  undefined,
  ListQuery & FilterTexts<L>,
  undefined,
  PageOf<Row>
> {
  readonly listed: { readonly list: L; readonly many: string };
}

/** The endpoint that answers pages of a declared list. The contract gives it an export. */
export const listEndpoint = <Row extends AnyObject, const L extends ListDeclaration>({
  list,
  many,
  row,
  ...rest
}: ListGiven<Row, L>): PagesEndpoint<Row, L> => ({
  ...endpoint<undefined, ListQuery & FilterTexts<L>, undefined, PageOf<Row>>({
    method: "GET",
    summary: `List ${many}; page by page`,
    query: listQuerySchema(list),
    reply: pageOf(row),
    limit: "read",
    ...rest,
  }),
  listed: { list, many },
});
