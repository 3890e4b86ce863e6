import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sessionEndpoints, userEndpoints } from "@o2r/api/contract/session";
import { startDemoService, type DemoService } from "../test/demo-service.ts";
import { openSession } from "./open-session.ts";
import { refreshGraceMs } from "./decide-refresh.ts";
import { familyOf } from "./test/session-family.ts";

let service: DemoService;
let user: Parameters<typeof openSession>[1]["user"];

beforeAll(async () => {
  service = await startDemoService({ O2R_LIMIT_FACTOR: "1000" });
  user = await service.db
    .selectFrom("app_user")
    .select(["id", "username", "user_type"])
    .where("username", "=", "super_admin")
    .executeTakeFirstOrThrow();
});
afterAll(() => service.stop());

const refresh = (refreshToken: string) =>
  service.client(null).call(sessionEndpoints.refresh, { query: { refreshToken } });
const begin = async (): Promise<string> => {
  const { refresh_token } = await openSession(
    service.db,
    { user, now: new Date(), requestId: crypto.randomUUID(), agent: "", address: "127.0.0.1" },
    service.services,
  );
  return refresh_token;
};
const family = (refreshToken: string) =>
  service.db
    .selectFrom("session_family")
    .select(["generation", "revoked_for"])
    .where("id", "=", familyOf(refreshToken))
    .executeTakeFirstOrThrow();

describe("S4.03 S7.27 two tabs that renew one session at the same moment", () => {
  it("500 times over, with every tenth answer lost and asked for again, are never signed out", async () => {
    const rounds = 500;
    const first = await begin();
    let shared = first;
    for (let round = 1; round <= rounds; round += 1) {
      const shown = shared;
      const answers = await Promise.all([refresh(shown), refresh(shown)]);
      if (round % 10 === 0) answers.push(await refresh(shown));
      expect(new Set(answers.map(({ status }) => status)), `round ${round}`).toEqual(new Set([200]));
      const successors = new Set(answers.map(({ payload }) => payload.refresh_token));
      expect(successors.size).toBe(1);
      shared = [...successors].join("");
    }
    expect(await family(first)).toEqual({ generation: rounds + 1, revoked_for: null });
  }, 300_000);
});

describe("a used token that is shown after the grace", () => {
  it("ends its family every one of 100 times, with the good token of whoever holds it", async () => {
    for (let time = 0; time < 100; time += 1) {
      const used = await begin();
      const { payload } = await refresh(used);
      await sql`update session_family set rotated_at = rotated_at - make_interval(secs => ${refreshGraceMs / 1000})
        where id = ${familyOf(used)}`.execute(service.db);
      expect((await refresh(used)).status).toBe(401);
      expect((await refresh(payload.refresh_token)).status).toBe(401);
      expect((await service.client(payload.access_token).call(userEndpoints.current)).status).toBe(401);
      expect((await family(used)).revoked_for).toBe("replay");
    }
  });
});
