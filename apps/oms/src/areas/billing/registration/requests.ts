import type { RegistrationAct, RegistrationRequest } from "@o2r/api/contract/billing";
import { newId } from "../../../db/id.ts";
import type { Db } from "../../../db/schema.ts";

/** The invoice of a retailer's order, or that of a consignment to another GSTIN. */
export type Registered = { readonly invoiceId: string } | { readonly dispatchId: string };

interface Asking {
  readonly warehouseId: string;
  readonly of: Registered;
  readonly act: RegistrationAct;
  readonly vehicle?: string;
  readonly distance?: number;
  readonly now: Date;
  readonly by: string | null;
}

/** Writes down what the provider is to be asked for; a job asks once this is committed. */
export const askLater = async (db: Db, { warehouseId, of, act, vehicle, distance, now, by }: Asking): Promise<void> => {
  await db
    .insertInto("invoice_request")
    .values({
      id: newId(),
      warehouse_id: warehouseId,
      ...("invoiceId" in of ? { invoice_id: of.invoiceId } : { dispatch_id: of.dispatchId }),
      act,
      vehicle: vehicle ?? null,
      distance: distance ?? null,
      due_at: now,
      created_at: now,
      created_by: by,
    })
    .execute();
};

/** Whether the provider is being asked for something of an invoice, which has the id of its consignment where it has one. */
export const isAsked = async (db: Db, id: string, act: RegistrationAct): Promise<boolean> =>
  (await db
    .selectFrom("invoice_request")
    .select("id")
    .where("document_id", "=", id)
    .where("act", "=", act)
    .where("state", "in", ["QUEUED", "SENDING"])
    .executeTakeFirst()) !== undefined;

/** What the provider was asked for of an invoice, newest first. */
export const readRequests = (db: Db, id: string): Promise<RegistrationRequest[]> =>
  db
    .selectFrom("invoice_request")
    .select(["act", "state", "attempts", "fault", "created_at as at"])
    .where("document_id", "=", id)
    .orderBy("place", "desc")
    .limit(20)
    .execute();

const backOf = { IRN: "CANCEL_IRN", EWAY: "CANCEL_EWAY" } as const;

interface Taken {
  readonly id: string;
  readonly warehouse_id: string;
  readonly irn: string | null;
  readonly ewb_number: string | null;
}

/**
 * Takes back what an invoice that is cancelled has of the portal. What was never asked for is asked for no more; what may be
 * there, or may come still, is taken back after it. The e-way bill goes first, since the portal takes back no IRN that has one.
 */
export const takeBack = async (
  db: Db,
  { id, warehouse_id, irn, ewb_number }: Taken,
  { now, by, hasProvider }: { readonly now: Date; readonly by: string; readonly hasProvider: boolean },
): Promise<void> => {
  const open = await db
    .selectFrom("invoice_request")
    .select(["id", "act", "attempts"])
    .where("document_id", "=", id)
    .where("state", "in", ["QUEUED", "SENDING"])
    .forUpdate()
    .execute();
  const untried = open.filter(({ attempts }) => attempts === 0).map((one) => one.id);
  if (untried.length > 0)
    await db.updateTable("invoice_request").set({ state: "DROPPED" }).where("id", "in", untried).execute();
  if (!hasProvider) return;
  const has = { EWAY: ewb_number !== null, IRN: irn !== null };
  for (const act of ["EWAY", "IRN"] as const)
    if (has[act] || open.some((one) => one.act === act && one.attempts > 0))
      await askLater(db, { warehouseId: warehouse_id, of: { invoiceId: id }, act: backOf[act], now, by });
};
