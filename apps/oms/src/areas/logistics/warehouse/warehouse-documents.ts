import { sql } from "kysely";
import {
  licenceWarning,
  replaceDocumentForm,
  warehouseDocumentForm,
  warehouseDocumentLife,
  warehouseDocumentList,
  type PaperValues,
  type WarehouseDocument,
  type warehouseDocumentEndpoints,
} from "@o2r/api/contract/logistics";
import { invalid, notFound } from "../../../app-error.ts";
import { newId } from "../../../db/id.ts";
import { readRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handlers } from "../../../http/context.ts";
import { readList } from "../../../kit/read-list.ts";
import { lifecycleHandlers } from "../../../trade/lifecycle/lifecycle-handlers.ts";
import { noun as warehouseNoun } from "./hold-warehouse.ts";

const warehouse = sql.ref<string>("warehouse_document.warehouse_id");
const daysLeft = sql<number | null>`(warehouse_document.expires_on - (now() at time zone 'Asia/Kolkata')::date)`;

const selectDocuments = (db: Db) =>
  db
    .selectFrom("warehouse_document")
    // What always stands is joined like what may not, so that a count leaves out every table it does not ask about.
    .leftJoin("warehouse", "warehouse.id", "warehouse_document.warehouse_id")
    .leftJoin("document", "document.id", "warehouse_document.document_id")
    .leftJoin("app_user as adder", "adder.id", "warehouse_document.added_by")
    .select((eb) => [
      "warehouse_document.id",
      "warehouse_document.version",
      "warehouse_document.warehouse_id as warehouseId",
      eb.ref("warehouse.company_name").$notNull().as("warehouse"),
      "warehouse_document.kind",
      "warehouse_document.number",
      "warehouse_document.expires_on as expiresOn",
      daysLeft.as("daysLeft"),
      "warehouse_document.note",
      "warehouse_document.state",
      "warehouse_document.document_id as file",
      eb.ref("document.file_name").$notNull().as("fileName"),
      eb.ref("document.size").$notNull().as("size"),
      "adder.name as addedBy",
      "warehouse_document.added_at as addedAt",
    ]);

const read = async (db: Db, id: string): Promise<WarehouseDocument> => {
  const found = await selectDocuments(db).where("warehouse_document.id", "=", id).executeTakeFirst();
  if (found === undefined) throw notFound("Document");
  return found;
};

const listDocuments = readList(warehouseDocumentList, {
  select: selectDocuments,
  id: sql<string>`warehouse_document.id`,
  sorts: {
    expiresOn: { by: sql`warehouse_document.expires_on`, nullable: true },
    addedAt: sql`warehouse_document.added_at`,
  },
  filters: {
    warehouse,
    kind: sql`warehouse_document.kind`,
    state: sql`warehouse_document.state`,
    ending: sql`coalesce(${daysLeft} <= ${sql.lit(licenceWarning)}, false)`,
  },
  search: { number: sql`warehouse_document.number`, fileName: sql`document.file_name` },
});

const columns = ({ file, number = "", expiresOn, note = "" }: PaperValues) => ({
  document_id: file,
  number,
  expires_on: expiresOn ?? null,
  note,
});

/** What the history has of it. */
const audited = ({ state, kind, number, expiresOn, note, fileName }: WarehouseDocument) => ({
  state,
  kind,
  number,
  expiresOn,
  note,
  fileName,
});

/** Papers of warehouses: whoever may see a warehouse opens them, administrators bring and remove them. */
export const warehouseDocumentHandlers: Handlers<typeof warehouseDocumentEndpoints> = {
  list: ({ db, scope, query }) => listDocuments(db, query, scope.covers(warehouse)),

  add: async ({ db, scope, actor, params, body, now, audit, services }) => {
    const within = { scope: scope.covers(sql.ref<string>("warehouse.id")) };
    if (!(await readRow(db, "warehouse", params.id, within))) throw notFound(warehouseNoun);
    const wrong = await services.checkDocuments(db, actor, warehouseDocumentForm, body);
    if (wrong.length > 0) throw invalid(wrong);
    const id = newId();
    const by = { added_at: now, added_by: actor.id, created_at: now, created_by: actor.id };
    await db
      .insertInto("warehouse_document")
      .values({
        id,
        warehouse_id: params.id,
        kind: body.kind,
        ...columns(body),
        ...by,
        updated_at: now,
        updated_by: actor.id,
      })
      .execute();
    const row = await read(db, id);
    audit({ entity: "warehouse-document", id, version: 1, warehouseId: params.id, after: audited(row) });
    return row;
  },

  ...lifecycleHandlers({
    life: warehouseDocumentLife,
    table: "warehouse_document",
    noun: "Document",
    within: (scope) => scope.covers(warehouse),
    read,
    guards: {},
    audited,
    effects: {
      replace: async ({ db, actor, body, now, services }, { held }) => {
        const wrong = await services.checkDocuments(db, actor, replaceDocumentForm, body);
        if (wrong.length > 0) throw invalid(wrong);
        const set = { ...columns(body), added_at: now, added_by: actor.id };
        // The same file: what is said of it was put right, and nothing was there before.
        if (body.file === held.document_id) return { set: columns(body) };
        const stamps = { updated_at: now, updated_by: actor.id };
        await db
          .insertInto("warehouse_document")
          .values({ ...held, ...stamps, id: newId(), state: "REPLACED", version: 1 })
          .execute();
        return { set };
      },
    },
  }),
};
