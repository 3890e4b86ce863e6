import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { invoiceEndpoints as invoice, sharedInvoicePath, type InvoiceRow } from "@o2r/api/contract/billing";
import { readPdf } from "../../../print/test/read-pdf.ts";
import { makeOrderIn } from "../../orders/test/make-order-in.ts";
import { openOrderScene } from "../../orders/test/order-scene.ts";

const scene = await openOrderScene({ O2R_LIMIT_FACTOR: "1", O2R_PROXY_HOPS: "1" });
const { db, admin, hubManager, agent } = scene;
afterAll(() => scene.service.stop());
const stranger = scene.service.client(null);

const issued = async (): Promise<InvoiceRow> => {
  const { id } = await makeOrderIn(scene, {
    state: "PACKED",
    retailer: await scene.addRetailer(),
    product: await scene.addProduct(),
  });
  return (await admin.call(invoice.issue, { body: { orderId: id } })).payload;
};
const shared = async (id: string): Promise<string> => {
  expect((await hubManager.call(invoice.makeShare, { params: { id } })).status).toBe(200);
  const { payload } = await hubManager.call(invoice.share, { params: { id } });
  return payload.link?.token ?? "";
};
const statusOf = async (token: string, address = "192.0.2.1"): Promise<number> =>
  (await stranger.raw(sharedInvoicePath(token), { headers: { "x-forwarded-for": address } })).status;

describe("a link to an invoice", () => {
  it("shows that invoice as PDF to whoever brings it, and nothing else", async () => {
    const row = await issued();
    const answer = await stranger.raw(sharedInvoicePath(await shared(row.id)));
    expect([answer.status, answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual([
      200,
      "application/pdf",
      "no-store",
    ]);
    expect((await readPdf(await answer.bytes())).join("|")).toContain(row.number);
    expect((await stranger.raw(`/oms/invoice/${row.id}/pdf`)).status).toBe(401);
    expect(await statusOf("somebody's guess")).toBe(404);
  });

  it("is over after a week, when another is made, and when it is ended", async () => {
    const { id } = await issued();
    const first = await shared(id);
    const second = await shared(id);
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
    await db
      .updateTable("invoice_share")
      .set({ expires_at: new Date(0) })
      .where("invoice_id", "=", id)
      .execute();
    expect(await statusOf(second)).toBe(404);
    expect((await admin.call(invoice.share, { params: { id } })).payload).toEqual({ link: null });
    const third = await shared(id);
    expect((await admin.call(invoice.endShare, { params: { id } })).status).toBe(200);
    expect(await statusOf(third)).toBe(404);
  });

  it("is opened so often, from wherever it is, and another one all the same", async () => {
    const { id } = await issued();
    const ended = await shared(id);
    const token = await shared(id);
    // Of one that is over no paper has to be made.
    const met = await Promise.all(Array.from({ length: 60 }, (_, n) => statusOf(ended, `198.51.100.${n}`)));
    expect(new Set(met)).toEqual(new Set([404, 429]));
    expect(await statusOf(token, "198.51.100.1")).toBe(200);
  });

  it("is waited for by nobody any more once whoever opened it has left", async () => {
    const token = await shared((await issued()).id);
    const { gate } = scene.service.services;
    /** Whether one more piece of work could wait; it is taken back at once. */
    const isRoom = async (): Promise<boolean> => {
      const stop = new AbortController();
      const probe = gate.run({ bytes: 1, signal: stop.signal }, async () => {});
      const refused = probe.then(
        () => undefined,
        (error: unknown) => error,
      );
      stop.abort("probed");
      return (await refused) === "probed";
    };
    const held = Promise.withResolvers<void>();
    const work = gate.run({ bytes: Number.MAX_SAFE_INTEGER }, () => held.promise);
    const waiting = Array.from({ length: 199 }, () => gate.run({ bytes: 1 }, async () => {}));
    try {
      const left = new AbortController();
      const answer = stranger.raw(sharedInvoicePath(token), { signal: left.signal }).then(
        () => "answered",
        () => "gone",
      );
      await expect.poll(isRoom).toBe(false);
      left.abort();
      expect(await answer).toBe("gone");
      await expect.poll(isRoom).toBe(true);
    } finally {
      held.resolve();
      await Promise.all([work, ...waiting]);
    }
  });

  it("is made by whoever reads the invoice, and stands in no audit row and no kept answer", async () => {
    const { id } = await issued();
    expect((await agent.call(invoice.makeShare, { params: { id } })).status).toBe(403);
    const token = await shared(id);
    const { rows } = await sql<{ n: number }>`select
      (select count(*) from audit_log where to_jsonb(audit_log)::text like ${`%${token}%`})::int
      + (select count(*) from idempotency_key where to_jsonb(idempotency_key)::text like ${`%${token}%`})::int as n`.execute(
      db,
    );
    expect(rows).toEqual([{ n: 0 }]);
  });
});
