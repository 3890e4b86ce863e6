import { afterAll, describe, expect, it } from "vitest";
import {
  creditNoteEndpoints as creditNote,
  invoiceEndpoints as invoice,
  type InvoiceRow,
} from "@o2r/api/contract/billing";
import { todayIn } from "@o2r/forms/days";
import { readPdf } from "../../../print/test/read-pdf.ts";
import type { Client } from "../../../test/client.ts";
import { makeOrderIn } from "../../orders/test/make-order-in.ts";
import { openOrderScene } from "../../orders/test/order-scene.ts";

const scene = await openOrderScene();
const { admin, hubManager, superAdmin, agent, db } = scene;
afterAll(() => scene.service.stop());

const issued = async (retailer: string): Promise<InvoiceRow> => {
  const { id } = await makeOrderIn(scene, { state: "PACKED", retailer, product: await scene.addProduct() });
  return (await admin.call(invoice.issue, { body: { orderId: id } })).payload;
};
const pdfAt = async (client: Client, path: string) => {
  const answer = await client.raw(path);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return { answer, text: answer.ok ? (await readPdf(bytes)).join("|") : "" };
};

describe("an invoice as PDF", () => {
  it("says what CGST Rule 46 asks for, and not what the house pays", async () => {
    const retailer = await scene.addRetailer();
    await db.updateTable("retailer").set({ establishment: "శ్రీ వెంకటేశ్వర స్టోర్స్" }).where("id", "=", retailer).execute();
    const row = await issued(retailer);
    const { payload: whole } = await admin.call(invoice.get, { params: { id: row.id } });
    const { answer, text } = await pdfAt(hubManager, `/oms/invoice/${row.id}/pdf`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("content-disposition")).toBe(`inline; filename="${row.number.replaceAll("/", "-")}.pdf"`);
    const [line] = whole.items;
    for (const piece of [
      "Tax invoice",
      row.number,
      row.day.split("-").toReversed().join("-"),
      whole.seller.name,
      whole.seller.gstin ?? "a GSTIN",
      whole.placeOfSupply,
      "Reverse charge|No",
      "HSN summary",
      line?.name ?? "a name",
      line?.hsnNumber ?? "an HSN",
      "10 PCS",
      "90.00",
      "8.10",
      "−0.20",
      "₹106.00",
      "One Hundred Six Rupee Only",
      "Authorised signatory",
    ])
      expect(text).toContain(piece);
    expect(text).not.toContain("8.00");
  });

  it("of a cancelled one is stamped", async () => {
    const row = await issued(await scene.addRetailer());
    await db.updateTable("invoice").set({ state: "CANCELLED" }).where("id", "=", row.id).execute();
    expect((await pdfAt(admin, `/oms/invoice/${row.id}/pdf`)).text).toContain("Cancelled");
  });

  it("is for whoever may read the invoice, and for nobody else", async () => {
    const row = await issued(await scene.addRetailer());
    expect((await pdfAt(agent, `/oms/invoice/${row.id}/pdf`)).answer.status).toBe(403);
    expect((await pdfAt(scene.service.client(null), `/oms/invoice/${row.id}/pdf`)).answer.status).toBe(401);
    const ofHub = db.updateTable("user_warehouse").where("warehouse_id", "=", scene.hub);
    await ofHub.set({ warehouse_id: scene.otherHub }).execute();
    expect((await pdfAt(hubManager, `/oms/invoice/${row.id}/pdf`)).answer.status).toBe(404);
    const back = db.updateTable("user_warehouse").where("warehouse_id", "=", scene.otherHub);
    await back.set({ warehouse_id: scene.hub }).execute();
  });
});

it("a credit note as PDF names its invoice, and is no document before it is issued", async () => {
  const row = await issued(await scene.addRetailer());
  const { payload: asked } = await admin.call(creditNote.ask, {
    body: { invoiceId: row.id, lines: [{ position: 1, units: 4 }], reason: "Broken on arrival" },
  });
  expect((await pdfAt(admin, `/oms/credit-note/${asked.id}/pdf`)).text).toContain("Draft");
  const { payload: note } = await superAdmin.call(creditNote.issue, {
    params: { id: asked.id },
    version: asked.version,
  });
  const { text } = await pdfAt(admin, `/oms/credit-note/${asked.id}/pdf`);
  for (const piece of ["Credit note", note.number ?? "a number", row.number, "Broken on arrival", "4 PCS"])
    expect(text).toContain(piece);
});

it("a retailer's statement as PDF has what moved it and what is owed", async () => {
  const retailer = await scene.addRetailer();
  const row = await issued(retailer);
  const { text } = await pdfAt(hubManager, `/oms/retailer/${retailer}/statement/pdf?from=${todayIn()}&to=${todayIn()}`);
  for (const piece of ["Statement", "Brought forward", row.number, "106.00", "₹106.00", "One Hundred Six Rupee Only"])
    expect(text).toContain(piece);
});
