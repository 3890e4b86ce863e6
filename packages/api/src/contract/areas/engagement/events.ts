import { number, string, type InferType } from "yup";
import { endpoint } from "../../core/endpoint.ts";
import { shape } from "../../core/schemas.ts";

/**
 * What one message of the event stream says: which row changed, and by what. Never the row's data: whoever hears of it
 * reads the row under their own rights. `action` is the audit key of the call that changed it, such as `product.updated`.
 */
export const eventHint = shape({
  entity: string(),
  id: string(),
  version: number().integer().nullable(),
  action: string(),
});

/** A change that the service tells of. */
export type EventHint = InferType<typeof eventHint>;

/**
 * The action of a hint that an import has ended: rows of a thing were made or changed, many at once, and its lists are to
 * be read again. Its entity is `product-import` or `inventory-import`, its id the import's. One that fills warehouses is
 * told of once for each of them.
 */
export const importEnded = "import.ended";

/** Says where the stream stands, by its id, without telling of a change. The name of such a message. */
export const readyEvent = "ready";
/** Says that the service no longer knows what was missed: read everything again. The name of such a message. */
export const resetEvent = "reset";

/** The push stream (specification §7), host-relative: `text/event-stream`, resumed by `Last-Event-ID`. */
export const eventEndpoints = {
  stream: endpoint({
    method: "GET",
    path: "/api/firebase",
    summary: "Hear of changes as they happen; in the caller's scope",
    reply: string(),
    allow: "notification.read",
    scope: "own",
    raw: true,
  }),
};

/** What a change of a thing makes old on the screens of others, by the thing: what is read live. */
export const liveAffects: Readonly<Record<string, readonly `/${string}`[]>> = {
  // A chat that was handed over goes on by its ticket.
  ticket: ["/oms/ticket", "/oms/ticket-count", "/oms/chat"],
  chat: ["/oms/chat"],
  "report-run": ["/oms/report-run"],
};

/**
 * Things of which each change is told to those whom an event names, because who reaches a row depends on more than its
 * warehouse. An event of theirs that names nobody is heard by nobody.
 */
export const toldToEach: ReadonlySet<string> = new Set(["ticket", "chat", "report-run"]);
