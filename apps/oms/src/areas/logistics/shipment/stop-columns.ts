import { sql } from "kysely";
import type { ShipmentStop } from "@o2r/api/contract/logistics";
import { toRupees, type Paise } from "../../../trade/paise.ts";

type Receipts = readonly {
  readonly paymentId: string;
  readonly receiptNumber: string;
  readonly mode: string;
  readonly amount: number;
  readonly bounced: boolean;
}[];

const receipts = sql<Receipts>`coalesce((select jsonb_agg(jsonb_build_object('paymentId', payment.id, 'receiptNumber', payment.receipt_number,
    'mode', payment.mode, 'amount', payment.amount, 'bounced', payment.state = 'BOUNCED') order by payment.created_at, payment.id)
  from shipment_payment join payment on payment.id = shipment_payment.payment_id
  where shipment_payment.stop_id = stop.id), '[]')`;

type Others = readonly (Omit<ShipmentStop["others"][number], "collected" | "at"> & {
  readonly collected: number;
  readonly at: string;
})[];

const others = sql<Others>`coalesce((select jsonb_agg(jsonb_build_object('id', second.id, 'outcome', second.outcome, 'reason', second.reason,
    'note', second.note, 'collected', second.collected, 'photo', second.photo_id, 'receivedBy', second.received_by, 'code', second.code,
    'at', to_char(second.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'by', coalesce(link.driver_name, teller.name)) order by second.created_at, second.id)
  from shipment_second as second left join app_user as teller on teller.id = second.created_by
    left join run_link as link on link.id = second.link_id
  where second.stop_id = stop.id), '[]')`;

/** Who has visited a stop: the driver of a link, or whoever was signed in as `visitor`. */
export const visitorName = sql<string | null>`coalesce(link.driver_name, visitor.name)`;

/** What of a stop is told whatever it carries, of `shipment_stop as stop`. */
export const stopColumns = [
  "stop.id",
  "stop.version",
  "stop.position",
  "stop.state",
  "stop.packs",
  "stop.weight",
  "stop.volume",
  "stop.value",
  "stop.cod",
  "stop.reason",
  "stop.note",
  "stop.visited_at",
  "stop.collected",
  "stop.cash",
  "stop.photo_id",
  "stop.received_by",
  "stop.code",
  receipts.as("receipts"),
  others.as("others"),
] as const;

/** As the columns above are read, with who has visited it. */
interface FoundStop {
  readonly id: string;
  readonly version: number;
  readonly position: number;
  readonly state: ShipmentStop["state"];
  readonly reason: ShipmentStop["reason"];
  readonly note: string | null;
  readonly visited_at: string | null;
  readonly visitor: string | null;
  readonly collected: Paise;
  readonly cash: Paise;
  readonly photo_id: string | null;
  readonly received_by: string | null;
  readonly code: ShipmentStop["code"];
  readonly receipts: Receipts;
  readonly others: Others;
}

/** How a stop went. */
export const toldOf = (row: FoundStop) => ({
  id: row.id,
  version: row.version,
  position: row.position,
  state: row.state,
  reason: row.reason,
  note: row.note,
  visitedAt: row.visited_at,
  visitedBy: row.visitor,
  collected: toRupees(row.collected),
  cash: toRupees(row.cash),
  receipts: row.receipts.map(({ amount, ...one }) => ({ ...one, amount: toRupees(amount as Paise) })), // stored in paise
  photo: row.photo_id,
  receivedBy: row.received_by,
  code: row.code,
  others: row.others.map(({ collected, ...one }) => ({ ...one, collected: toRupees(collected as Paise) })), // stored in paise
});
