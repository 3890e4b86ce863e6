import { afterAll, expect, it } from "vitest";
import { userAccountEndpoints as users } from "@o2r/api/contract/parties";
import { sessionEndpoints } from "@o2r/api/contract/session";
import { startDemoService } from "../../test/demo-service.ts";

// Nobody listens there: what is to be sent stays in the outbox.
const service = await startDemoService({ O2R_LIMIT_FACTOR: "100", O2R_MESSAGE_URL: "http://127.0.0.1:9/messages" });
afterAll(() => service.stop());
const { db } = service;
const nobody = service.client(null);

const sentFor = (token: string) =>
  db.selectFrom("message").selectAll().where("key", "like", `sign-in.otp ${token}%`).orderBy("id").execute();
const codeIn = (body = "") => /\d{6}/u.exec(body)?.[0] ?? "";
const enter = (token: string, otp: string) => nobody.call(sessionEndpoints.otp, { body: { token, otp } });

it("a sign-in's code goes to the mobile by the provider of messages, and into no log", async () => {
  const { payload } = await service.login("two_step");
  const token = payload.token ?? "";
  const { mobile } = await db
    .selectFrom("app_user")
    .select("mobile")
    .where("username", "=", "two_step")
    .executeTakeFirstOrThrow();
  const messages = await sentFor(token);
  expect(messages).toMatchObject([{ channel: "SMS", recipient: mobile, secret: true }]);
  const code = codeIn(messages[0]?.body);
  // What the log would have been given.
  expect(service.codes).toEqual([]);
  expect((await enter(token, code)).payload.userType).toBe("ADMIN");
});

it("another code is another message, and who has no mobile is sent a mail", async () => {
  const { payload } = await service.login("two_step");
  const token = payload.token ?? "";
  await db
    .updateTable("code_challenge")
    .set({ sent_at: new Date(Date.now() - 60_000) })
    .where("id", "=", token)
    .execute();
  const ofUser = db.updateTable("app_user").where("username", "=", "two_step");
  await ofUser.set({ mobile: null, email_id: "two.step@o2r.example" }).execute();
  await nobody.call(sessionEndpoints.resendOtp, { body: { token } });
  const messages = await sentFor(token);
  expect(messages.map(({ channel }) => channel)).toEqual(["SMS", "EMAIL"]);
  expect(messages[1]?.recipient).toBe("two.step@o2r.example");
  expect((await enter(token, codeIn(messages[1]?.body))).status).toBe(200);
});

it("an account asks for a code from when its administrator says so", async () => {
  const top = await service.signIn("super_super_admin");
  const { id } = await db
    .selectFrom("app_user")
    .select("id")
    .where("username", "=", "onboarding_manager")
    .executeTakeFirstOrThrow();
  const { payload: account } = await top.call(users.get, { params: { id } });
  const { supervisor: _s, dialer: _d, assigned: _a, id: _i, version, active: _c, updatedAt: _u, ...row } = account;
  const values = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== ""));
  const body = { ...values, mobile: "9876500417", emailId: "om@o2r.example", secondStep: true } as never; // as it was read
  expect((await top.call(users.update, { params: { id }, version, body })).status).toBe(200);
  const { payload } = await service.login("onboarding_manager");
  expect(payload).toMatchObject({ otpRequired: true, sentTo: "******0417" });
  expect(await sentFor(payload.token ?? "")).toMatchObject([{ recipient: "9876500417" }]);
});
