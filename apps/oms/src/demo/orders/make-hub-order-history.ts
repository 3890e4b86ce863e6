import type { HubOrderState } from "@o2r/api/contract/orders";
import { toRupees } from "../../trade/paise.ts";
import type { Random } from "../random.ts";
import { entriesOf, type HistoryEntry, type PastStep } from "../history-entries.ts";
import { daysOf, hasCome, type DemoHubOrders, type Row } from "./hub-parts.ts";

type Step = PastStep<HubOrderState>;
type Dispatch = Row<"hub_dispatch">;

interface Given extends Pick<DemoHubOrders, "orders" | "dispatches"> {
  readonly random: Random;
  /** Who runs each warehouse. */
  readonly managers: ReadonlyMap<string, string>;
  readonly founderId: string;
  /** What was missing of a consignment is credited by a note of this number. */
  readonly creditNotes: ReadonlyMap<string, string>;
}

const day = 864e5;
/** How many days after it was made each thing happened to an order. */
const after = daysOf(0);
const instant = (at: Date | string | null | undefined): Date => new Date(at ?? Number.NaN);

/** What was sent for an order, and what has become of it. */
const travelOf = (
  order: Row<"hub_order">,
  sent: Dispatch,
  { creditNotes, at }: Pick<Given, "creditNotes"> & { readonly at: (when: keyof typeof after) => Date },
): readonly Step[] => {
  const creditNote = creditNotes.get(sent.id);
  const { state, dispatched = 0, received = 0, units = 0 } = order;
  const ended = state === "COMPLETED" || state === "SHORT_CLOSED";
  return [
    {
      at: instant(sent.at),
      action: "dispatched",
      to: dispatched < units ? "PARTIALLY_DISPATCHED" : "DISPATCHED",
      by: sent.by_id ?? null,
      told: [
        { field: "dispatched", after: dispatched },
        { field: "challan", after: sent.challan },
        { field: "vehicle", after: sent.vehicle ?? "" },
      ],
    },
    ...(sent.received_at == null
      ? []
      : [
          {
            at: instant(sent.received_at),
            action: "received",
            to: state === "PARTIALLY_RECEIVED" ? state : "QC_PENDING",
            by: sent.received_by ?? null,
            told: [
              { field: "challan", after: sent.challan },
              { field: "received", after: received },
              ...(received < dispatched ? [{ field: "missing", after: dispatched - received }] : []),
              ...(creditNote === undefined ? [] : [{ field: "creditNote", after: creditNote }]),
            ],
          } satisfies Step,
        ]),
    ...(ended
      ? [{ at: at("checked"), action: "settled", to: state, by: sent.received_by ?? null } satisfies Step]
      : []),
  ];
};

/** What the audit log remembers of the hub orders of the demo: that each was made, and how far it has come. */
export const makeHubOrderHistory = (given: Given): readonly HistoryEntry[] => {
  const { random, orders, dispatches, managers, founderId, creditNotes } = given;
  const sentFor = new Map(dispatches.map((one) => [one.hub_order_id, one]));
  return orders.flatMap((order) => {
    const { state, id } = order;
    const made = instant(order.created_at);
    const at = (when: keyof typeof after) => new Date(made.getTime() - after[when] * day);
    const [maker, sender] = [order.created_by ?? null, managers.get(order.cwh_id) ?? founderId];
    const sent = sentFor.get(id);
    const refused = state === "REJECTED" || state === "CANCELLED";
    const steps: readonly (Step | false)[] = [
      {
        at: made,
        action: "created",
        to: "DRAFT",
        by: maker,
        told: [
          { field: "number", after: order.number },
          { field: "lines", after: order.lines ?? 0 },
          { field: "units", after: order.units ?? 0 },
          { field: "value", after: toRupees(order.value ?? 0n) },
        ],
      },
      order.raised_at != null && { at: instant(order.raised_at), action: "raised", to: "RAISED", by: maker },
      refused && {
        at: at("approved"),
        action: state === "REJECTED" ? "rejected" : "cancelled",
        to: state,
        by: state === "REJECTED" ? sender : maker,
        told: [{ field: "reason", after: order.reason_note ?? null }],
      },
      order.approved_at != null && { at: instant(order.approved_at), action: "approved", to: "APPROVED", by: sender },
      hasCome(state, "PICKING") && { at: at("picked"), action: "being-picked", to: "PICKING", by: sender },
    ];
    const past = [
      ...steps.filter((step) => step !== false),
      ...(sent ? travelOf(order, sent, { creditNotes, at }) : []),
    ];
    return entriesOf(random, { entity: "hub-order", id }, past);
  });
};
