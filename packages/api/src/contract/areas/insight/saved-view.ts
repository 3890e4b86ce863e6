import { boolean, number, string } from "yup";
import { endpoint, type ReplyOf } from "../../core/endpoint.ts";
import { done, idParams, idSchema, listOf, shape } from "../../core/schemas.ts";

/** Most views that one person keeps of one list. */
export const mostViews = 50;
/** Characters of a view's name. */
export const longestViewName = 40;

const listName = () =>
  string()
    .matches(/^[a-z][a-z/-]{0,59}$/, "Not the name of a list")
    .meta({ rule: "The list's address without its first part: `product`" })
    .defined();

const told = {
  name: string().trim().min(1, "A view needs a name").max(longestViewName).defined(),
  /** Everybody who may see the list sees the view. */
  shared: boolean().defined(),
  /** The address's query: search, filters, order, size, columns. The console reads it as it reads any address. */
  query: string()
    .max(4000)
    .matches(/^[\w\-.~%+=&,:*]*$/, "Not the query of an address")
    .defined(),
  density: string().oneOf(["comfortable", "compact"]).defined(),
};

/** A state of a list under a name. */
export const savedView = shape({ id: idSchema(), version: number().integer().defined(), ...told });

export const savedViewEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/oms/saved-view",
    summary: "See the own views of a list, and the shared ones",
    query: shape({ list: listName() }),
    reply: shape({ content: listOf(savedView) }),
    allow: "view.save",
    scope: "own",
    limit: "read",
  }),
  save: endpoint({
    method: "POST",
    path: "/oms/saved-view",
    summary: "Keep a view under a name; a view of that name is replaced. Shared ones are for holders of `view.share`",
    body: shape({ list: listName(), ...told }),
    reply: savedView,
    allow: "view.save",
    scope: "own",
    write: { audit: "saved-view.saved", idempotency: "required" },
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/oms/saved-view/:id",
    summary: "Delete an own view; or a shared one for holders of `view.share`",
    params: idParams,
    reply: done,
    allow: "view.save",
    scope: "own",
    write: { audit: "saved-view.removed", idempotency: "optional" },
  }),
};

export type SavedView = ReplyOf<typeof savedViewEndpoints.save>;
