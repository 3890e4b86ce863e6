import { sql, type Selectable } from "kysely";
import { financialYear } from "@o2r/api/contract/billing";
import type { ReturnPaper, ReturnPaperKind, returnPaperEndpoints } from "@o2r/api/contract/stock";
import { todayIn } from "@o2r/forms/days";
import { notFound } from "../../../app-error.ts";
import { newId } from "../../../db/id.ts";
import { insertRow, readRow } from "../../../db/repository.ts";
import type { Database, Db } from "../../../db/schema.ts";
import type { Handlers } from "../../../http/context.ts";
import { houseNumbered, yearOf } from "../../../kit/house-number.ts";
import { toRupees, type Paise } from "../../../trade/paise.ts";

type Rejected = Selectable<Database["rejected_sku"]>;

interface Sending {
  readonly now: Date;
  readonly by: string;
  /** The note of whoever sends them: what has the same one on a day goes on one paper. */
  readonly note: string;
}

/**
 * Where rejected goods go back to: a hub's to the central warehouse that sent the batch last, or else to the one that sent the
 * hub something last, all others to who made them. An order of which nothing was sent says nothing. A challan is of one
 * GSTIN; of another, the central warehouse has supplied them, and is claimed on as whoever made them is.
 */
const receiverOf = async (db: Db, { warehouse_id, batch_id }: Rejected) => {
  const { rows } = await sql<{ type: string; cwh: string | null; within: boolean; company: string }>`
    select warehouse.type, central.id as cwh, brand.company_id as company,
      central.gst_number is not distinct from warehouse.gst_number as within
    from batch join product on product.id = batch.product_id left join brand on brand.id = product.brand_id
      join warehouse on warehouse.id = ${warehouse_id}
      left join warehouse as central on central.id = coalesce(
        (select sent.cwh_id from hub_dispatch_piece as piece join hub_dispatch as sent on sent.id = piece.dispatch_id
          where piece.to_batch_id = batch.id order by sent.at desc, sent.id desc limit 1),
        (select hub_order.cwh_id from hub_order where hub_order.warehouse_id = warehouse.id
          and exists (select from hub_dispatch as sent where sent.hub_order_id = hub_order.id)
          order by hub_order.created_at desc limit 1))
    where batch.id = ${batch_id}`.execute(db);
  const [found] = rows;
  return found?.type === "HUB" && found.cwh !== null
    ? ({ kind: found.within ? "CHALLAN" : "DEBIT_MEMO", company_id: null, to_warehouse_id: found.cwh } as const)
    : ({ kind: "DEBIT_MEMO", company_id: found?.company ?? null, to_warehouse_id: null } as const);
};

const prefixes: Readonly<Record<ReturnPaperKind, string>> = { DEBIT_MEMO: "DM", CHALLAN: "RCH" };

/** The next number of a warehouse in the financial year, which its number names by the year that it begins in. */
const takeNumber = async (db: Db, warehouseId: string, kind: ReturnPaperKind, day: string): Promise<string> => {
  const fy = financialYear(day);
  const prefix = prefixes[kind];
  const { rows } = await sql<{ number: string }>`
    insert into document_series (gstin, fy, prefix, next_no, last_day) values (${`${warehouseId} returns`}, ${fy}, ${prefix}, 2, ${day})
    on conflict (gstin, fy, prefix) do update set next_no = document_series.next_no + 1
    returning ${houseNumbered(prefix, warehouseId, yearOf(Number(fy.slice(0, 2))))} as number`.execute(db);
  if (rows[0] === undefined) throw new Error("The series gave no number");
  return rows[0].number;
};

/** The paper that rejected goods go back by: one for all of a day with the same note and receiver. */
export const paperFor = async (db: Db, rejected: Rejected, { now, by, note }: Sending): Promise<string> => {
  const day = todayIn("Asia/Kolkata", now);
  const { kind, company_id, to_warehouse_id } = await receiverOf(db, rejected);
  // Two at once of one warehouse wait for each other, so that both stand on one paper.
  await sql`select pg_advisory_xact_lock(hashtext(${`return-paper ${rejected.warehouse_id}`}))`.execute(db);
  const same = await db
    .selectFrom("return_paper")
    .select("id")
    .where("warehouse_id", "=", rejected.warehouse_id)
    .where("kind", "=", kind)
    .where("day", "=", day)
    .where("note", "=", note)
    .where(sql<boolean>`company_id is not distinct from ${company_id}::uuid`)
    .where(sql<boolean>`to_warehouse_id is not distinct from ${to_warehouse_id}::uuid`)
    .executeTakeFirst();
  if (same !== undefined) return same.id;
  const id = newId();
  const number = await takeNumber(db, rejected.warehouse_id, kind, day);
  const { gst_number: gstin } = await db
    .selectFrom("warehouse")
    .select("gst_number")
    .where("id", "=", rejected.warehouse_id)
    .executeTakeFirstOrThrow();
  const stamps = { created_at: now, created_by: by, updated_at: now, updated_by: by };
  await insertRow(db, "return_paper", {
    id,
    warehouse_id: rejected.warehouse_id,
    number,
    gstin,
    kind,
    day,
    note,
    company_id,
    to_warehouse_id,
    ...stamps,
  });
  return id;
};

const partyOfWarehouse = async (db: Db, id: string) => {
  const row = await db.selectFrom("warehouse").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  return {
    name: row.company_name,
    address: `${row.address}, ${row.city} ${row.pincode}, ${row.state}`,
    gstNumber: row.gst_number,
  };
};

const partyOfCompany = async (db: Db, id: string | null) => {
  const row =
    id === null ? undefined : await db.selectFrom("company").selectAll().where("id", "=", id).executeTakeFirst();
  return {
    name: row?.name ?? "Manufacturer",
    address: [row?.address_line1, row?.city, row?.pincode, row?.state].filter(Boolean).join(", "),
    gstNumber: row?.gst ?? null,
  };
};

const readPaper = async (db: Db, paper: Selectable<Database["return_paper"]>): Promise<ReturnPaper> => {
  const rows = await db
    .selectFrom("rejected_sku")
    .innerJoin("batch", "batch.id", "rejected_sku.batch_id")
    .innerJoin("product", "product.id", "batch.product_id")
    .select([
      "rejected_sku.id",
      "product.name",
      "product.sku",
      "product.hsn",
      "batch.expires_on",
      "batch.mrp",
      "batch.pth",
      "rejected_sku.quantity",
      "rejected_sku.reason",
      "rejected_sku.value",
    ])
    .where("rejected_sku.paper_id", "=", paper.id)
    .orderBy("rejected_sku.created_at")
    .orderBy("rejected_sku.id")
    .execute();
  return {
    id: paper.id,
    number: paper.number,
    kind: paper.kind,
    day: paper.day,
    note: paper.note,
    from: await partyOfWarehouse(db, paper.warehouse_id),
    to:
      paper.to_warehouse_id === null
        ? await partyOfCompany(db, paper.company_id)
        : await partyOfWarehouse(db, paper.to_warehouse_id),
    items: rows.map((row) => ({
      id: row.id,
      name: row.name,
      sku: row.sku,
      hsn: row.hsn,
      expiryDate: row.expires_on,
      mrp: toRupees(row.mrp),
      price: toRupees(row.pth),
      quantity: row.quantity,
      reason: row.reason,
      value: toRupees(row.value),
    })),
    value: toRupees(rows.reduce((sum, { value }) => sum + value, 0) as Paise), // a sum of Paise
  };
};

/** Papers of rejected goods that went back. */
export const returnPaperHandlers: Handlers<typeof returnPaperEndpoints> = {
  get: async ({ db, scope, params }) => {
    const within = scope.covers(sql.ref<string>("return_paper.warehouse_id"));
    const paper = await readRow(db, "return_paper", params.id, { scope: within });
    if (paper === undefined) throw notFound("Return paper");
    return readPaper(db, paper);
  },
};
