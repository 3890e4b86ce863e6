import { string } from "yup";
import { endpoint } from "../../core/endpoint.ts";
import { idSchema, instantSchema, shape } from "../../core/schemas.ts";

export const dialerEndpoints = {
  call: endpoint({
    method: "GET",
    path: "/oms/dialer/call",
    summary: "The call that waits for the caller, an agent; null when there is none",
    reply: shape({
      id: idSchema(),
      retailerId: idSchema(),
      retailerName: string().defined(),
      mobile: string().defined(),
      creationDate: instantSchema(),
    })
      .nullable()
      .defined(),
    allow: "call.read",
    scope: "own",
    limit: "read",
    polled: true,
  }),
};
