import { number } from "yup";
import { endpoint } from "../../core/endpoint.ts";
import { idParams, shape } from "../../core/schemas.ts";
import { category } from "./category.ts";

/** The order of categories: apart from what every list of the catalogue brings along. */
export const categoryOrderEndpoints = {
  move: endpoint({
    method: "PUT",
    path: "/oms/category/:id/position",
    summary: "Give a category another place in the order in which selects offer them; the others keep theirs",
    params: idParams,
    /** Counted from 1; a place beyond the end is the end. */
    body: shape({ position: number().integer().min(1).max(100_000).required() }),
    reply: category.row,
    allow: "catalogue.write",
    scope: "all",
    limit: "write",
    write: {
      audit: "category.moved",
      idempotency: "required",
      ifMatch: true,
      affects: ["/oms/category", "/api/category"],
    },
  }),
};
