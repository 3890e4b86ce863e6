import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { mobileCodeEndpoints as code } from "@o2r/api/contract/parties";
import { startDemoService } from "../../test/demo-service.ts";
import { forgetCodes } from "./mobile-code.ts";

const service = await startDemoService();
const { db } = service;
const agent = await service.signIn("onboarding_agent");
const fsa = await service.signIn("fsa");
afterAll(() => service.stop());

let count = 0;
const nextMobile = (): string => `98333${String(++count).padStart(5, "0")}`;
/** The code of the newest message to a number, as its phone shows it. */
const received = async (mobile: string): Promise<string> => {
  const { body } = await db
    .selectFrom("message")
    .select("body")
    .where("recipient", "=", mobile)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  return body.slice(0, 6);
};
const sent = (mobile: string) =>
  db
    .selectFrom("message")
    .select("id")
    .where("recipient", "=", mobile)
    .execute()
    .then((rows) => rows.length);
/** As if all of it had happened so long ago. */
const shift = (mobile: string, seconds: number) =>
  db
    .updateTable("mobile_code")
    .set({ sent_at: sql<string>`sent_at - ${seconds} * interval '1 second'` })
    .where("mobile", "=", mobile)
    .execute();
const wrongOf = (right: string): string => (right === "000000" ? "000001" : "000000");

describe("a number is verified by a code", () => {
  it("that is sent to it, and of which only a keyed hash is kept", async () => {
    const mobile = nextMobile();
    expect((await agent.call(code.standing, { query: { mobile } })).payload).toEqual({
      verified: false,
      sent: false,
      resendAfter: 0,
    });
    const { payload } = await agent.call(code.send, { body: { mobile } });
    expect(payload).toMatchObject({ verified: false, sent: true, resendAfter: 30 });
    const otp = await received(mobile);
    const row = await db.selectFrom("mobile_code").selectAll().where("mobile", "=", mobile).executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(otp);
    expect(row.code_hash).toMatch(/^[0-9a-f]{64}$/);
    const verified = await agent.call(code.verify, { body: { mobile, otp } });
    expect(verified.payload).toMatchObject({ verified: true, sent: false });
    // It is good once, and for whoever has entered it.
    expect((await agent.call(code.verify, { body: { mobile, otp } })).status).toBe(422);
    expect((await fsa.call(code.standing, { query: { mobile } })).payload.verified).toBe(false);
  });

  it("and is no longer tried after five wrong ones, also of ten at once", async () => {
    const mobile = nextMobile();
    await agent.call(code.send, { body: { mobile } });
    const otp = await received(mobile);
    const tries = await Promise.all(
      Array.from({ length: 10 }, () => agent.call(code.verify, { body: { mobile, otp: wrongOf(otp) } })),
    );
    expect(tries.map(({ errorMessage }) => errorMessage ?? "").toSorted((a, b) => a.localeCompare(b))).toEqual(
      [
        ...[4, 3, 2].map((left) => `The code is incorrect: ${left} attempts left`),
        "The code is incorrect: 1 attempt left",
        ...Array.from({ length: 6 }, () => "This code is no longer valid. Please send a new one"),
      ].toSorted(),
    );
    expect((await agent.call(code.verify, { body: { mobile, otp } })).status).toBe(422);
  });

  it("and not when five minutes are over", async () => {
    const mobile = nextMobile();
    await agent.call(code.send, { body: { mobile } });
    await shift(mobile, 301);
    const { errorMessage } = await agent.call(code.verify, { body: { mobile, otp: await received(mobile) } });
    expect(errorMessage).toBe("This code is no longer valid. Please send a new one");
  });

  it("whose number, code and sender must be right", async () => {
    const mobile = nextMobile();
    expect((await agent.call(code.send, { body: { mobile: "98333" } })).errors).toEqual([
      { field: "mobile", message: "Must be of 10 digits!" },
    ]);
    expect((await agent.call(code.verify, { body: { mobile, otp: "12" } })).errors).toEqual([
      { field: "otp", message: "Enter the six digits of the code" },
    ]);
    expect((await agent.call(code.verify, { body: { mobile, otp: "123456" } })).errorMessage).toBe(
      "No code was sent to this number yet",
    );
  });
});

describe("codes are limited", () => {
  it("to one in thirty seconds, also of ten at once", async () => {
    const mobile = nextMobile();
    const answers = await Promise.all(Array.from({ length: 10 }, () => agent.call(code.send, { body: { mobile } })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(9);
    expect(await sent(mobile)).toBe(1);
    await shift(mobile, 31);
    expect((await agent.call(code.send, { body: { mobile } })).status).toBe(200);
  });

  it("to five an hour for a number, whoever asks", async () => {
    const mobile = nextMobile();
    for (let at = 0; at < 5; at += 1) {
      expect((await (at % 2 ? fsa : agent).call(code.send, { body: { mobile } })).status).toBe(200);
      await shift(mobile, 31);
    }
    const refused = await fsa.call(code.send, { body: { mobile } });
    expect([refused.status, refused.errorMessage]).toEqual([
      429,
      "This number was sent too many codes. Please try again in 58 minutes",
    ]);
    await shift(mobile, 3600);
    expect((await fsa.call(code.send, { body: { mobile } })).status).toBe(200);
  });

  it("to forty an hour from one address", async () => {
    await db.deleteFrom("mobile_code").execute();
    await agent.call(code.send, { body: { mobile: nextMobile() } });
    const first = await db.selectFrom("mobile_code").selectAll().executeTakeFirstOrThrow();
    const others = Array.from({ length: 35 }, () => ({ ...first, id: crypto.randomUUID(), mobile: nextMobile() }));
    await db.insertInto("mobile_code").values(others).execute();
    const numbers = Array.from({ length: 6 }, nextMobile);
    const answers = await Promise.all(numbers.map((mobile) => agent.call(code.send, { body: { mobile } })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 429, 429]);
    expect(answers.find(({ status }) => status === 429)?.errorMessage).toMatch(
      /^Too many codes were asked for here. Please try again in \d+ minutes$/,
    );
  });
});

it("codes of long ago are forgotten, and others are not", async () => {
  const [old, young] = [nextMobile(), nextMobile()];
  const row = { address: "", asked_by: crypto.randomUUID(), code_hash: "" };
  const now = new Date();
  await db
    .insertInto("mobile_code")
    .values([
      { id: crypto.randomUUID(), mobile: old, ...row, sent_at: new Date(now.getTime() - 49 * 3_600_000) },
      { id: crypto.randomUUID(), mobile: young, ...row, sent_at: new Date(now.getTime() - 47 * 3_600_000) },
    ])
    .execute();
  await forgetCodes(db, now);
  const left = await db.selectFrom("mobile_code").select("mobile").where("mobile", "in", [old, young]).execute();
  expect(left.map(({ mobile }) => mobile)).toEqual([young]);
});
