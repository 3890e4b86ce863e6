import { afterAll, expect, it } from "vitest";
import { userAccountEndpoints as users, type UserAccount, type UserValues } from "@o2r/api/contract/parties";
import { ticketEndpoints as tickets } from "@o2r/api/contract/engagement";
import { userEndpoints } from "@o2r/api/contract/session";
import { startDemoService } from "../../test/demo-service.ts";

const service = await startDemoService({ O2R_LIMIT_FACTOR: "1000" });
afterAll(() => service.stop());
const superAdmin = await service.signIn("super_admin");
const supervisor = await service.signIn("cc_supervisor");

const accountOf = async (username: string): Promise<UserAccount> => {
  const found = service.db.selectFrom("app_user").select("id").where("username", "=", username);
  const { id } = await found.executeTakeFirstOrThrow();
  return (await superAdmin.call(users.get, { params: { id } })).payload;
};
const valuesOf = ({ supervisor: _s, dialer: _d, assigned: _a, id: _i, version: _v, active: _c, ...row }: UserAccount) =>
  // As the form has read it.
  Object.fromEntries(
    Object.entries(row).filter(([key, value]) => key !== "updatedAt" && value !== null && value !== ""),
  ) as unknown as UserValues;
const queue = { query: { q: "", sort: "due", size: 10, cursor: null } } as const;

it("Help & support opens to somebody from when their account says so, and shuts when it does not", async () => {
  const agent = await service.signIn("onboarding_agent");
  const before = await accountOf("onboarding_agent");
  const id = { params: { id: before.id } };
  const write = (account: UserAccount, helpAndSupportActive: boolean) =>
    superAdmin.call(users.update, {
      ...id,
      version: account.version,
      body: { ...valuesOf(account), helpAndSupportActive },
    });
  const off = await write(before, false);
  expect((await agent.call(userEndpoints.current)).payload.helpAndSupportActive).toBe(false);
  expect((await agent.call(tickets.list, queue)).status).toBe(403);

  const on = await write(off.payload, true);
  expect(on.payload).toMatchObject({ helpAndSupportActive: true });
  expect((await agent.call(userEndpoints.current)).payload.helpAndSupportActive).toBe(true);
  expect((await agent.call(tickets.list, queue)).status).toBe(200);

  const { payload: told } = await superAdmin.call(users.history, id);
  expect(told[0]?.changes).toEqual([{ field: "helpAndSupportActive", before: false, after: true }]);
});

it("a supervisor opens it to an agent of the own team", async () => {
  const agent = await accountOf("calling_agent");
  const body = { ...valuesOf(agent), helpAndSupportActive: !agent.helpAndSupportActive };
  const { payload } = await supervisor.call(users.update, { params: { id: agent.id }, version: agent.version, body });
  expect(payload.helpAndSupportActive).toBe(!agent.helpAndSupportActive);
  const { payload: me } = await (await service.signIn("calling_agent")).call(userEndpoints.current);
  expect(me.helpAndSupportActive).toBe(!agent.helpAndSupportActive);
});
