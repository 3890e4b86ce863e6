import { sql } from "kysely";
import type { FieldError } from "@o2r/api/contract";
import {
  judgeFindings,
  qcList,
  stateOfCheck,
  type Finding,
  type QcDetail,
  type qcEndpoints,
} from "@o2r/api/contract/stock";
import { image, list } from "@o2r/forms";
import { newId } from "../../db/id.ts";
import { updateRow } from "../../db/repository.ts";
import type { Db } from "../../db/schema.ts";
import { AppError, invalid, notFound } from "../../http/app-error.ts";
import type { Context, Handlers } from "../../http/context.ts";
import { toPaise } from "../catalogue/paise.ts";
import { checkDocuments } from "../document/check-documents.ts";
import { readList } from "../read-list.ts";
import { assignInspector } from "./assign-inspector.ts";
import { countChecked, countReceived } from "./count-check.ts";
import { holdCheck } from "./hold-check.ts";
import { postMovements, type Posting } from "./post-movements.ts";
import { readCheck, selectChecks, toQcRow } from "./qc-query.ts";
import { giveHeld, holdHeldLines } from "./held-lines.ts";
import { reopenCheck } from "./reopen-check.ts";
import { reportCheck } from "./report-check.ts";
import type { Movement } from "./rules/balance.ts";

const warehouse = sql.ref<string>("qc.warehouse_id");

const listChecks = readList(qcList, {
  select: selectChecks,
  id: sql<string>`qc.id`,
  sorts: {
    number: sql`qc.number`,
    createdAt: sql`qc.created_at`,
  },
  filters: {
    state: sql`qc.state`,
    source: sql`qc.source`,
    warehouse,
    inspector: sql`qc.inspector_id`,
    hasRejected: sql`exists (select from qc_line where qc_line.qc_id = qc.id and rejected > 0)`,
  },
  search: { number: sql`qc.number`, supplier: sql`qc.supplier` },
  toRow: toQcRow,
});

interface NewCheck {
  readonly warehouseId: string;
  readonly source: "GRN" | "STOCK" | "REJECTED";
  readonly supplier: string;
  readonly items: readonly { readonly inventoryId: string; readonly quantity: number }[];
  /** Where its units are, when not where its source says; and who brought them onto the books, when not who begins it. */
  readonly from?: NewCheck["source"];
  readonly receivedBy?: string | null;
}

const held: Readonly<Record<NewCheck["source"], (quantity: number) => Pick<Movement, "type" | "change">>> = {
  GRN: (quantity) => ({ type: "GRN", change: { quarantine: quantity } }),
  STOCK: (quantity) => ({ type: "HOLD", change: { on_hand: -quantity, quarantine: quantity } }),
  REJECTED: (quantity) => ({ type: "HOLD", change: { rejected: -quantity, quarantine: quantity } }),
};

/** Begins a check; its units wait in quarantine until it ends. Its lines are of one warehouse. Returns its id. */
const openCheck = async (db: Db, given: NewCheck, posting: Posting): Promise<string> => {
  const { warehouseId, source, supplier, items, from = source } = given;
  const batches = items.map(({ inventoryId }) => inventoryId);
  const own = await db
    .selectFrom("batch")
    .select("id")
    .where("id", "in", batches)
    .where("warehouse_id", "=", warehouseId)
    .execute();
  const known = new Set(own.map(({ id }) => id));
  const errors = batches.flatMap((id, index): FieldError[] =>
    known.has(id) && batches.indexOf(id) === index
      ? []
      : [{ field: `items.${index}.inventoryId`, message: "This batch is not of this warehouse, or is there twice" }],
  );
  if (errors.length > 0) throw invalid(errors);
  const id = newId();
  const { now, actorId } = posting;
  const { receivedBy = actorId } = given;
  const stamps = { created_at: now, created_by: receivedBy, updated_at: now, updated_by: actorId };
  await db
    .insertInto("qc")
    .values({
      id,
      number: sql<string>`'QC-' || lpad(nextval('qc_number')::text, 6, '0')`,
      warehouse_id: warehouseId,
      source,
      supplier,
      ...stamps,
    })
    .execute();
  await db
    .insertInto("qc_line")
    .values(
      items.map(({ inventoryId, quantity }, position) => ({
        id: newId(),
        qc_id: id,
        warehouse_id: warehouseId,
        batch_id: inventoryId,
        position,
        received: quantity,
      })),
    )
    .execute();
  await postMovements(
    db,
    items.map(({ inventoryId, quantity }) => ({
      batchId: inventoryId,
      ref: { type: "qc", id },
      ...held[from](quantity),
    })),
    posting,
  );
  return id;
};

type Beginning = Pick<Context<typeof qcEndpoints.create>, "db" | "actor" | "now" | "audit">;

/** Begins a check because somebody asks for it, and records that. */
export const beginCheck = async ({ db, actor, now, audit }: Beginning, given: NewCheck): Promise<QcDetail> => {
  const id = await openCheck(db, given, { now, actorId: actor.id });
  const after = await readCheck(db, id, now);
  const { number, source, supplier, received, warehouseId } = after;
  const action = "qc.created";
  audit({ entity: "qc", id, version: 1, warehouseId, action, after: { number, source, supplier, received } });
  return after;
};

/** Writes down what was found, line by line. */
const keepFindings = async (db: Db, found: readonly Finding[]): Promise<void> => {
  for (const { id, accepted, rejected, held: kept, reason, photo, note } of found) {
    await db
      .updateTable("qc_line")
      .set({ accepted, rejected, held: kept, reason: reason ?? null, photo_id: photo ?? null, note: note ?? "" })
      .where("id", "=", id)
      .execute();
  }
};

/** Where findings name documents. */
const photos = { fields: { items: list({ label: "Lines", fields: { photo: image({ label: "Photo" }) } }) } };

type Inspecting = Context<typeof qcEndpoints.save>;

/** Holds a check that may still be worked on, and has the version the caller saw, and judges what was found of it. */
const holdOpen = async (context: Inspecting, step: "save" | "submit") => {
  const { db, actor, body } = context;
  const { row, before } = await holdCheck(context, step);
  const found: readonly Finding[] = body.items;
  const errors = [
    ...judgeFindings(before.items, found, step === "submit"),
    ...(await checkDocuments(db, actor, photos, body)),
  ];
  if (errors.length > 0) throw invalid(errors);
  return { row, before, found };
};

/** The rejected units of a check that ends, each kind with its reason and photo. */
const addRejected = async (db: Db, before: QcDetail, found: readonly Finding[], { now, actorId }: Posting) => {
  const lines = new Map(before.items.map((line) => [line.id, line]));
  for (const { id, rejected, reason, photo, note } of found) {
    const line = lines.get(id);
    if (rejected === 0 || line === undefined || reason === undefined) continue;
    const { pth } = await db
      .selectFrom("batch")
      .select("pth")
      .where("id", "=", line.inventoryId)
      .executeTakeFirstOrThrow();
    await db
      .insertInto("rejected_sku")
      .values({
        id: newId(),
        warehouse_id: before.warehouseId,
        batch_id: line.inventoryId,
        qc_line_id: id,
        quantity: rejected,
        value: toPaise((pth * rejected) / 100),
        reason,
        photo_id: photo ?? null,
        note: note ?? "",
        moved_by: actorId,
        created_at: now,
        created_by: actorId,
        updated_at: now,
        updated_by: actorId,
      })
      .execute();
  }
};

const movementsOf = (before: QcDetail, found: readonly Finding[]): readonly Movement[] => {
  const lines = new Map(before.items.map((line) => [line.id, line]));
  const ref = { type: "qc", id: before.id };
  return found.flatMap(({ id, accepted, rejected, reason = "" }): Movement[] => {
    const batchId = lines.get(id)?.inventoryId ?? "";
    return [
      ...(accepted > 0
        ? [{ batchId, ref, type: "INSPECT", change: { quarantine: -accepted, on_hand: accepted } } as const]
        : []),
      ...(rejected > 0
        ? [{ batchId, ref, type: "REJECT", change: { quarantine: -rejected, rejected }, reason } as const]
        : []),
    ];
  });
};

const foundIn = ({ state, accepted, rejected, held: kept }: QcDetail) => ({ state, accepted, rejected, held: kept });

/** Quality checks. What a check holds back stays in quarantine. */
export const qcHandlers: Handlers<typeof qcEndpoints> = {
  list: ({ db, scope, query }) => listChecks(db, query, scope.covers(warehouse)),

  get: async ({ db, scope, params: { id }, now }) => {
    const within = await db
      .selectFrom("qc")
      .select("id")
      .where("id", "=", id)
      .where(scope.covers(warehouse))
      .executeTakeFirst();
    if (within === undefined) throw notFound("Quality check");
    return readCheck(db, id, now);
  },

  create: async (context) => {
    const { scope, body } = context;
    if (!scope.admits(body.warehouseId)) throw new AppError("access.denied", "This warehouse is not yours");
    const begun = await beginCheck(context, body);
    await countReceived(context, begun);
    return begun;
  },

  save: async (context) => {
    const { db, actor, params, version, now } = context;
    const { row, before, found } = await holdOpen(context, "save");
    await keepFindings(db, found);
    await updateRow(
      db,
      "qc",
      { id: params.id, version },
      {
        state: "IN_PROGRESS",
        inspector_id: row.inspector_id ?? actor.id,
        started_at: row.started_at === null ? now : new Date(row.started_at),
        updated_at: now,
        updated_by: actor.id,
      },
    );
    return reportCheck(context, before, foundIn);
  },

  submit: async (context) => {
    const { db, actor, params, version, now } = context;
    const { row, before, found } = await holdOpen(context, "submit");
    const posting = { now, actorId: actor.id };
    await keepFindings(db, found);
    await addRejected(db, before, found, posting);
    await postMovements(db, movementsOf(before, found), posting);
    const state = stateOfCheck(found);
    await updateRow(
      db,
      "qc",
      { id: params.id, version },
      {
        state,
        inspector_id: row.inspector_id ?? actor.id,
        started_at: row.started_at === null ? now : new Date(row.started_at),
        submitted_at: now,
        updated_at: now,
        updated_by: actor.id,
      },
    );
    await countChecked(context, { ...before, receivedBy: row.created_by }, found);
    return reportCheck(context, before, foundIn);
  },

  assign: assignInspector,
  reopen: reopenCheck,

  /** Its held units leave it by way of the shelf, within one transaction, for a check of their own. */
  recheck: async (context) => {
    const { db, actor, params, version, now } = context;
    const { row, before } = await holdCheck(context, "recheck");
    const lines = await holdHeldLines(context, before);
    const posting = { now, actorId: actor.id };
    const ref = { type: "qc", id: before.id };
    await postMovements(
      db,
      lines.map(({ inventoryId: batchId, held: units }): Movement => {
        const change = { quarantine: -units, on_hand: units };
        return { batchId, ref, type: "INSPECT", change, reason: "Checked again" };
      }),
      posting,
    );
    const begun = await beginCheck(context, {
      warehouseId: before.warehouseId,
      source: before.source,
      supplier: before.supplier,
      items: lines.map(({ inventoryId, held: quantity }) => ({ inventoryId, quantity })),
      from: "STOCK",
      // Who received the goods does not get round that by checking them again.
      receivedBy: row.created_by,
    });
    await giveHeld(db, lines, begun.number);
    await updateRow(db, "qc", { id: params.id, version }, { updated_at: now, updated_by: actor.id });
    await reportCheck(context, before, ({ held: units }) => ({ held: units }), { recheckedIn: begun.number });
    return begun;
  },
};
