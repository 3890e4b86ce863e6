import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import {
  campaignEndpoints as campaigns,
  messageChoiceEndpoints as choices,
  type Campaign,
  type CampaignValues,
} from "@o2r/api/contract/engagement";
import { newId } from "../../../db/id.ts";
import type { Db } from "../../../db/schema.ts";
import type { OutgoingMessage } from "../../../http/context.ts";
import { takeLease } from "../../../jobs/lease.ts";
import { startDemoService } from "../../test/demo-service.ts";
import { judgeOffers } from "../message/judge-offers.ts";
import { sendDue } from "../message/send-messages.ts";
import { sendCampaigns } from "./send-campaigns.ts";

const service = await startDemoService({ O2R_LIMIT_FACTOR: "100" });
const { db } = service;
const admin = await service.signIn("super_admin");
const telling = { events: { changed: () => {} } };
beforeAll(async () => {
  // No turn of the jobs comes between.
  for (const job of ["messages", "campaigns"]) {
    const taken = async () => {
      if (!(await takeLease(db, job, 3_600_000))) throw new Error("The job is at work");
    };
    await vi.waitFor(taken, { timeout: 20_000 });
  }
});
afterAll(() => service.stop());

const city = "Testpur";
/** Shops of a city of their own, which no demo row is in. */
const makeShops = async (count: number): Promise<readonly string[]> => {
  const one = await db
    .selectFrom("retailer")
    .selectAll()
    .where("state", "=", "ACTIVE")
    .limit(1)
    .executeTakeFirstOrThrow();
  const { active: _a, owner_id: _o, search: _s, ...rest } = one as typeof one & { search?: unknown };
  const ids = Array.from({ length: count }, () => newId());
  const rows = ids.map((id, at) => ({
    ...rest,
    id,
    mobile: `70${String(at).padStart(8, "0")}`,
    establishment: `Test shop ${at}`,
    gst_number: null,
    city,
  }));
  for (let from = 0; from < rows.length; from += 500)
    await db
      .insertInto("retailer")
      .values(rows.slice(from, from + 500))
      .execute();
  return ids;
};

const values = (changes: Partial<CampaignValues> = {}): CampaignValues => ({
  title: "Diwali offers",
  body: "Ten percent off dry fruits until Sunday.",
  channels: ["SMS"],
  sender: "650123",
  dltTemplateId: "1107161580000000777",
  audience: [{ attr1: "RETAILER", attr2: "city", operator: "==", validator: city, group: 1 }],
  quietFrom: "21:00",
  quietTo: "10:00",
  ...changes,
});
const write = async (changes: Partial<CampaignValues> = {}): Promise<Campaign> => {
  const { payload, errors } = await admin.call(campaigns.create, { body: values(changes) });
  expect(errors).toEqual([]);
  return page(payload.id);
};
const page = async (id: string): Promise<Campaign> => (await admin.call(campaigns.page, { params: { id } })).payload;
const take = (step: "release" | "recall" | "cancel", { id, version }: Campaign) =>
  admin.call(campaigns[step], { params: { id }, version });
const at = (clock: string, day = "2099-11-21") => new Date(`${day}T${clock}:00+05:30`);
/** All turns of the job that there is something to do for. */
const runJob = async (now: Date, through: Db = db): Promise<void> => {
  while ((await sendCampaigns(through, telling, now)) === 0);
};
const carried: OutgoingMessage[] = [];
const sending = {
  keepsCodes: false,
  send: async (one: OutgoingMessage): Promise<void> => void carried.push(one),
};
/** Lets the carrier work off what is due, whatever pause it was given. */
const sendAll = async (now: Date): Promise<void> => {
  while ((await sendDue(db, sending, now)) === 0);
};
const sentOf = ({ id }: Campaign) => carried.filter(({ key }) => key.startsWith(`campaign ${id} `));
const messagesOf = ({ id }: Campaign) => db.selectFrom("message").selectAll().where("campaign_id", "=", id).execute();

// Two turns of the job, and a part of a batch.
const shops = await makeShops(1030);

describe("a notification to many", () => {
  it("is written to its audience of that moment in batches, each once, though the job is killed again and again", async () => {
    const draft = await write();
    const { payload: released } = await take("release", draft);
    expect(released).toMatchObject({ state: "SCHEDULED", recipients: shops.length });

    // Each kill takes away what its transaction has done; what others have written stays. The lease runs out, and the next
    // process takes over while the one before may still be at work.
    let kills = 0;
    const run = <T>(work: (trx: Db) => Promise<T>): Promise<T> =>
      db.transaction().execute(async (trx) => {
        const done = await work(trx);
        kills += 1;
        if (kills % 2 === 0) throw new Error("killed");
        return done;
      });
    const killed = new Proxy(db, {
      get: (target, name) => {
        if (name === "transaction") return () => ({ execute: run });
        const part: unknown = Reflect.get(target, name, target);
        return typeof part === "function" ? part.bind(target) : part;
      },
    });
    for (let turn = 0; turn < 12; turn += 1) {
      await Promise.allSettled([
        sendCampaigns(killed, telling, at("12:00")),
        sendCampaigns(killed, telling, at("12:00")),
      ]);
      await Promise.all([sendDue(db, sending, at("12:00")), sendDue(db, sending, at("12:00"))]);
    }
    await runJob(at("12:00"));
    await sendAll(at("12:00"));
    await runJob(at("12:00"));

    const keys = sentOf(draft).map(({ key }) => key);
    expect(keys).toHaveLength(shops.length);
    expect(new Set(keys).size).toBe(shops.length);
    expect(new Set(sentOf(draft).map(({ to }) => to)).size).toBe(shops.length);
    expect(await page(draft.id)).toMatchObject({ state: "SENT", sent: shops.length, waiting: 0, failed: 0 });
    expect(kills).toBeGreaterThan(2);
  });

  it("waits for its day and hour, rests in quiet hours, and goes on after them", async () => {
    const draft = await write({ startOn: nextDay(2), startAt: "20:30" });
    const { payload: released } = await take("release", draft);
    const starts = new Date(released.startsAt ?? "");
    await runJob(new Date(starts.getTime() - 60_000));
    expect((await page(draft.id)).state).toBe("SCHEDULED");
    await runJob(starts);
    expect((await page(draft.id)).state).toBe("SENDING");
    // Half an hour later the day is over for offers.
    await sendAll(new Date(starts.getTime() + 30 * 60_000));
    expect(sentOf(draft)).toEqual([]);
    const [resting] = await messagesOf(draft);
    expect(new Date(resting?.due_at ?? 0).getTime() - starts.getTime()).toBe(13.5 * 3_600_000);
    await db
      .updateTable("message")
      .set({ due_at: new Date(0).toISOString() })
      .where("campaign_id", "=", draft.id)
      .execute();
    await sendAll(new Date(starts.getTime() + 13.5 * 3_600_000));
    expect(sentOf(draft)).toHaveLength(shops.length);
  });

  it("goes by no channel that its retailer has muted, and says so", async () => {
    const [open, muted] = shops;
    if (open === undefined || muted === undefined) throw new RangeError("No shops");
    await db.updateTable("retailer").set({ city: "Zweipur" }).where("id", "in", [open, muted]).execute();
    await admin.call(choices.create, { body: { retailerId: muted, language: "EN", muted: ["SMS"], source: "CALL" } });
    const audience = [
      { attr1: "RETAILER" as const, attr2: "city", operator: "==" as const, validator: "Zweipur", group: 1 },
    ];
    const draft = await write({ channels: ["SMS", "PUSH"], audience });
    await take("release", draft);
    await runJob(at("12:00"));
    await sendAll(at("12:00"));
    await runJob(at("12:00"));
    expect(
      sentOf(draft)
        .map(({ channel }) => channel)
        .toSorted(),
    ).toEqual(["PUSH", "PUSH", "SMS"]);
    expect(await page(draft.id)).toMatchObject({ state: "SENT", recipients: 2, sent: 3, suppressed: 1 });
    await db.updateTable("retailer").set({ city }).where("city", "=", "Zweipur").execute();
  });

  it("that is cancelled while it is sent goes to nobody else", async () => {
    const draft = await write();
    await take("release", draft);
    await sendCampaigns(db, telling, at("12:00"));
    await sendDue(db, sending, at("12:00"));
    const { status } = await take("cancel", await page(draft.id));
    expect(status).toBe(200);
    const before = sentOf(draft).length;
    expect(before).toBeGreaterThan(0);
    await runJob(at("13:00"));
    await sendAll(at("13:00"));
    expect(sentOf(draft)).toHaveLength(before);
    // Its carrier may report that it was sent before it is looked at once more.
    const told = await db
      .selectFrom("message")
      .select("id")
      .where("campaign_id", "=", draft.id)
      .where("state", "=", "SENT")
      .execute();
    await judgeOffers(
      db,
      told.map(({ id }) => id),
      at("13:00"),
    );
    expect(await page(draft.id)).toMatchObject({ state: "CANCELLED", sent: before, waiting: 0 });
  });

  it("that is cancelled while some of it is with a carrier who fails is not tried again", async () => {
    const draft = await write();
    await take("release", draft);
    await sendCampaigns(db, telling, at("12:00"));
    const begun = Promise.withResolvers<void>();
    const cancelled = Promise.withResolvers<void>();
    const send = async (): Promise<never> => {
      begun.resolve();
      await cancelled.promise;
      throw new Error("The carrier is away");
    };
    const handed = sendDue(db, { ...sending, send }, at("12:00"));
    await begun.promise;
    expect((await take("cancel", await page(draft.id))).status).toBe(200);
    cancelled.resolve();
    await handed;
    await db
      .updateTable("message")
      .set({ due_at: new Date(0).toISOString() })
      .where("campaign_id", "=", draft.id)
      .execute();
    await sendAll(at("13:00"));
    expect(sentOf(draft)).toEqual([]);
    expect(await page(draft.id)).toMatchObject({ state: "CANCELLED", sent: 0, failed: 0, waiting: 0 });
  });

  it("is changed as a draft alone, taken back, and released by one of ten", async () => {
    const draft = await write();
    const all = await Promise.all(Array.from({ length: 10 }, () => take("release", draft)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    const released = await page(draft.id);
    const change = (version: number) =>
      admin.call(campaigns.update, { params: { id: draft.id }, version, body: values({ title: "Another title" }) });
    const refused = await change(released.version);
    expect([refused.status, refused.errorMessage]).toEqual([409, "Only a draft can be changed: take it back first"]);
    const { payload: back } = await take("recall", released);
    expect(back).toMatchObject({ state: "DRAFT", startsAt: null });
    expect((await change(back.version)).payload.title).toBe("Another title");
    expect((await change(back.version)).status).toBe(412);
    await runJob(at("12:00"));
    expect((await page(draft.id)).state).toBe("DRAFT");
  });

  it("is not released to nobody, nor for a time that has passed", async () => {
    const nobody = await write({
      audience: [{ attr1: "RETAILER", attr2: "city", operator: "==", validator: "Nowhere", group: 1 }],
    });
    expect((await take("release", nobody)).errorMessage).toBe("Nobody is in its audience");
    const late = await write();
    await db
      .updateTable("campaign")
      .set({ start_on: "2020-01-01", start_at: "10:00" })
      .where("id", "=", late.id)
      .execute();
    expect((await take("release", late)).errorMessage).toBe("Its time has passed: choose another, or none");
  });

  it("opens pages of the app and safe addresses alone, and names its registration where it goes by SMS", async () => {
    for (const deepLink of [
      "intent://evil.example",
      "//evil.example",
      "http://shop.example",
      "/a b",
      "/\\evil.example",
    ]) {
      const { status } = await admin.call(campaigns.create, { body: values({ deepLink }) });
      expect([deepLink, status]).toEqual([deepLink, 422]);
    }
    const { sender: _s, dltTemplateId: _d, ...rest } = values();
    const { errors } = await admin.call(campaigns.create, { body: rest });
    expect(errors.map(({ field }) => field)).toEqual(["sender", "dltTemplateId"]);
  });

  it("is tried by whoever writes it, by all of its channels", async () => {
    await db.updateTable("app_user").set({ mobile: "9876511111" }).where("username", "=", "super_admin").execute();
    const draft = await write({ channels: ["SMS", "PUSH"] });
    expect((await admin.call(campaigns.test, { params: { id: draft.id } })).payload.to).toBe("9876511111");
    const sent = await db.selectFrom("message").select("channel").where("recipient", "=", "9876511111").execute();
    expect(sent.map(({ channel }) => channel).toSorted()).toEqual(["PUSH", "SMS"]);
    expect(await messagesOf(draft)).toEqual([]);
  });
});

const nextDay = (days: number): string => new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10);
