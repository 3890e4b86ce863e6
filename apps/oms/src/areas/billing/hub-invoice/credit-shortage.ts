import { creditOfLines, lastTaxDay, notCredited, type CreditableLine } from "@o2r/api/contract/billing";
import { todayIn } from "@o2r/forms/days";
import { newId } from "../../../db/id.ts";
import type { Db } from "../../../db/schema.ts";
import { readSetting } from "../../../trade/setting/read-setting.ts";
import { amountsOf, lineAmountsOf, takenBack } from "../credit-note/read-creditable.ts";
import { takeNumber } from "../invoice/take-number.ts";
import { postLedger } from "../ledger/post-ledger.ts";

interface Shortage {
  readonly dispatchId: string;
  /** Units that did not arrive, by piece. */
  readonly missing: ReadonlyMap<number, number>;
  readonly now: Date;
}

/** The lines of a consignment's invoice. It is received once, so no note was issued on them before. */
const readLines = async (db: Db, dispatchId: string): Promise<readonly CreditableLine[]> => {
  const rows = await db
    .selectFrom("hub_invoice_line")
    .select(["piece as position", "quantity", "taxable", "cgst", "sgst", "igst", "cess_amount as cess"])
    .where("dispatch_id", "=", dispatchId)
    .orderBy("piece")
    .execute();
  return rows.map((row) => ({
    ...row,
    credited: notCredited,
  }));
};

/**
 * Credits a hub of another GSTIN with what is missing of its consignment, which was invoiced and not supplied (CGST Act s.34).
 * Returns the number of the note; null where nothing is missing, and within one GSTIN, where nothing was supplied. The caller
 * holds the consignment. The number is taken last of all, as every number is.
 */
export const creditShortage = async (db: Db, { dispatchId, missing, now }: Shortage): Promise<string | null> => {
  if (missing.size === 0) return null;
  const invoice = await db
    .selectFrom("hub_invoice")
    .select(["warehouse_id", "gstin", "day", "total"])
    .where("dispatch_id", "=", dispatchId)
    .executeTakeFirst();
  if (invoice === undefined) return null;
  const day = todayIn("Asia/Kolkata", now);
  const taxed = day <= lastTaxDay(invoice.day, await readSetting(db, "creditNoteMonths"));
  const credit = creditOfLines({
    lines: await readLines(db, dispatchId),
    units: missing,
    taxed,
    total: invoice.total,
    creditedTotal: 0,
    allTaxed: true,
  });
  const id = newId();
  const { warehouse_id: warehouseId, gstin } = invoice;
  const number = await takeNumber(db, { warehouseId, gstin, day, of: "CREDIT" });
  await db
    .insertInto("hub_credit_note")
    .values({
      id,
      dispatch_id: dispatchId,
      warehouse_id: warehouseId,
      number,
      gstin,
      fy: number.split("/")[1] ?? "",
      kind: taxed ? "TAX" : "COMMERCIAL",
      day,
      ...amountsOf(credit),
    })
    .execute();
  await db
    .insertInto("hub_credit_note_line")
    .values(
      credit.lines.map((line) => ({
        credit_note_id: id,
        dispatch_id: dispatchId,
        piece: line.position,
        units: line.units,
        ...lineAmountsOf(line),
      })),
    )
    .execute();
  await postLedger(db, { warehouseId, doc: "HUB_CREDIT_NOTE", docId: id, kind: "issued", retailerId: null, day, now }, [
    { account: "BRANCHES", amount: -credit.total },
    ...takenBack(credit),
  ]);
  return number;
};
