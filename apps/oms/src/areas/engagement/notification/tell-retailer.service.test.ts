// Long because what is told, by whose wish and in whose words is shown on one retailer, and a scene costs a database.
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import {
  messageChoiceEndpoints as choices,
  messageEndpoints as outbox,
  messageEventEndpoints as events,
  messageEventKeys,
  messageEventOf,
  smsTemplateEndpoints as sms,
  type MessageEvent,
  type SmsTemplateValues,
} from "@o2r/api/contract/engagement";
import { addressRequestEndpoints as requests } from "@o2r/api/contract/parties";
import type { OutgoingMessage } from "../../../http/context.ts";
import { takeLease } from "../../../jobs/lease.ts";
import { startDemoService } from "../../test/demo-service.ts";
import { sendDue } from "../message/send-messages.ts";
import { rupeesText, tellRetailer } from "./tell-retailer.ts";

const service = await startDemoService({ O2R_LIMIT_FACTOR: "100" });
const { db } = service;
const admin = await service.signIn("super_admin");
const founder = await service.signIn("super_super_admin");
// No turn of the job comes between.
beforeAll(async () => {
  const taken = async () => {
    if (!(await takeLease(db, "messages", 3_600_000))) throw new Error("The job is at work");
  };
  await vi.waitFor(taken, { timeout: 10_000 });
});
afterAll(() => service.stop());

let count = 0;
/** Shops of the demo that nobody has chosen anything for yet, one after the other. */
const shops = await db
  .selectFrom("retailer")
  .select(["id", "mobile", "establishment", "name", "state"])
  .where("state", "=", "ACTIVE")
  .where("id", "not in", db.selectFrom("message_choice").select("retailer_id"))
  .orderBy("id")
  .limit(40)
  .execute();
const shop = () => {
  const one = shops[count++];
  if (one === undefined) throw new RangeError("The demo has no more shops");
  return one;
};
const sentTo = (mobile: string, event: MessageEvent) =>
  db
    .selectFrom("message")
    .selectAll()
    .where("recipient", "=", mobile)
    .where("event", "=", event)
    .orderBy("channel")
    .execute();
const eventRow = async (event: MessageEvent) => {
  const found = (await admin.call(events.list)).payload.find((one) => one.event === event);
  if (found === undefined) throw new Error(`${event} is not listed`);
  return found;
};
const switchEvent = async (event: MessageEvent, body: { active: boolean; channels: ("SMS" | "PUSH" | "IN_APP")[] }) => {
  const { id, version } = await eventRow(event);
  return admin.call(events.update, { params: { id }, version, body });
};
const choose = (retailerId: string, changes: object = {}) =>
  admin.call(choices.create, { body: { retailerId, language: "EN", muted: ["SMS"], source: "CALL", ...changes } });
const at = (clock: string) => new Date(`2026-11-21T${clock}:00+05:30`);
const carrier = () => {
  const carried: OutgoingMessage[] = [];
  return {
    carried,
    sending: {
      keepsCodes: false,
      send: async (one: OutgoingMessage) => void carried.push(one),
    },
  };
};
/** Sends until nothing is due. */
const sendAll = async (now = at("12:00")) => {
  const { carried, sending } = carrier();
  while ((await sendDue(db, sending, now)) === 0);
  return carried;
};
const makeDue = (mobile: string) =>
  db
    .updateTable("message")
    .set({ due_at: new Date(0).toISOString() })
    .where("recipient", "=", mobile)
    .execute();

describe("a retailer is told of an event", () => {
  it("in the registered words, with the shop's own and the event's values, under sender and template id", async () => {
    const to = shop();
    await tellRetailer(
      db,
      "ORDER_PLACED",
      to.id,
      { orderNo: "ORD-1", amount: rupeesText(124_050), day: "21 Nov 2026" },
      "one",
    );
    const [message, more] = await sentTo(to.mobile, "ORDER_PLACED");
    expect(more).toBeUndefined();
    expect(message).toMatchObject({ channel: "SMS", state: "QUEUED", offer: false, template: "ORDER_PLACED.EN" });
    expect(message?.body).toContain("ORD-1");
    expect(message?.body).toContain("Rs.1,240.50");
    expect(message?.body).not.toContain("{#");
    expect([message?.sender, message?.dlt_template_id?.length]).toEqual(["ORDRTR", 19]);
  });

  it("once, however often and by how many at once it is said of the same thing", async () => {
    const to = shop();
    const tell = (of: string) => tellRetailer(db, "TICKET_RESOLVED", to.id, { ticketNo: "TCK-1" }, of);
    expect((await Promise.all(Array.from({ length: 10 }, () => tell("one")))).reduce((sum, one) => sum + one, 0)).toBe(
      1,
    );
    await tell("another");
    expect(await sentTo(to.mobile, "TICKET_RESOLVED")).toHaveLength(2);
  });

  it("in their language, and in English where it is not worded in theirs", async () => {
    const [hindi, tamil] = [shop(), shop()];
    expect((await choose(hindi.id, { language: "HI", muted: [] })).errors).toEqual([]);
    await choose(tamil.id, { language: "TA", muted: [] });
    for (const { id } of [hindi, tamil]) await tellRetailer(db, "KYC_APPROVED", id, {}, "one");
    expect((await sentTo(hindi.mobile, "KYC_APPROVED"))[0]?.body).toMatch(/[\u0900-\u097f]/);
    expect((await sentTo(tamil.mobile, "KYC_APPROVED"))[0]?.template).toBe("KYC_APPROVED.EN");
  });

  it("by the channels that it is switched to, and not at all where it is switched off", async () => {
    const [both, none] = [shop(), shop()];
    expect((await switchEvent("PAYMENT_RECEIVED", { active: true, channels: ["SMS", "IN_APP"] })).status).toBe(200);
    const paid = { amount: "Rs.500", day: "21 Nov 2026", balance: "Rs.0" };
    await tellRetailer(db, "PAYMENT_RECEIVED", both.id, paid, "one");
    expect((await sentTo(both.mobile, "PAYMENT_RECEIVED")).map(({ channel }) => channel)).toEqual(["IN_APP", "SMS"]);
    await switchEvent("PAYMENT_RECEIVED", { active: false, channels: ["SMS"] });
    expect(await tellRetailer(db, "PAYMENT_RECEIVED", none.id, paid, "one")).toBe(0);
    const { payload } = await admin.call(events.history, { params: { id: (await eventRow("PAYMENT_RECEIVED")).id } });
    expect(payload[0]?.changes).toContainEqual({ field: "active", before: true, after: false });
  });

  it("where an address request is rejected, with the reason in words", async () => {
    const waiting = await db
      .selectFrom("address_request")
      .innerJoin("retailer", "retailer.id", "address_request.retailer_id")
      .select(["address_request.id", "address_request.version", "retailer.mobile"])
      .where("address_request.state", "=", "PENDING")
      .execute();
    const [first, second] = waiting;
    if (first === undefined || second === undefined) throw new Error("The demo has too few requests");
    const reject = { reason: "CUSTOM", customReason: "The lane is not served" };
    const done = await admin.call(requests.reject, { params: { id: first.id }, version: first.version, body: reject });
    expect([done.status, done.errors]).toEqual([200, []]);
    expect((await sentTo(first.mobile, "ADDRESS_REJECTED"))[0]?.body).toContain("The lane is not served");
    const approved = await admin.call(requests.approve, { params: { id: second.id }, version: second.version });
    expect(await sentTo(second.mobile, "ADDRESS_APPROVED")).toHaveLength(approved.status === 200 ? 1 : 0);
  });
});

describe("an opt-out", () => {
  const reduced = { product: "Toor Dal 1 kg", price: "Rs.142", oldPrice: "Rs.148" };
  beforeAll(() => switchEvent("PRICE_REDUCED", { active: true, channels: ["SMS", "PUSH"] }));

  it("keeps offers away by the channels that it names, and says so in the outbox", async () => {
    const to = shop();
    await choose(to.id, { muted: ["SMS"] });
    await tellRetailer(db, "PRICE_REDUCED", to.id, reduced, "one");
    expect(
      (await sentTo(to.mobile, "PRICE_REDUCED")).map(({ channel, state, fault }) => [channel, state, fault]),
    ).toEqual([
      ["PUSH", "QUEUED", null],
      ["SMS", "SUPPRESSED", "The retailer wants no offers by SMS"],
    ]);
    expect((await sendAll()).filter((one) => one.to === to.mobile).map(({ channel }) => channel)).toEqual(["PUSH"]);
    const { payload } = await admin.call(outbox.list, {
      query: { q: to.mobile, size: 10, sort: "-createdAt", cursor: null, state: "SUPPRESSED" },
    });
    expect(payload.content.map(({ fault }) => fault)).toEqual(["The retailer wants no offers by SMS"]);
  });

  it("keeps away what was written before it, too", async () => {
    const to = shop();
    await tellRetailer(db, "PRICE_REDUCED", to.id, reduced, "one");
    await choose(to.id, { muted: ["SMS", "PUSH"] });
    expect((await sendAll()).filter((one) => one.to === to.mobile)).toEqual([]);
    expect((await sentTo(to.mobile, "PRICE_REDUCED")).map(({ state }) => state)).toEqual(["SUPPRESSED", "SUPPRESSED"]);
  });

  it("keeps nothing away that concerns their own orders", async () => {
    const to = shop();
    await choose(to.id, { muted: ["SMS", "PUSH", "IN_APP"] });
    await tellRetailer(db, "ORDER_DELIVERED", to.id, { orderNo: "ORD-7", amount: "Rs.10" }, "one");
    expect((await sendAll()).filter((one) => one.to === to.mobile)).toHaveLength(1);
  });

  it("is proven by who wrote it down, when, and how it is known, and is written down once for each retailer", async () => {
    const to = shop();
    const { payload: made } = await choose(to.id, { source: "WRITTEN", note: "Letter of 3 March" });
    const again = await choose(to.id);
    expect([again.status, again.errors[0]?.message]).toEqual([409, "What this retailer wants is written down already"]);
    const other = shop();
    const moved = await admin.call(choices.update, {
      params: { id: made.id },
      version: made.version,
      body: { retailerId: other.id, language: "EN", muted: [], source: "CALL" },
    });
    expect(moved.payload).toMatchObject({ retailerId: to.id, version: 2, muted: [] });
    const { status, errors } = await founder.call(choices.update, {
      params: { id: made.id },
      version: 2,
      body: { retailerId: to.id, language: "EN", muted: ["PUSH"], source: "CALL" },
    });
    expect([status, errors]).toEqual([200, []]);
    const { payload: told } = await admin.call(choices.history, { params: { id: made.id } });
    expect(told.map(({ actor }) => actor?.username)).toEqual(["super_super_admin", "super_admin", "super_admin"]);
    expect(told[0]?.changes).toContainEqual({ field: "muted", before: "", after: "Push" });
  });
});

describe("an offer", () => {
  const reduced = { product: "Toor Dal 1 kg", price: "Rs.142", oldPrice: "Rs.148" };

  it("rests from nine in the evening to ten in the morning, and then goes out", async () => {
    const to = shop();
    await tellRetailer(db, "PRICE_REDUCED", to.id, reduced, "one");
    expect((await sendAll(at("21:00"))).filter((one) => one.to === to.mobile)).toEqual([]);
    const [push] = await sentTo(to.mobile, "PRICE_REDUCED");
    expect(push).toMatchObject({ state: "QUEUED", attempts: 0, due_at: "2026-11-22T04:30:00.000Z" });
    await makeDue(to.mobile);
    expect((await sendAll(at("10:00"))).filter((one) => one.to === to.mobile)).toHaveLength(2);
  });

  it("is not sent to who has been blocked meanwhile", async () => {
    const to = shop();
    await tellRetailer(db, "PRICE_REDUCED", to.id, reduced, "one");
    await db.updateTable("retailer").set({ state: "BLOCKED" }).where("id", "=", to.id).execute();
    expect((await sendAll()).filter((one) => one.to === to.mobile)).toEqual([]);
    await db.updateTable("retailer").set({ state: "ACTIVE" }).where("id", "=", to.id).execute();
  });
});

describe("the events", () => {
  it("are all listed, switched as they were declared, with the languages that they are worded in", async () => {
    const { payload } = await admin.call(events.list);
    expect(payload.map(({ event }) => event)).toEqual(messageEventKeys);
    expect(payload.find(({ event }) => event === "BACK_IN_STOCK")?.active).toBe(
      messageEventOf("BACK_IN_STOCK").off !== true,
    );
    expect(payload.find(({ event }) => event === "KYC_APPROVED")?.languages).toEqual(["EN", "HI"]);
  });

  it("cannot be switched by a stale copy", async () => {
    const { id, version } = await eventRow("PAYMENT_DUE");
    await switchEvent("PAYMENT_DUE", { active: false, channels: ["SMS"] });
    const late = await admin.call(events.update, {
      params: { id },
      version,
      body: { active: true, channels: ["PUSH"] },
    });
    expect(late.status).toBe(412);
  });
});

describe("a template", () => {
  const values = (changes: Partial<SmsTemplateValues> = {}): SmsTemplateValues => ({
    event: "ORDER_DELIVERED",
    language: "GU",
    sender: "ORDRTR",
    dltTemplateId: "1107161580000000099",
    body: "Order {#var#} of {#var#} has come.",
    variables: [{ variable: "orderNo" }, { variable: "amount" }],
    ...changes,
  });

  it("fills each {#var#} with a value that its event knows", async () => {
    const few = await admin.call(sms.create, { body: values({ variables: [{ variable: "orderNo" }] }) });
    expect(few.errors).toContainEqual({
      field: "variables",
      message: "The text has 2 times {#var#}: say what fills each of them",
    });
    const foreign = await admin.call(sms.create, {
      body: values({ variables: [{ variable: "orderNo" }, { variable: "ticketNo" }] }),
    });
    expect(foreign.errors).toContainEqual({
      field: "variables.1.variable",
      message: '"Ticket number" is not known when "Order delivered" happens',
    });
    const spaced = await admin.call(sms.create, { body: values({ body: "Order { #var# } {#var#} {#var#}" }) });
    expect(spaced.errors).toContainEqual({ field: "body", message: "A value stands as {#var#}, without spaces" });
  });

  it("stands once for an event and a language, is tested on whoever asks, and says when it was last sent", async () => {
    const { payload: made, errors } = await admin.call(sms.create, { body: values() });
    expect([errors, made.segments, made.lastSentAt]).toEqual([[], 1, null]);
    const again = await admin.call(sms.create, { body: values() });
    expect(again.errors).toContainEqual({
      field: "language",
      message: "This event has a template in this language already",
    });
    await db.updateTable("app_user").set({ mobile: "9876599999" }).where("username", "=", "super_admin").execute();
    const { payload: test } = await admin.call(sms.test, { params: { id: made.id } });
    expect(test.to).toBe("9876599999");
    const carried = (await sendAll()).filter((one) => one.to === "9876599999");
    expect(carried.map(({ body }) => body)).toEqual(["Order ORD-104211 of Rs.12,480 has come."]);
    // Without its registration no operator carries it.
    expect(carried[0]).toMatchObject({ sender: made.sender, dltTemplateId: made.dltTemplateId });
    const to = shop();
    await choose(to.id, { language: "GU", muted: [] });
    await tellRetailer(db, "ORDER_DELIVERED", to.id, { orderNo: "ORD-8", amount: "Rs.10" }, "one");
    await sendAll();
    expect((await admin.call(sms.get, { params: { id: made.id } })).payload.lastSentAt).not.toBeNull();
  });
});
