import { number, string } from "yup";
import { endpoint } from "../../core/endpoint.ts";
import { rowsOfOrders } from "../../core/holders.ts";
import { idSchema, instantSchema, listOf, rupeesSchema, shape } from "../../core/schemas.ts";

/** The order flow that CC supervisors watch, as the query of specification §7 has it: brackets included. */
export const hubToRetailer = "[HUB_TO_RETAILER]";

export const orderSearchEndpoints = {
  search: endpoint({
    method: "GET",
    path: "/oms/order/search",
    summary: "The latest orders of a flow, newest first; of one warehouse when it is named",
    query: shape({
      size: number().integer().min(1).max(50).default(1),
      orderFlow: string()
        .matches(/^\[[A-Z_]{1,40}\]$/, "orderFlow is a flow in brackets")
        .required(),
      warehouseId: idSchema().optional(),
    }),
    reply: shape({
      content: listOf(
        shape({
          id: idSchema(),
          orderNumber: string().defined(),
          status: string().defined(),
          warehouseName: string().defined(),
          retailerName: string().defined(),
          total: rupeesSchema(),
          creationDate: instantSchema(),
        }),
      ),
    }),
    allow: "order.read",
    scope: rowsOfOrders,
    limit: "read",
    polled: true,
  }),
};
