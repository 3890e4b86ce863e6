// Long because a return and its credit note are shown on the same orders, whose books are compared after each test.
import { sql } from "kysely";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import {
  creditNoteEndpoints as creditNote,
  creditNoteLife,
  invoiceEndpoints as invoice,
  paymentEndpoints as payment,
} from "@o2r/api/contract/billing";
import { warehouseEndpoints as warehouse } from "@o2r/api/contract/logistics";
import { orderEndpoints as order, returnEndpoints as goodsReturn, returnLife } from "@o2r/api/contract/orders";
import { inventoryEndpoints as inventory, qcEndpoints as qc } from "@o2r/api/contract/stock";
import { todayIn } from "@o2r/forms/days";
import type { Client } from "../../../test/client.ts";
import { walkLifecycle } from "../../../trade/lifecycle/test/walk-lifecycle.ts";
import { setSetting } from "../../test/set-setting.ts";
import { uploadPicture } from "../../test/upload-picture.ts";
import { disagreements } from "../test/disagreements.ts";
import { makeOrderIn } from "../test/make-order-in.ts";
import { openOrderScene } from "../test/order-scene.ts";

const scene = await openOrderScene();
const { admin, superAdmin, hubManager, agent, db } = scene;
afterAll(() => scene.service.stop());
const photo = await uploadPicture(admin);
/** Somebody who asks, and issues nothing. */
const maker = await scene.service.signIn("super_super_admin");

afterEach(async () => {
  const { rows } = await sql`select txn_id from ledger_entry group by txn_id having sum(amount) <> 0`.execute(db);
  const found = [...rows, ...(await disagreements(db))];
  if (found.length > 0) throw new Error(`The books do not agree: ${JSON.stringify(found)}`);
});

/** An order of ten units, ₹106 with tax, that was delivered. */
const delivered = async (retailer: string, as: Client = admin) => {
  const { id } = await makeOrderIn(scene, { state: "PACKED", retailer, product: await scene.addProduct(), as });
  const { payload: bill } = await admin.call(invoice.issue, { body: { orderId: id } });
  await sql`update order_item set delivered = invoiced where order_id = ${id}`.execute(db);
  await sql`update orders set state = 'DELIVERED' where id = ${id}`.execute(db);
  return { orderId: id, invoiceId: bill.id, invoiceNumber: bill.number };
};

const request = (orderId: string, units: number, as: Client = hubManager) =>
  as.call(goodsReturn.request, {
    body: { orderId, lines: [{ position: 0, units, reason: "DAMAGED" }], note: "The carton was wet" },
  });
const at = async (id: string) => {
  const { version } = await db
    .selectFrom("order_return")
    .select("version")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return { params: { id }, version };
};
const noteAt = async (id: string) => {
  const { version } = await db
    .selectFrom("credit_note")
    .select("version")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return { params: { id }, version };
};
const whole = async (id: string, as: Client = admin) => (await as.call(goodsReturn.get, { params: { id } })).payload;

/** Ends a check: so many of each line are good, the rest is damaged. */
const check = async (qcId: string, accepted: number) => {
  const { payload: found } = await admin.call(qc.get, { params: { id: qcId } });
  const items = found.items.map(({ id, received }) => ({
    id,
    accepted: Math.min(accepted, received),
    rejected: received - Math.min(accepted, received),
    held: 0,
    ...(accepted < received && { reason: "DAMAGED" as const, photo }),
    note: "",
  }));
  const { status, errorMessage } = await admin.call(qc.submit, {
    params: { id: qcId },
    version: found.version,
    body: { items },
  });
  expect([status, errorMessage]).toEqual([200, undefined]);
};

/** Takes a return as far as its credit note is asked for. */
const returned = async (orderId: string, units: number, accepted = units, as: Client = hubManager) => {
  const { status, payload, errorMessage } = await request(orderId, units, as);
  expect([status, errorMessage]).toEqual([200, undefined]);
  await admin.call(goodsReturn.approve, await at(payload.id));
  const came = await hubManager.call(goodsReturn.receive, { ...(await at(payload.id)), body: { items: [] } });
  expect([came.status, came.errorMessage]).toEqual([200, undefined]);
  await check(came.payload.qcId ?? "", accepted);
  return whole(payload.id);
};
const issue = async (id: string | null, as: Client = superAdmin) => as.call(creditNote.issue, await noteAt(id ?? ""));
const billOf = async (id: string) => (await admin.call(invoice.get, { params: { id } })).payload;
const owed = async (retailerId: string) =>
  (await admin.call(order.context, { params: { retailerId } })).payload.credit.outstanding;

describe("a return", () => {
  it("is asked for, approved, received, checked and credited, and its goods go to the shelf or are rejected", async () => {
    const retailer = await scene.addRetailer();
    const { orderId, invoiceId, invoiceNumber } = await delivered(retailer);
    const row = await returned(orderId, 4, 3);
    expect(row).toMatchObject({ state: "CHECKED", units: 4, value: 42.48, accepted: 3, rejected: 1, invoiceNumber });
    expect((await scene.detail({ id: orderId })).items[0]).toMatchObject({ delivered: 10, returned: 4 });
    const { rows } = await sql`select on_hand, quarantine, rejected from stock_balance
      where batch_id in (select batch_id from order_piece where order_id = ${orderId})`.execute(db);
    expect(rows).toEqual([{ on_hand: 3, quarantine: 0, rejected: 1 }]);
    const { payload: note, errorMessage } = await issue(row.creditNoteId);
    expect(errorMessage).toBeUndefined();
    // Four of ten units: ₹36 and 18 % of it.
    expect(note).toMatchObject({ state: "ISSUED", taxable: 36, cgst: 3.24, sgst: 3.24, roundOff: 0, total: 42.48 });
    expect(note.number).toMatch(/^C[0-9A-Z]{2}\/\d\d-\d\d\/\d{6}$/);
    expect(await whole(row.id)).toMatchObject({ state: "CREDITED", creditNoteNumber: note.number });
    expect(await billOf(invoiceId)).toMatchObject({ state: "ISSUED", credited: 42.48, due: 63.52 });
    expect(await owed(retailer)).toBe(63.52);
    expect((await scene.detail({ id: orderId })).returns).toMatchObject([{ id: row.id, state: "CREDITED" }]);
  });

  it("whose goods a reset of their batch takes off the books before they are checked is credited all the same", async () => {
    const { orderId } = await delivered(await scene.addRetailer());
    const { payload: asked } = await request(orderId, 4);
    await admin.call(goodsReturn.approve, await at(asked.id));
    const { payload: came } = await hubManager.call(goodsReturn.receive, {
      ...(await at(asked.id)),
      body: { items: [] },
    });
    const { batch_id: id } = await db
      .selectFrom("order_piece")
      .select("batch_id")
      .where("order_id", "=", orderId)
      .executeTakeFirstOrThrow();
    const { version } = (await admin.call(inventory.get, { params: { id } })).payload;
    const reset = await superAdmin.call(inventory.reset, {
      params: { id },
      version,
      body: { reason: "Counted again" },
    });
    expect([reset.status, reset.errorMessage]).toEqual([200, undefined]);
    expect((await admin.call(qc.get, { params: { id: came.qcId ?? "" } })).payload.state).toBe("CLOSED");
    const row = await whole(asked.id);
    expect(row.state).toBe("CHECKED");
    expect((await issue(row.creditNoteId, maker)).payload).toMatchObject({ state: "ISSUED", total: 42.48 });
  });

  it("is never of more than was delivered, however many ask at once", async () => {
    const { orderId } = await delivered(await scene.addRetailer());
    const answers = await Promise.all(Array.from({ length: 8 }, () => request(orderId, 3)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = answers.find(({ status }) => status !== 200);
    expect(refused?.errors[0]).toMatchObject({
      field: "lines.0.units",
      message: expect.stringMatching(/^Only 1 of Test soap \d+ can be returned$/),
    });
    const twice = await hubManager.call(goodsReturn.request, {
      body: {
        orderId,
        lines: [
          { position: 7, units: 1, reason: "DAMAGED" },
          { position: 0, units: 1, reason: "DAMAGED" },
        ],
        note: "",
      },
    });
    expect(twice.errors[0]?.field).toBe("lines.0.position");
  });

  it("is of what was delivered only", async () => {
    const { id } = await makeOrderIn(scene, {
      state: "PACKED",
      retailer: await scene.addRetailer(),
      product: await scene.addProduct(),
    });
    expect((await request(id, 1)).status).toBe(409);
  });

  it("is asked for by an agent for their own orders, and not seen by others", async () => {
    const retailer = await scene.addRetailer();
    const [own, others] = [await delivered(retailer, agent), await delivered(retailer)];
    const asked = await request(own.orderId, 1, agent);
    expect([asked.status, asked.errorMessage]).toEqual([200, undefined]);
    expect((await request(others.orderId, 1, agent)).status).toBe(404);
    const { payload: foreign } = await request(others.orderId, 1);
    expect((await agent.call(goodsReturn.get, { params: { id: foreign.id } })).status).toBe(404);
    expect((await agent.call(goodsReturn.approve, await at(asked.payload.id))).status).toBe(403);
    expect((await agent.call(goodsReturn.cancel, await at(asked.payload.id))).payload.state).toBe("CANCELLED");
  });

  it("keeps the hub that it comes to from being switched off", async () => {
    const { orderId } = await delivered(await scene.addRetailer());
    const { payload: row } = await request(orderId, 1);
    const waiting = async () => {
      const params = { id: scene.hub };
      const { payload: hub } = await admin.call(warehouse.get, { params });
      const off = await admin.call(warehouse.setActive, { params, version: hub.version, body: { active: false } });
      expect(off.status).toBe(409);
      return Number(/(\d+) open returns?\. /.exec(off.errorMessage ?? "")?.[1] ?? 0);
    };
    const all = await waiting();
    expect(all).toBeGreaterThan(0);
    await admin.call(goodsReturn.cancel, await at(row.id));
    expect(await waiting()).toBe(all - 1);
  });

  it("above the cap of a day is approved by an administrator only, however it is split", async () => {
    await setSetting(superAdmin, "returnValueCap", "45");
    const { orderId } = await delivered(await scene.addRetailer());
    const approve = async (units: number, as: Client) => {
      const { payload: row } = await request(orderId, units);
      return as.call(goodsReturn.approve, await at(row.id));
    };
    // Two units are ₹21.20.
    const answers = await Promise.all([approve(2, hubManager), approve(2, hubManager), approve(2, hubManager)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 403]);
    expect(answers.find(({ status }) => status === 403)?.errorMessage).toBe(
      "This return is ₹22. You have approved ₹43 today, and may approve ₹45 a day: an administrator does this",
    );
    expect((await approve(4, admin)).status).toBe(200);
    await setSetting(superAdmin, "returnValueCap", "10000");
  });

  it("is not inspected by whoever received it, once that is worth more than the cap", async () => {
    await setSetting(superAdmin, "stockValueCap", "1");
    const { orderId } = await delivered(await scene.addRetailer());
    const { payload: row } = await request(orderId, 3);
    await admin.call(goodsReturn.approve, await at(row.id));
    const { payload: came } = await admin.call(goodsReturn.receive, { ...(await at(row.id)), body: { items: [] } });
    const { payload: found } = await admin.call(qc.get, { params: { id: came.qcId ?? "" } });
    const good = found.items.map(({ id, received }) => ({ id, accepted: received, rejected: 0, held: 0, note: "" }));
    const submit = (as: Client) =>
      as.call(qc.submit, { params: { id: found.id }, version: found.version, body: { items: good } });
    const alone = await submit(admin);
    expect([alone.status, alone.errorMessage]).toEqual([403, expect.stringMatching(/^You received these goods/)]);
    expect((await submit(superAdmin)).status).toBe(200);
    await setSetting(superAdmin, "stockValueCap", "50000");
  });

  it("of which less came is credited for that, and what was not brought may be returned later", async () => {
    const { orderId } = await delivered(await scene.addRetailer());
    const { payload: row } = await request(orderId, 5);
    await admin.call(goodsReturn.approve, await at(row.id));
    const many = await admin.call(goodsReturn.receive, {
      ...(await at(row.id)),
      body: { items: [{ position: 0, received: 6 }] },
    });
    expect(many.errors[0]).toEqual({ field: "items.0.received", message: "Only 5 were asked to be returned" });
    const none = await admin.call(goodsReturn.receive, {
      ...(await at(row.id)),
      body: { items: [{ position: 0, received: 0 }] },
    });
    expect(none.errorMessage).toBe("Nothing was brought: cancel the return instead");
    const { payload: came } = await admin.call(goodsReturn.receive, {
      ...(await at(row.id)),
      body: { items: [{ position: 0, received: 2 }] },
    });
    await check(came.qcId ?? "", 2);
    const note = await admin.call(creditNote.get, { params: { id: (await whole(row.id)).creditNoteId ?? "" } });
    expect(note.payload.items).toMatchObject([{ quantity: 2 }]);
    expect((await request(orderId, 8)).status).toBe(200);
  });
});

describe("a credit note", () => {
  it("credits a whole invoice to the paisa, in however many parts", async () => {
    const retailer = await scene.addRetailer();
    const { orderId, invoiceId } = await delivered(retailer);
    const totals: number[] = [];
    for (const units of [3, 3, 4]) {
      const row = await returned(orderId, units);
      totals.push((await issue(row.creditNoteId)).payload.total);
    }
    // 106.20 was invoiced as 106: with the last unit the round-off goes back, too.
    expect(totals).toEqual([31.86, 31.86, 42.28]);
    const bill = await billOf(invoiceId);
    expect(bill).toMatchObject({ state: "CREDIT_NOTE_ISSUED", credited: 106, due: 0 });
    expect(bill.creditNotes.map(({ state }) => state)).toEqual(["ISSUED", "ISSUED", "ISSUED"]);
    expect(await owed(retailer)).toBe(0);
    const { rows } = await sql`select account, sum(amount)::integer as rest from ledger_entry
      join ledger_txn on ledger_txn.id = txn_id where doc_id in (${invoiceId}::uuid) or doc_id in
      (select id from credit_note where invoice_id = ${invoiceId}) group by account having sum(amount) <> 0`.execute(
      db,
    );
    expect(rows).toEqual([]);
    const more = await hubManager.call(creditNote.ask, {
      body: { invoiceId, lines: [{ position: 1, units: 1 }], reason: "Once more" },
    });
    expect(more.errors[0]?.message).toMatch(/^Only 0 units of Test soap \d+ can be credited$/);
  });

  it("is issued by another than who asked, and refused with a reason, which leaves its units free", async () => {
    const { invoiceId } = await delivered(await scene.addRetailer());
    const ask = (as: Client, units: number) =>
      as.call(creditNote.ask, {
        body: { invoiceId, lines: [{ position: 1, units }], reason: "Two were missing" },
      });
    const { payload: own } = await ask(admin, 2);
    const alone = await admin.call(creditNote.issue, await noteAt(own.id));
    expect([alone.status, alone.errorMessage]).toEqual([403, "You cannot issue a credit note that you asked for"]);
    expect((await hubManager.call(creditNote.issue, await noteAt(own.id))).status).toBe(403);
    expect((await ask(hubManager, 9)).status).toBe(422);
    const refused = await superAdmin.call(creditNote.refuse, {
      ...(await noteAt(own.id)),
      body: { reason: "They were there" },
    });
    expect(refused.payload).toMatchObject({ state: "REFUSED", number: null, decision: "They were there" });
    expect((await ask(hubManager, 9)).status).toBe(200);
    expect((await ask(hubManager, 0)).status).toBe(422);
  });

  it("of a return leaves out what was credited before by itself, and the check of the goods ends all the same", async () => {
    const { orderId, invoiceId } = await delivered(await scene.addRetailer());
    const byHand = (units: number) =>
      maker.call(creditNote.ask, {
        body: { invoiceId, lines: [{ position: 1, units }], reason: "Damaged on the way" },
      });
    await byHand(3);
    const row = await returned(orderId, 6);
    expect(row.state).toBe("CHECKED");
    await byHand(1);
    expect((await issue(row.creditNoteId)).payload).toMatchObject({ state: "ISSUED", total: 63.72 });
    // Seven of ten are left, of which six came back and one was credited: of the last three nothing is.
    const late = await returned(orderId, 3);
    expect(late).toMatchObject({ state: "CHECKED", creditNoteId: null });
    const again = await hubManager.call(goodsReturn.askCredit, await at(late.id));
    expect([again.status, again.errorMessage]).toEqual([409, "All of it is credited already"]);
    expect((await billOf(invoiceId)).creditNotes).toHaveLength(3);
  });

  it("of what was paid stands on account", async () => {
    const retailer = await scene.addRetailer();
    const { orderId, invoiceId } = await delivered(retailer);
    await admin.call(payment.record, {
      body: { retailerId: retailer, amount: 100, mode: "UPI", paymentId: "UPI-77", receivedOn: todayIn() } as never, // what the form sends
    });
    const row = await returned(orderId, 4);
    const { payload: note } = await issue(row.creditNoteId);
    expect(note).toMatchObject({ total: 42.48, allocated: 6, onAccount: 36.48 });
    expect(await billOf(invoiceId)).toMatchObject({ state: "PAID", due: 0, credited: 6 });
    expect(await owed(retailer)).toBe(-36.48);
  });

  it("too long after its invoice is commercial, without tax", async () => {
    const { orderId, invoiceId } = await delivered(await scene.addRetailer());
    await sql`update invoice set day = '2024-03-31' where id = ${invoiceId}`.execute(db);
    const row = await returned(orderId, 10);
    const { payload: note } = await issue(row.creditNoteId);
    expect(note).toMatchObject({ kind: "COMMERCIAL", taxable: 90, cgst: 0, sgst: 0, roundOff: 0, total: 90 });
    expect(await billOf(invoiceId)).toMatchObject({ due: 16 });
  });

  it("has the next number of its own series, with none missing, fifty at once", async () => {
    const retailer = await scene.addRetailer();
    const ids: string[] = [];
    for (let bill = 0; bill < 5; bill += 1) {
      const { invoiceId } = await delivered(retailer);
      const asked = await Promise.all(
        Array.from({ length: 10 }, () =>
          maker.call(creditNote.ask, {
            body: { invoiceId, lines: [{ position: 1, units: 1 }], reason: "One was missing" },
          }),
        ),
      );
      ids.push(...asked.map(({ payload }) => payload.id));
    }
    const answers = await Promise.all([...ids, ...ids.slice(0, 5)].map((id) => issue(id)));
    const places = answers
      .filter(({ status }) => status === 200)
      .map(({ payload }) => Number(payload.number?.slice(-6)))
      .toSorted((a, b) => a - b);
    expect(places).toHaveLength(50);
    expect(places).toEqual(places.map((_, place) => (places[0] ?? 0) + place));
    expect(await owed(retailer)).toBe(0);
  });

  it("of another hub is not there for a hub's manager", async () => {
    const { orderId } = await delivered(await scene.addRetailer());
    const { creditNoteId } = await returned(orderId, 1);
    expect((await hubManager.call(creditNote.get, { params: { id: creditNoteId ?? "" } })).status).toBe(200);
    await sql`update credit_note set warehouse_id = ${scene.otherHub} where id = ${creditNoteId}`.execute(db);
    expect((await hubManager.call(creditNote.get, { params: { id: creditNoteId ?? "" } })).status).toBe(404);
    await sql`update credit_note set warehouse_id = ${scene.hub} where id = ${creditNoteId}`.execute(db);
  });
});

describe("the life of a return", () => {
  walkLifecycle({
    life: returnLife,
    people: { ADMIN: admin, HUB_MANAGER: hubManager },
    read: (id) =>
      db.selectFrom("order_return").select(["id", "version", "state"]).where("id", "=", id).executeTakeFirstOrThrow(),
    bodies: { refuse: () => ({ reason: "Not ours" }), receive: () => ({ items: [] }) },
    make: async (state) => {
      const { orderId } = await delivered(await scene.addRetailer());
      const { payload } = await request(orderId, 1, maker);
      await sql`update order_return set state = ${state} where id = ${payload.id}`.execute(db);
      // What is credited was counted before.
      await sql`update order_return_line set received = units where return_id = ${payload.id} and ${state} = 'CHECKED'`.execute(
        db,
      );
      return { id: payload.id, version: payload.version, state };
    },
  });
});

describe("the life of a credit note", () => {
  walkLifecycle({
    life: creditNoteLife,
    people: { ADMIN: admin, HUB_MANAGER: hubManager },
    read: (id) =>
      db.selectFrom("credit_note").select(["id", "version", "state"]).where("id", "=", id).executeTakeFirstOrThrow(),
    bodies: { refuse: () => ({ reason: "Nothing was missing" }) },
    make: async (state) => {
      const { invoiceId } = await delivered(await scene.addRetailer());
      const { payload } = await maker.call(creditNote.ask, {
        body: { invoiceId, lines: [{ position: 1, units: 1 }], reason: "One was missing" },
      });
      if (state === "ISSUED") await issue(payload.id);
      if (state === "REFUSED") await sql`update credit_note set state = ${state} where id = ${payload.id}`.execute(db);
      return db
        .selectFrom("credit_note")
        .select(["id", "version", "state"])
        .where("id", "=", payload.id)
        .executeTakeFirstOrThrow();
    },
  });
});
