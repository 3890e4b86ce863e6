import { array, boolean, string } from "yup";
import { endpoint } from "../../core/endpoint.ts";
import { done, idSchema, instantSchema, listOf, shape } from "../../core/schemas.ts";

export const notificationTypes = ["RETAILER_ADDRESS", "INVENTORY_SHORT", "TICKET"] as const;

export const notificationSchema = shape({
  id: idSchema(),
  read: boolean().defined(),
  type: string().oneOf(notificationTypes).defined(),
  creationDate: instantSchema(),
  data: shape({
    userId: string(),
    msg: string().defined(),
    ticketId: string(),
    /** The page that shows what it speaks of, such as `/quality-check/…`, where that is not its type's. */
    page: string(),
  }),
});

export const notificationEndpoints = {
  pull: endpoint({
    method: "GET",
    path: "/oms/notification/pull",
    summary: "See the own notifications, newest first",
    reply: listOf(notificationSchema),
    allow: "notification.read",
    scope: "own",
    limit: "read",
    polled: true,
  }),
  markRead: endpoint({
    method: "PATCH",
    path: "/oms/notification",
    summary: "Mark notifications as read; the body is an array of their ids",
    body: array().of(idSchema()).max(500).defined(),
    reply: done,
    allow: "notification.read",
    scope: "own",
    write: { audit: "notification.read", idempotency: "optional", affects: [] },
  }),
};
