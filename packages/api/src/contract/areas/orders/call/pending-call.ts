import { string } from "yup";
import { endpoint, type ReplyOf } from "../../../core/endpoint.ts";
import { idSchema, instantSchema, shape } from "../../../core/schemas.ts";

/** The call that waits for an agent: asked for behind every page of theirs, so that it brings nothing else along. */
export const pendingCall = endpoint({
  method: "GET",
  path: "/oms/dialer/call",
  summary: "See the own call that waits; null when there is none",
  reply: shape({
    id: idSchema(),
    retailerId: idSchema(),
    retailerName: string().defined(),
    mobile: string().defined(),
    creationDate: instantSchema(),
    /** When it is given up; null where it rings for as long as it likes. */
    ringsUntil: instantSchema().nullable(),
  })
    .nullable()
    .defined(),
  allow: "call.read",
  scope: "own",
  limit: "read",
  polled: true,
});

/** A call that waits for an agent. */
export type WaitingCall = NonNullable<ReplyOf<typeof pendingCall>>;
