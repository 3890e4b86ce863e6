import { todayIn } from "@o2r/forms/days";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { tx } from "../../../db/tx.ts";
import { somebodyWaits } from "../../../test/somebody-waits.ts";
import { openOrderScene } from "../../orders/test/order-scene.ts";
import { setSetting } from "../../test/set-setting.ts";
import { takeNumber, takePaperNumber } from "./take-number.ts";

const scene = await openOrderScene();
const { db, hub, otherHub } = scene;
afterAll(() => scene.service.stop());
const today = todayIn();
const chief = await scene.service.signIn("super_super_admin");

class TakenBack extends Error {}

/** Runs `count` at once, so many at a time that the database's connections suffice. */
const atOnce = async <T>(count: number, run: (at: number) => Promise<T>): Promise<readonly T[]> => {
  const results: T[] = [];
  let next = 0;
  const worker = async () => {
    while (next < count) results.push(await run((next += 1)));
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return results;
};

describe("numbers of documents", () => {
  it("are consecutive in each series when 1,000 are issued at once and every fifth is taken back", async () => {
    // Two hubs, the one under two GSTINs: three series; and receipts of their own beside each.
    const series = [
      { warehouseId: hub, gstin: "27AAPFU0939F1ZV" },
      { warehouseId: hub, gstin: "29AAPFU0939F1ZR" },
      { warehouseId: otherHub, gstin: "27AAPFU0939F1ZV" },
    ] as const;
    const numbers = await atOnce(1000, async (at) => {
      const one = series[at % series.length] ?? series[0];
      try {
        return await tx(db, async (trx) => {
          const number = await takeNumber(trx, { ...one, day: today });
          const receipt = await takePaperNumber(trx, { warehouseId: one.warehouseId, prefix: "TT", day: today });
          if (at % 5 === 0) throw new TakenBack();
          return { series: `${one.gstin} ${number.slice(0, 3)}`, number, receipt };
        });
      } catch (failure) {
        if (failure instanceof TakenBack) return undefined;
        throw failure;
      }
    });
    const kept = numbers.filter((one) => one !== undefined);
    expect(kept).toHaveLength(800);
    const places = (texts: readonly string[]) => texts.map((text) => Number(text.slice(-6))).toSorted((a, b) => a - b);
    const isConsecutive = (found: readonly number[]) =>
      found.every((place, index) => place === (found[0] ?? 0) + index);
    const bySeries = Map.groupBy(kept, (one) => one.series);
    expect(bySeries.size).toBe(3);
    for (const [name, ones] of bySeries)
      expect([name, isConsecutive(places(ones.map(({ number }) => number)))]).toEqual([name, true]);
    // Those of a hub begin with its code, so none of another is the same.
    const byHub = Map.groupBy(kept, ({ receipt }) => receipt.slice(0, 4));
    expect(byHub.size).toBe(2);
    for (const [name, ones] of byHub)
      expect([name, isConsecutive(places(ones.map(({ receipt }) => receipt)))]).toEqual([name, true]);
  });

  it("never go to a day before the last", async () => {
    const at = { warehouseId: hub, gstin: "24AAPFU0939F1Z1" };
    await tx(db, (trx) => takeNumber(trx, { ...at, day: "2026-11-20" }));
    await expect(tx(db, (trx) => takeNumber(trx, { ...at, day: "2026-11-19" }))).rejects.toThrow(
      "A later day has documents already: numbers and days rise together",
    );
    const next = await tx(db, (trx) => takeNumber(trx, { ...at, day: "2026-11-20" }));
    expect(next.slice(-6)).toBe("000002");
    // A new financial year begins with 1, and the old one goes on where it was.
    expect((await tx(db, (trx) => takeNumber(trx, { ...at, day: "2027-04-01" }))).slice(-12)).toBe("27-28/000001");
  });

  it("go on as their series began, and begin the next with the letter that is set by then", async () => {
    const at = { gstin: "23AAPFU0939F1Z3", warehouseId: hub };
    const take = (day: string, given: { warehouseId?: string; of?: "CREDIT" } = {}) =>
      tx(db, (trx) => takeNumber(trx, { ...at, ...given, day }));
    expect(await take("2026-11-20")).toMatch(/^H..\/26-27\/000001$/);
    await setSetting(chief, "invoicePrefix", "K", hub);
    expect(await take("2026-11-20")).toMatch(/^H..\/26-27\/000002$/);
    // At most 16 characters, and what begins with another letter is another hub's or another paper.
    expect(await take("2027-04-01")).toMatch(/^K[0-9A-Z]{2}\/27-28\/000001$/);
    expect(await take("2027-04-01", { of: "CREDIT" })).toMatch(/^C..\/27-28\/000001$/);
    expect(await take("2027-04-01", { warehouseId: otherHub })).toMatch(/^H..\/27-28\/000001$/);
    await setSetting(chief, "invoicePrefix", "7", hub);
    expect(await take("2027-04-02")).toMatch(/^K..\/27-28\/000002$/);
    expect(await take("2028-04-01")).toMatch(/^7..\/28-29\/000001$/);
  });

  it("begin one series in a year, although the letter changes while the first is being issued", async () => {
    const at = { gstin: "22AAPFU0939F1Z5", warehouseId: otherHub, day: today };
    const taken = Promise.withResolvers<void>();
    const kept = Promise.withResolvers<void>();
    const first = tx(db, async (trx) => {
      const number = await takeNumber(trx, at);
      taken.resolve();
      await kept.promise;
      return number;
    });
    await taken.promise;
    await setSetting(chief, "invoicePrefix", "M", otherHub);
    const second = tx(db, (trx) => takeNumber(trx, at));
    await somebodyWaits(db);
    kept.resolve();
    const numbers = [await first, await second];
    expect(numbers.map((number) => number.slice(0, 1))).toEqual(["H", "H"]);
    expect(numbers.map((number) => number.slice(-6))).toEqual(["000001", "000002"]);
  });

  it("leave no document whose lines and taxes do not come to its total", async () => {
    const { rows } = await sql`select number from invoice join lateral (
      select sum(taxable) as taxable, sum(cgst) as cgst, sum(sgst) as sgst, sum(igst) as igst, sum(cess_amount) as cess
      from invoice_line where invoice_line.invoice_id = invoice.id) as line on true
      where (invoice.taxable, invoice.cgst, invoice.sgst, invoice.igst, invoice.cess)
        <> (line.taxable, line.cgst, line.sgst, line.igst, line.cess)`.execute(db);
    expect(rows).toEqual([]);
  });
});
