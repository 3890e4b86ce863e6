import { hubInvoiceEndpoints as hubInvoice } from "@o2r/api/contract/billing";
import { hubOrderEndpoints as hubOrder, type HubDispatch } from "@o2r/api/contract/orders";
import { todayIn } from "@o2r/forms/days";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { takeLease } from "../../../jobs/lease.ts";
import { readPdf } from "../../../print/test/read-pdf.ts";
import type { Client } from "../../../test/client.ts";
import { openHubScene } from "../../orders/test/hub-scene.ts";
import { setSetting } from "../../test/set-setting.ts";
import { sendRegistrations } from "../registration/send-registrations.ts";
import { irn, openProvider, registered, say } from "../test/e-invoice-provider.ts";

const scene = await openHubScene({ O2R_INVOICE_URL: "http://127.0.0.1:9/e-invoices" });
const { db, admin, cwhManager, hubManager, cwh, hub } = scene;
const provider = await openProvider();
const { address, asked } = provider;
const today = todayIn();
// GSTINs that the demo knows nothing of.
const [ofCentral, ofHub] = ["27AAAPT4015A1Z1", "29AAGCB7383J1Z4"];
const move = (id: string, gst_number: string, state: string) =>
  db.updateTable("warehouse").set({ gst_number, state }).where("id", "=", id).execute();

beforeAll(async () => {
  // No turn of the job comes between.
  await vi.waitFor(
    async () => {
      if (!(await takeLease(db, "e-invoices", 3_600_000))) throw new Error("The job is at work");
    },
    { timeout: 10_000 },
  );
});
beforeEach(async () => {
  await move(cwh, ofCentral, "Maharashtra");
  await move(hub, ofHub, "Karnataka");
  provider.told.answer = say(200, registered);
  asked.length = 0;
});
afterAll(async () => {
  await scene.service.stop();
  provider.stop();
});

const send = () => sendRegistrations(db, { address, token: "t-42" }, new Date());
const consigned = async (gst = 18) => {
  const product = await scene.addProduct({ gst });
  await scene.stockCentral(product, 10);
  const row = await scene.picked([[product, 10]]);
  await scene.ok(scene.send(row, 10));
  const read = async (): Promise<HubDispatch> => {
    const [dispatch] = (await scene.read(row)).dispatches;
    if (dispatch === undefined) throw new Error("Nothing was sent");
    return dispatch;
  };
  const { id, challan } = await read();
  return { order: row, number: row.number, id, challan, at: { params: { id } }, read };
};
const typed = { irn: irn.toUpperCase(), ackNumber: "112010036563310", ackDate: today, signedQr: "" };
const pdfOf = async (client: Client, id: string, paper = "pdf") => {
  const answer = await client.raw(`/oms/hub-invoice/${id}/${paper}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return { answer, text: answer.ok ? (await readPdf(bytes)).join("|") : "" };
};

describe("the invoice of a consignment as PDF", () => {
  it("is the paper that retailers get, with its hub order, its vehicle and its IRN", async () => {
    const sent = await consigned();
    await scene.ok(cwhManager.call(hubInvoice.enterIrn, { ...sent.at, body: typed }));
    for (const client of [cwhManager, hubManager]) {
      const { answer, text } = await pdfOf(client, sent.id);
      expect(answer.status).toBe(200);
      const file = `inline; filename="${sent.challan.replaceAll("/", "-")}.pdf"`;
      expect(answer.headers.get("content-disposition")).toBe(file);
      for (const piece of [
        "Tax invoice",
        "Original for recipient",
        sent.challan,
        today.split("-").toReversed().join("-"),
        `GSTIN ${ofHub}`,
        "Karnataka (29)",
        "Reverse charge|No",
        sent.number,
        "MH12AB1234",
        "HSN summary",
        "10 PCS",
        "80.00",
        "14.40",
        "−0.40",
        "₹94.00",
        "Ninety Four Rupee Only",
        "Ack no. 112010036563310",
      ])
        expect(text).toContain(piece);
    }
  });

  it("has its credit note beside it where something was missing, and 404 where nothing was", async () => {
    const sent = await consigned();
    expect((await pdfOf(admin, sent.id, "credit-note/pdf")).answer.status).toBe(404);
    await scene.ok(scene.receive(sent.order, [{ counted: 8 }]));
    const number = (await sent.read()).invoice?.creditNote?.number ?? "";
    const { text } = await pdfOf(cwhManager, sent.id, "credit-note/pdf");
    for (const piece of ["Credit note", number, sent.challan, `GSTIN ${ofHub}`, sent.number, "2 PCS", "₹18.88"])
      expect(text).toContain(piece);
  });

  it("of exempt goods alone is a bill of supply, and within one GSTIN there is none", async () => {
    const exempt = await consigned(0);
    expect((await pdfOf(admin, exempt.id)).text).toContain("Bill of supply");
    await move(hub, ofCentral, "Maharashtra");
    const within = await consigned();
    expect((await pdfOf(admin, within.id)).answer.status).toBe(404);
  });

  it("is for the two warehouses that it is between, and for nobody else", async () => {
    const sent = await consigned();
    const ofHubManager = (from: string, to: string) =>
      db.updateTable("user_warehouse").where("warehouse_id", "=", from).set({ warehouse_id: to }).execute();
    await ofHubManager(hub, scene.otherHub);
    expect((await pdfOf(hubManager, sent.id)).answer.status).toBe(404);
    await ofHubManager(scene.otherHub, hub);
    expect((await pdfOf(scene.agent, sent.id)).answer.status).toBe(403);
  });
});

describe("the IRN of a consignment's invoice", () => {
  it("is what the provider gives for it, and its hub order tells of it", async () => {
    const sent = await consigned();
    expect((await sent.read()).invoice).toMatchObject({ irn: null, irnNeeded: false, hasProvider: true, requests: [] });
    await scene.ok(cwhManager.call(hubInvoice.askIrn, sent.at));
    const twice = await cwhManager.call(hubInvoice.askIrn, sent.at);
    expect(twice.errorMessage).toBe("The provider is being asked for its IRN");
    await send();
    expect(asked[0]?.headers["idempotency-key"]).toBe(asked[0]?.body["id"]);
    expect(asked[0]?.body).toMatchObject({
      act: "IRN",
      gstin: ofCentral,
      invoice: {
        TranDtls: { SupTyp: "B2B", RegRev: "N" },
        DocDtls: { Typ: "INV", No: sent.challan, Dt: today.split("-").toReversed().join("/") },
        SellerDtls: { Gstin: ofCentral, Stcd: "27" },
        BuyerDtls: { Gstin: ofHub, Pos: "29" },
        ItemList: [{ SlNo: "1", HsnCd: "3401", Qty: 10, TotAmt: 80, AssAmt: 80, GstRt: 18, IgstAmt: 14.4 }],
        ValDtls: { AssVal: 80, IgstVal: 14.4, RndOffAmt: -0.4, TotInvVal: 94 },
      },
    });
    expect((await sent.read()).invoice).toMatchObject({
      irn,
      ackNumber: "112010036563310",
      ackDate: "2026-11-24",
      signedQr: "eyJh.eyJk.c2ln",
      requests: [{ act: "IRN", state: "DONE", attempts: 1, fault: null }],
    });
    const { payload: history } = await admin.call(hubOrder.history, { params: { id: sent.order.id } });
    expect(history[0]?.action).toBe("hub-order.registered");
    const again = await cwhManager.call(hubInvoice.askIrn, sent.at);
    expect(again.errorMessage).toBe("It has an IRN already, and an invoice is registered once");
  });

  it("that the provider refuses says why, and can be typed", async () => {
    const sent = await consigned();
    await scene.ok(cwhManager.call(hubInvoice.askIrn, sent.at));
    provider.told.answer = say(422, { message: "3028: The GSTIN of the buyer is not active" });
    await send();
    expect((await sent.read()).invoice?.requests).toMatchObject([
      { state: "FAILED", fault: "The provider refuses: 3028: The GSTIN of the buyer is not active" },
    ]);
    const { payload: history } = await admin.call(hubOrder.history, { params: { id: sent.order.id } });
    expect(history[0]?.action).toBe("hub-order.refused-by-provider");
    await scene.ok(cwhManager.call(hubInvoice.enterIrn, { ...sent.at, body: typed }));
    expect((await sent.read()).invoice).toMatchObject({ irn, signedQr: null });
  });

  it("is not for the hub to enter, nor for a bill of supply", async () => {
    const sent = await consigned();
    expect((await hubManager.call(hubInvoice.enterIrn, { ...sent.at, body: typed })).status).toBe(403);
    const exempt = await consigned(0);
    const refused = await cwhManager.call(hubInvoice.askIrn, exempt.at);
    expect(refused.errorMessage).toBe("A bill of supply is not registered");
  });

  it("is entered once when two people enter it at the same time", async () => {
    const sent = await consigned();
    const both = await Promise.all(
      [cwhManager, admin].map((client) => client.call(hubInvoice.enterIrn, { ...sent.at, body: typed })),
    );
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  it("is asked for as it is issued, where the turnover is above the limit of the settings", async () => {
    await setSetting(scene.superAdmin, "turnover", "50000001");
    const due = await (await consigned()).read();
    expect(due.invoice).toMatchObject({ irnNeeded: true, requests: [{ act: "IRN", state: "QUEUED" }] });
    await setSetting(scene.superAdmin, "turnover", "50000000");
  });
});
