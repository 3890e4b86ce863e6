import { sql } from "kysely";
import { mostPapers, type invoicePapersForm } from "@o2r/api/contract/billing";
import type { ValuesOf } from "@o2r/forms";
import { conflict } from "../../../app-error.ts";
import type { Db } from "../../../db/schema.ts";
import type { Scope } from "../../../http/context.ts";
import { withinReach } from "../invoice/select-invoices.ts";

type Asked = ValuesOf<typeof invoicePapersForm>;
interface Found {
  readonly id: string;
  readonly number: string;
}

const numbersOf = (text: string): readonly string[] => [...new Set(text.split(/[\s,;]+/).filter(Boolean))];

/** Those that count, of days or of a shipment; and whatever is asked for by its number. */
const asked = ({ of, dayFrom, dayTo, warehouse, numbers }: Asked) => {
  switch (of) {
    case "DAYS":
      return sql`invoice.state <> 'CANCELLED' and invoice.day between ${dayFrom} and ${dayTo}
        and (${warehouse ?? null}::uuid is null or invoice.warehouse_id = ${warehouse ?? null}::uuid)`;
    case "SHIPMENT":
      // Shipments are numbered by hub.
      return sql`invoice.state <> 'CANCELLED' and ride.number is not null and invoice.warehouse_id = ${warehouse}::uuid`;
    case "NUMBERS":
      return sql`invoice.number = any(${sql.val(numbersOf(numbers ?? ""))}::text[])`;
    case null:
    case undefined:
      throw new TypeError("The form has asked which invoices");
  }
};

/**
 * The invoices that were asked for, in the order in which they are driven: vehicle by vehicle and stop by stop, and then what
 * is on none, by beat and shop. Refuses what is nothing, what is too much, and numbers that are none.
 */
export const findInRouteOrder = async (db: Db, values: Asked, scope: Scope): Promise<readonly Found[]> => {
  const shipment = values.of === "SHIPMENT" ? (values.shipment ?? "") : null;
  const { rows } = await sql<Found>`
    select invoice.id, invoice.number from invoice
    join retailer on retailer.id = invoice.retailer_id
    left join beat on beat.id = invoice.beat_id
    left join lateral (
      select shipment.depart_on, shipment.number, stop.position from shipment_stop as stop
      join shipment on shipment.id = stop.shipment_id
      where stop.invoice_id = invoice.id and shipment.state <> 'CANCELLED'
        and (${shipment}::text is null or shipment.number = ${shipment})
      order by stop.created_at desc, stop.id desc limit 1) as ride on true
    where ${asked(values)} and ${withinReach(scope)}
    order by ride.depart_on, invoice.warehouse_id, ride.number, ride.position, beat.name, lower(retailer.establishment), invoice.number
    limit ${mostPapers + 1}`.execute(db);
  if (values.of === "NUMBERS") {
    const found = new Set(rows.map(({ number }) => number));
    const unknown = numbersOf(values.numbers ?? "").filter((number) => !found.has(number));
    if (unknown.length > 0) throw conflict(`There is no invoice ${unknown.slice(0, 5).join(", ")}`);
  }
  if (rows.length === 0) throw conflict("There is no such invoice");
  if (rows.length > mostPapers) throw conflict(`These are more than ${mostPapers} invoices: ask for fewer days`);
  return rows;
};
