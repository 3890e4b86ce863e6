import { judgeFindings, type Finding, type QcDetail, type qcEndpoints } from "@o2r/api/contract/stock";
import { image, list } from "@o2r/forms";
import { newId } from "../../../db/id.ts";
import type { Db } from "../../../db/schema.ts";
import { invalid } from "../../../app-error.ts";
import type { Context } from "../../../http/context.ts";
import { toPaise } from "../../../trade/paise.ts";
import type { Posting } from "../ledger/post-movements.ts";
import type { Movement } from "../rules/balance.ts";

/** Where findings name documents. */
const photos = { fields: { items: list({ label: "Lines", fields: { photo: image({ label: "Photo" }) } }) } };

type Inspecting = Pick<Context<typeof qcEndpoints.save>, "db" | "actor" | "body" | "services">;

/** Judges what was found of a check, and writes it down line by line. */
export const keepFindings = async (
  { db, actor, body, services }: Inspecting,
  { items }: QcDetail,
  ends: boolean,
): Promise<readonly Finding[]> => {
  const found: readonly Finding[] = body.items;
  const errors = [...judgeFindings(items, found, ends), ...(await services.checkDocuments(db, actor, photos, body))];
  if (errors.length > 0) throw invalid(errors);
  for (const { id, accepted, rejected, held, reason, photo, note } of found) {
    await db
      .updateTable("qc_line")
      .set({ accepted, rejected, held, reason: reason ?? null, photo_id: photo ?? null, note: note ?? "" })
      .where("id", "=", id)
      .execute();
  }
  return found;
};

/** The rejected units of a check that ends, each kind with its reason and photo, but for those that have a rejection already. */
export const addRejected = async (
  db: Db,
  before: QcDetail,
  found: readonly Finding[],
  again: ReadonlyMap<string, number>,
  { now, actorId }: Posting,
): Promise<void> => {
  const lines = new Map(before.items.map((line) => [line.id, line]));
  for (const { id, rejected: all, reason, photo, note } of found) {
    const line = lines.get(id);
    const rejected = all - (again.get(id) ?? 0);
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

/** Where the units of a check that ends go. */
export const movementsOf = (before: QcDetail, found: readonly Finding[]): readonly Movement[] => {
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
