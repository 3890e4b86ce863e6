import { array, number, string } from "yup";
import { endpoint } from "./endpoint.ts";
import { idSchema, shape } from "./schemas.ts";

/** The master option lists, such as WEIGHT_TYPE, which forms of every area choose from. */
export const masterEndpoints = {
  options: endpoint({
    method: "GET",
    path: "/oms/master/common",
    summary: "The options of a master list, in order",
    query: shape({ category: string().max(50).required() }),
    reply: array()
      .of(shape({ id: idSchema(), label: string().defined(), value: string().defined(), position: number() }))
      .defined(),
    allow: "signedIn",
    scope: "all",
    limit: "read",
  }),
};
