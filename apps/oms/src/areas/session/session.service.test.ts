import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { userTypes } from "@o2r/api/contract";
import { sessionEndpoints, userEndpoints } from "@o2r/api/contract/session";
import { demoPassword } from "../../demo/parties/make-users.ts";
import type { Client } from "../../test/client.ts";
import { startDemoService, type DemoService } from "../test/demo-service.ts";
import { endOf, familyOf } from "./test/session-family.ts";

let service: DemoService;
let nobody: Client;

beforeAll(async () => {
  service = await startDemoService();
  nobody = service.client(null);
});
afterAll(() => service.stop());

const refresh = (refreshToken: string) => nobody.call(sessionEndpoints.refresh, { query: { refreshToken } });
const whoAmI = (client: Client) => client.call(userEndpoints.current);
/** Lets the family's last rotation lie so many seconds further back. */
const age = (refreshToken: string, seconds: number) =>
  sql`update session_family set rotated_at = rotated_at - make_interval(secs => ${seconds}) where id = ${familyOf(refreshToken)}`.execute(
    service.db,
  );

describe("signing in", () => {
  it.each(userTypes)("S7.49 lets %s in by the username in lower case, and says who it is", async (type) => {
    const { status, payload } = await service.login(type.toLowerCase());
    expect([status, payload.userType]).toEqual([200, type]);
    const me = await whoAmI(service.client(payload.access_token ?? null));
    expect(me.payload).toMatchObject({ userType: type, username: type.toLowerCase() });
    expect(typeof me.payload.helpAndSupportActive).toBe("boolean");
  });

  it("S3.01 S7.11 sends the current user's id, userType, username and helpAndSupportActive, and nothing secret", async () => {
    const { payload } = await whoAmI(await service.signIn("admin"));
    expect(Object.keys(payload).toSorted()).toEqual([
      "helpAndSupportActive",
      "id",
      "mustChangePassword",
      "name",
      "userType",
      "username",
    ]);
  });

  it("does not mind capitals and blanks around the username", async () => {
    expect((await service.login(" Super_Admin ")).status).toBe(200);
  });

  it("S4.07 says the same of a wrong password and of an unknown username", async () => {
    const wrong = await service.login("admin", "not the password");
    const unknown = await service.login("nobody_here", "not the password");
    for (const { status, code, errorMessage } of [wrong, unknown]) {
      expect([status, code, errorMessage]).toEqual([401, "login.refused", "Username or password is incorrect"]);
    }
  });

  it("S5.37 S5.38 S5.39 S5.40 checks the form with the words of the browser", async () => {
    const { status, errors } = await nobody.call(sessionEndpoints.login, {
      body: { username: "u".repeat(31), password: "p".repeat(31) },
    });
    expect(status).toBe(422);
    expect(errors).toEqual([
      { field: "username", message: "maximum length cannot be more than 30" },
      { field: "password", message: "Password can't exceed 30 characters!" },
    ]);
    const empty = await nobody.call(sessionEndpoints.login, { body: { username: "", password: "" } });
    expect(empty.errors.map(({ field }) => field)).toEqual(["username", "password"]);
  });

  it("keeps sign-ins and refusals in the audit log, without what was typed", async () => {
    await service.login("fsa", "a wrong password");
    await service.login("fsa");
    const rows = await service.db
      .selectFrom("audit_log")
      .selectAll()
      .where("action", "=", "session.opened")
      .where("actor_username", "=", "fsa")
      .execute();
    expect(rows.map(({ refusal }) => refusal)).toEqual(expect.arrayContaining(["login.refused", null]));
    expect(JSON.stringify(rows)).not.toContain("a wrong password");
  });

  it("limits the tries of one account, says when to come back, and leaves others alone", async () => {
    const tries = [];
    for (let i = 0; i < 12; i++) tries.push(await service.login("onboarding_agent", "guess"));
    expect(tries.slice(0, 10).every(({ status }) => status === 401)).toBe(true);
    expect(tries[11]?.status).toBe(429);
    expect(Number(tries[11]?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await service.login("onboarding_agent")).status).toBe(429);
    expect((await service.login("onboarding_manager")).status).toBe(200);
  });
});

describe("the second step", () => {
  const begin = async () => {
    // As if the sign-ins before had been long ago: their number is limited.
    await sql`update code_challenge set sent_at = sent_at - interval '2 hours'`.execute(service.db);
    const { payload } = await service.login("two_step");
    return { token: payload.token ?? "", code: service.codes.at(-1)?.code ?? "", payload };
  };
  const enter = (token: string, otp: string) => nobody.call(sessionEndpoints.otp, { body: { token, otp } });
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

  it("gives no token for the password alone, and tokens for the code that was sent", async () => {
    const { token, code, payload } = await begin();
    expect(payload).toMatchObject({ otpRequired: true, sentTo: expect.stringMatching(/^\*{6}\d{4}$/) });
    expect(payload.access_token).toBeUndefined();
    const { status, payload: tokens } = await enter(token, code);
    expect([status, tokens.userType]).toEqual([200, "ADMIN"]);
    expect((await whoAmI(service.client(tokens.access_token))).payload.username).toBe("two_step");
    expect((await enter(token, code)).status).toBe(401);
  });

  it("S5.41 asks for the code in the words of the specification", async () => {
    const { token } = await begin();
    expect((await enter(token, "")).errorMessage).toBe("Otp is required");
  });

  it("counts five wrong codes and then refuses the right one too", async () => {
    const { token, code } = await begin();
    const first = await enter(token, wrong(code));
    expect([first.status, first.code, first.errorMessage]).toEqual([
      401,
      "otp.refused",
      "The code is incorrect: 4 attempts left",
    ]);
    for (let i = 0; i < 4; i++) await enter(token, wrong(code));
    await sql`delete from rate_limit where name like 'otp%'`.execute(service.db);
    expect((await enter(token, code)).errorMessage).toBe("This code is no longer valid. Please sign in again");
  });

  it("lets exactly one of two calls with the right code in", async () => {
    const { token, code } = await begin();
    const statuses = await Promise.all([enter(token, code), enter(token, code)]);
    expect(statuses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
  });

  it("refuses a code that is five minutes old", async () => {
    const { token, code } = await begin();
    await sql`update code_challenge set sent_at = sent_at - interval '5 minutes' where id = ${token}`.execute(
      service.db,
    );
    expect((await enter(token, code)).status).toBe(401);
  });

  it("sends another code after half a minute, and the first is worth nothing then", async () => {
    const { token, code } = await begin();
    const soon = await nobody.call(sessionEndpoints.resendOtp, { body: { token } });
    expect([soon.status, Number(soon.headers.get("retry-after"))]).toEqual([429, 30]);
    await sql`update code_challenge set sent_at = sent_at - interval '31 seconds' where id = ${token}`.execute(
      service.db,
    );
    const again = await nobody.call(sessionEndpoints.resendOtp, { body: { token } });
    expect(again.payload).toMatchObject({ resendAfter: 30 });
    const renewed = service.codes.at(-1)?.code ?? "";
    // One time in a million both codes are the same, and then the first is as good as the second.
    expect((await enter(token, code)).status === 401 || renewed === code).toBe(true);
    expect((await enter(token, renewed)).status === 200 || renewed === code).toBe(true);
  });

  it("stops whoever knows the password from asking for codes without end", async () => {
    await begin();
    for (let i = 0; i < 9; i++) expect((await service.login("two_step")).status).toBe(200);
    expect((await service.login("two_step")).status).toBe(429);
  });
});

describe("renewing a session", () => {
  it("S7.25 S7.26 S7.27 answers both tokens again, and both are good", async () => {
    const { refreshToken } = await service.signIn("super_admin");
    const { status, payload } = await refresh(refreshToken);
    expect([status, Object.keys(payload).toSorted()]).toEqual([200, ["access_token", "refresh_token"]]);
    expect(payload.refresh_token).not.toBe(refreshToken);
    expect((await whoAmI(service.client(payload.access_token))).status).toBe(200);
    expect((await refresh(payload.refresh_token)).status).toBe(200);
  });

  it("gives two tabs that renew at once the same successor, and signs neither out", async () => {
    const { refreshToken } = await service.signIn("super_admin");
    const [one, other] = await Promise.all([refresh(refreshToken), refresh(refreshToken)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(one.payload.refresh_token).toBe(other.payload.refresh_token);
    expect((await refresh(one.payload.refresh_token)).status).toBe(200);
  });

  it("never signs twenty tabs out, however they race", async () => {
    const { refreshToken } = await service.signIn("super_admin");
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken)));
    expect(new Set(answers.map(({ status, payload }) => `${status} ${payload?.refresh_token}`)).size).toBe(1);
  });

  it("ends the whole family when a used token is shown again after the grace", async () => {
    const client = await service.signIn("super_admin");
    const { payload } = await refresh(client.refreshToken);
    await age(client.refreshToken, 11);
    const replay = await refresh(client.refreshToken);
    expect([replay.status, replay.code, replay.errorMessage]).toEqual([401, "session.expired", "You are unauthorized"]);
    expect(await endOf(service.db, client.refreshToken)).toBe("replay");
    expect((await refresh(payload.refresh_token)).status).toBe(401);
    expect((await whoAmI(service.client(payload.access_token))).status).toBe(401);
  });

  it("refuses what it did not sign, and a session left alone for seven days", async () => {
    const { refreshToken } = await service.signIn("super_admin");
    expect((await refresh(`${refreshToken.slice(0, -1)}${refreshToken.endsWith("A") ? "B" : "A"}`)).status).toBe(401);
    expect((await refresh("nonsense")).status).toBe(401);
    await age(refreshToken, 7 * 24 * 3600);
    expect((await refresh(refreshToken)).status).toBe(401);
  });

  it("ends with a logout, for this device only", async () => {
    const here = await service.signIn("super_admin");
    const there = await service.signIn("super_admin");
    expect((await here.call(sessionEndpoints.logout)).payload).toEqual({ done: true });
    expect((await whoAmI(here)).status).toBe(401);
    expect((await refresh(here.refreshToken)).status).toBe(401);
    expect((await whoAmI(there)).status).toBe(200);
  });

  it("puts no token and no code into the log", async () => {
    const { refreshToken, token } = await service.signIn("super_admin");
    await refresh(refreshToken);
    const log = service.logged.join("\n");
    expect(log).not.toContain(refreshToken.split(".")[2]);
    expect(log).not.toContain(token);
  });
});

describe("changing the password", () => {
  const change = (client: Client, body: { username: string; currentPassword: string; newPassword: string }) =>
    client.call(userEndpoints.changePassword, { body });
  const values = (currentPassword: string, newPassword: string) => ({
    username: "hub_manager",
    currentPassword,
    newPassword,
  });

  it("S5.42 S5.43 S5.44 refuses what the form refuses, in its words", async () => {
    const client = await service.signIn("hub_manager");
    expect((await change(client, values("", ""))).errors).toEqual([
      { field: "currentPassword", message: "Current password is required!" },
      { field: "newPassword", message: "Password is required!" },
    ]);
    expect((await change(client, values(demoPassword, "x".repeat(31)))).errors).toEqual([
      { field: "newPassword", message: "Password can't exceed 30 characters!" },
    ]);
  });

  it("says at its field that the current password is wrong, and that the new one is no good", async () => {
    const client = await service.signIn("hub_manager");
    expect((await change(client, values("not it", "A new one 1"))).errors).toEqual([
      { field: "currentPassword", message: "Current password is incorrect" },
    ]);
    expect((await change(client, values(demoPassword, "short"))).errors).toEqual([
      { field: "newPassword", message: "Password must be at least of 8 characters." },
    ]);
    expect((await change(client, values(demoPassword, "Hub_Manager1"))).errors).toEqual([
      { field: "newPassword", message: "This password is easily guessed. Please choose another" },
    ]);
    expect((await change(client, values(demoPassword, demoPassword))).errors[0]?.field).toBe("newPassword");
  });

  it("S7.22 S7.23 changes it, keeps this session and ends all others of the user, of nobody else", async () => {
    const here = await service.signIn("hub_manager");
    const there = await service.signIn("hub_manager");
    const other = await service.signIn("admin");
    expect((await change(here, values(demoPassword, "Another one 2"))).status).toBe(200);
    expect((await whoAmI(here)).status).toBe(200);
    expect((await refresh(here.refreshToken)).status).toBe(200);
    expect((await whoAmI(there)).status).toBe(401);
    expect((await refresh(there.refreshToken)).status).toBe(401);
    expect((await whoAmI(other)).status).toBe(200);
    expect((await service.login("hub_manager")).status).toBe(401);
    expect((await service.login("hub_manager", "Another one 2")).status).toBe(200);
  });
});

it("makes the first administrator of an empty production database from the configuration", async () => {
  const { startTestService } = await import("../../test/service.ts");
  const { areas } = await import("../index.ts");
  const fresh = await startTestService({
    areas,
    env: { O2R_ADMIN_USERNAME: "root.admin", O2R_ADMIN_PASSWORD: "a long password 9" },
  });
  try {
    const users = await fresh.db.selectFrom("app_user").select(["username", "user_type"]).execute();
    expect(users).toEqual([{ username: "root.admin", user_type: "SUPER_SUPER_ADMIN" }]);
    const body = { username: "root.admin", password: "a long password 9" };
    expect((await fresh.client(null).call(sessionEndpoints.login, { body })).status).toBe(200);
  } finally {
    await fresh.stop();
  }
});
