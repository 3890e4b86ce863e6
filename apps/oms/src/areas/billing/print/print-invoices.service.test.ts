import { unzipSync } from "fflate";
import { afterAll, describe, expect, it } from "vitest";
import { reportRunEndpoints as runs, type ReportRun } from "@o2r/api/contract/insight";
import { readPdf } from "../../../print/test/read-pdf.ts";
import type { Client } from "../../../test/client.ts";
import { openShipmentScene } from "../../logistics/test/shipment-scene.ts";

const scene = await openShipmentScene();
const { db, admin, hubManager: manager } = scene;
afterAll(() => scene.service.stop());

const made = async (as: Client, values: object): Promise<ReportRun> => {
  const { payload, status, errorMessage } = await as.call(runs.ask, { body: { report: "invoicePapers", values } });
  expect([status, errorMessage]).toEqual([200, undefined]);
  const read = async () => (await as.call(runs.get, { params: { id: payload.id } })).payload;
  await expect.poll(async () => (await read()).endedAt, { timeout: 20_000 }).not.toBeNull();
  return read();
};
const fileOf = async (as: Client, { id }: ReportRun): Promise<Uint8Array> =>
  (await as.raw(`/oms/report-run/${id}/file`)).bytes();
/** Numbers in the order in which the papers have them: each stands at the foot of its page. */
const numbersIn = async (pdf: Uint8Array): Promise<readonly string[]> => [
  ...new Set((await readPdf(pdf)).join("|").match(/[A-Z0-9]{3}\/\d\d-\d\d\/\d{6}/g)),
];

/** Three invoices, and the vehicle that drives them from the last to the first. */
const orders = [await scene.invoiced(), await scene.invoiced(), await scene.invoiced()];
const { number: shipment } = await scene.made(orders.map(({ orderId }) => orderId).toReversed());
const issued = await db.selectFrom("invoice").select(["id", "number", "day"]).execute();
const numbers = orders.map(({ invoiceId }) => issued.find(({ id }) => id === invoiceId)?.number ?? "").toReversed();
const day = issued.find(({ id }) => id === orders[0]?.invoiceId)?.day;

describe("invoices on paper", () => {
  it("of a shipment are one PDF in the order of its stops", async () => {
    const run = await made(admin, { of: "SHIPMENT", warehouse: scene.hub, shipment, format: "pdf" });
    expect(run).toMatchObject({ state: "DONE", reason: null, rows: numbers.length, total: numbers.length });
    expect(run.params).toContain(`Shipment number ${shipment}`);
    expect(await numbersIn(await fileOf(admin, run))).toEqual(numbers);
  });

  it("are a ZIP with a PDF of each, whose names rise with the route", async () => {
    const turned = numbers.toReversed().join(", ");
    const files = unzipSync(await fileOf(admin, await made(admin, { of: "NUMBERS", numbers: turned, format: "zip" })));
    expect(Object.keys(files)).toEqual(numbers.map((number, at) => `${at + 1} ${number.replaceAll("/", "-")}.pdf`));
    for (const [at, pdf] of Object.values(files).entries())
      expect(await numbersIn(pdf)).toEqual(numbers.slice(at, at + 1));
  });

  it("of some days are those that count, and are not made where there is none", async () => {
    const { invoiceId: loose } = await scene.invoiced();
    const cancelled = await scene.invoiced();
    await db.updateTable("invoice").set({ state: "CANCELLED" }).where("id", "=", cancelled.invoiceId).execute();
    const run = await made(admin, { of: "DAYS", dayFrom: day, dayTo: day, warehouse: scene.hub, format: "pdf" });
    const { count } = await db
      .selectFrom("invoice")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("warehouse_id", "=", scene.hub)
      .where("day", "=", day ?? "")
      .where("state", "<>", "CANCELLED")
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBeGreaterThanOrEqual(4);
    expect([run.state, run.rows]).toEqual(["DONE", Number(count)]);
    // Beside those of the demo; what is on no vehicle comes after what is.
    const { number: last } = await db
      .selectFrom("invoice")
      .select("number")
      .where("id", "=", loose)
      .executeTakeFirstOrThrow();
    const found = await numbersIn(await fileOf(admin, run));
    expect(found.filter((one) => one === last || numbers.includes(one))).toEqual([...numbers, last]);
    const none = await made(admin, { of: "DAYS", dayFrom: "2001-01-01", dayTo: "2001-01-02", format: "pdf" });
    expect([none.state, none.reason]).toEqual(["FAILED", "There is no such invoice"]);
  });

  it("name a number that is none, or another hub's", async () => {
    const number = numbers[0] ?? "";
    const unknown = await made(admin, { of: "NUMBERS", numbers: `${number} XX/1`, format: "pdf" });
    expect([unknown.state, unknown.reason]).toEqual(["FAILED", "There is no invoice XX/1"]);
    const move = (from: string, to: string) =>
      db.updateTable("user_warehouse").set({ warehouse_id: to }).where("warehouse_id", "=", from).execute();
    await move(scene.hub, scene.otherHub);
    const other = await made(manager, { of: "NUMBERS", numbers: number, format: "pdf" });
    await move(scene.otherHub, scene.hub);
    expect([other.state, other.reason]).toEqual(["FAILED", `There is no invoice ${number}`]);
  });

  it("are not asked for without the field that says which", async () => {
    const { errors } = await admin.call(runs.ask, {
      body: { report: "invoicePapers", values: { of: "SHIPMENT", shipment, format: "pdf" } },
    });
    expect(errors).toEqual([{ field: "warehouse", message: "Field is required" }]);
  });
});
