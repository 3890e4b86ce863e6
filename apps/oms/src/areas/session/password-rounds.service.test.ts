import { sql, type Updateable } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sessionEndpoints, userEndpoints } from "@o2r/api/contract/session";
import type { Database } from "../../db/schema.ts";
import { demoPassword } from "../../demo/parties/make-users.ts";
import { startDemoService, type DemoService } from "../test/demo-service.ts";
import { hashPassword } from "./passwords.ts";

let service: DemoService;

beforeAll(async () => {
  service = await startDemoService({ O2R_LIMIT_FACTOR: "1000" });
});
afterAll(() => service.stop());

const six = <T>(act: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: 6 }, act));
const enter = (token: string, otp: string) => service.client(null).call(sessionEndpoints.otp, { body: { token, otp } });
const statusOf = async (token: string) => (await service.client(token).call(userEndpoints.current)).status;
const refresh = (refreshToken: string) =>
  service.client(null).call(sessionEndpoints.refresh, { query: { refreshToken } });

/** The answer of a call that finds the row of that user held, and may read it only once it has changed. */
const overtake = async <T>(
  username: string,
  change: Updateable<Database["app_user"]>,
  call: () => Promise<T>,
): Promise<T> => {
  const { answer } = await service.db.transaction().execute(async (trx) => {
    await trx.updateTable("app_user").set(change).where("username", "=", username).execute();
    const started = call();
    const waiting = sql<{ n: number }>`select count(*)::int as n from pg_locks where not granted
      and pid in (select pid from pg_stat_activity where datname = current_database())`;
    await expect.poll(async () => (await waiting.execute(service.db)).rows[0]?.n, { interval: 5 }).toBeGreaterThan(0);
    // Not awaited here: it goes on only once this transaction has ended.
    return { answer: started };
  });
  return answer;
};

describe("a password that is changed at the moment when others sign in with the old one", () => {
  it("8 times over, leaves none of their six sessions alive", async () => {
    let old = demoPassword;
    let survivors = 0;
    for (let round = 0; round < 8; round += 1) {
      const { payload } = await service.login("hub_manager", old);
      const mine = service.client(payload.access_token ?? null);
      const chosen = `A new one, round ${round}`;
      const body = { username: "hub_manager", currentPassword: old, newPassword: chosen };
      const [changed, ...logins] = await Promise.all([
        mine.call(userEndpoints.changePassword, { body }),
        ...Array.from({ length: 6 }, () => service.login("hub_manager", old)),
      ]);
      expect(changed.status).toBe(200);
      for (const { payload: tokens } of logins) {
        if (tokens?.access_token === undefined) continue;
        if ((await statusOf(tokens.access_token)) === 200) survivors += 1;
        if ((await refresh(tokens.refresh_token ?? "")).status === 200) survivors += 1;
      }
      expect(await statusOf(mine.token ?? "")).toBe(200);
      old = chosen;
    }
    expect(survivors).toBe(0);
  });

  it("refuses the one who has shown the old one just before, also at the second step", async () => {
    const password_hash = await hashPassword("Another one 3");
    const login = await overtake("fsa", { password_hash }, () => service.login("fsa"));
    expect([login.status, login.errorMessage]).toEqual([401, "Username or password is incorrect"]);
    const sent = service.codes.length;
    const first = await overtake("two_step", { password_hash }, () => service.login("two_step"));
    expect([first.status, service.codes.length]).toEqual([401, sent]);
    await sql`update app_user set password_hash = ${await hashPassword(demoPassword)} where username = 'two_step'`.execute(
      service.db,
    );
  });

  it("is hashed before its transaction: a wrong one is refused while another holds the person's row", async () => {
    const mine = await service.signIn("cc_supervisor");
    const change = (currentPassword: string) =>
      mine.call(userEndpoints.changePassword, {
        body: { username: "cc_supervisor", currentPassword, newPassword: "Another one 4" },
      });
    const refused = [422, [{ field: "currentPassword", message: "Current password is incorrect" }]];
    await service.db.transaction().execute(async (trx) => {
      await sql`select from app_user where username = 'cc_supervisor' for update`.execute(trx);
      const { status, errors } = await change("Not this one 1");
      expect([status, errors]).toEqual(refused);
    });
    const password_hash = await hashPassword("Another one 5");
    const { status, errors } = await overtake("cc_supervisor", { password_hash }, () => change(demoPassword));
    expect([status, errors]).toEqual(refused);
  });

  it("is worth nothing to a code that was sent before, even when it is entered at that moment", async () => {
    let old = demoPassword;
    const survivors: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      await sql`delete from code_challenge`.execute(service.db);
      const begin = async () => {
        const { payload } = await service.login("two_step", old);
        return { token: payload.token ?? "", otp: service.codes.at(-1)?.code ?? "" };
      };
      const own = await begin();
      const mine = service.client((await enter(own.token, own.otp)).payload.access_token);
      const other = await begin();
      const chosen = `A new one, round ${round}`;
      const body = { username: "two_step", currentPassword: old, newPassword: chosen };
      const [entered, changed, again] = await Promise.all([
        enter(other.token, other.otp),
        mine.call(userEndpoints.changePassword, { body }),
        six(() => service.login("two_step", old)),
      ]);
      expect(changed.status).toBe(200);
      if (entered.status === 200) survivors.push(await statusOf(entered.payload.access_token));
      const code = service.codes.at(-1)?.code ?? "";
      for (const { payload } of again) {
        if (payload?.token !== undefined) survivors.push((await enter(payload.token, code)).status);
      }
      old = chosen;
    }
    expect(survivors.filter((status) => status !== 401)).toEqual([]);
  });
});

describe("a person who is blocked at that moment", () => {
  it("is not let in, and gets no further code", async () => {
    const blocked_at = new Date();
    const login = await overtake("retailer", { state: "BLOCKED", blocked_at }, () => service.login("retailer"));
    expect([login.status, login.errorMessage]).toEqual([401, expect.stringContaining("blocked")]);

    await sql`delete from code_challenge`.execute(service.db);
    await sql`update app_user set password_hash = ${await hashPassword(demoPassword)} where username = 'two_step'`.execute(
      service.db,
    );
    const { payload } = await service.login("two_step");
    const token = payload.token ?? "";
    const entered = await overtake("two_step", { state: "BLOCKED", blocked_at }, () =>
      enter(token, service.codes.at(-1)?.code ?? ""),
    );
    expect([entered.status, entered.errorMessage]).toEqual([401, expect.stringContaining("blocked")]);
    await sql`update code_challenge set used_at = null, sent_at = sent_at - interval '31 seconds'`.execute(service.db);
    const sent = service.codes.length;
    const resent = await service.client(null).call(sessionEndpoints.resendOtp, { body: { token } });
    expect([resent.status, service.codes.length]).toEqual([401, sent]);
  });

  it("is answered nothing in the sessions that are open, and cannot renew them even once unblocked", async () => {
    const { token, refreshToken } = await service.signIn("calling_agent");
    const block = (at: Date | null) =>
      service.db
        .updateTable("app_user")
        .set({ state: at ? "BLOCKED" : "ACTIVE", blocked_at: at })
        .where("username", "=", "calling_agent")
        .execute();
    await block(new Date());
    expect(await statusOf(token ?? "")).toBe(401);
    expect((await six(() => refresh(refreshToken))).map(({ status }) => status)).toEqual(Array(6).fill(401));
    await block(null);
    expect((await refresh(refreshToken)).status).toBe(401);
  });
});
