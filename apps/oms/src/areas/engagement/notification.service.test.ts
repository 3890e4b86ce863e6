import { afterAll, beforeAll, expect, it } from "vitest";
import { userTypes } from "@o2r/api/contract";
import { notificationEndpoints as notification } from "@o2r/api/contract/engagement";
import { startDemoService, type DemoService } from "../test/demo-service.ts";

let service: DemoService;
beforeAll(async () => void (service = await startDemoService()));
afterAll(() => service.stop());

const withoutBell = ["RETAILER", "SUPER_SUPER_ADMIN"];

it.each(userTypes)(
  "S4.13 S4.14 S6.15 %s gets notifications, unless it is RETAILER or SUPER_SUPER_ADMIN",
  async (type) => {
    const { status, payload } = await (await service.signIn(type.toLowerCase())).call(notification.pull);
    const expected = withoutBell.includes(type) ? [403, false] : [200, true];
    // Of some, more waits for who may approve it.
    expect([status, (payload?.length ?? 0) >= 7]).toEqual(expected);
  },
);

it("S3.04 S7.12 S7.13 are listed newest first, with what they are about", async () => {
  const { payload } = await (await service.signIn("admin")).call(notification.pull);
  const dates = payload.map(({ creationDate }) => creationDate);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(payload.filter(({ read }) => read)).toHaveLength(4);
  expect(payload.filter(({ read }) => !read).length).toBeGreaterThanOrEqual(3);
  for (const each of payload) expect(Object.keys(each).sort()).toEqual(["creationDate", "data", "id", "read", "type"]);
  expect(payload.filter(({ type }) => type === "TICKET").every(({ data }) => data.ticketId)).toBe(true);
});

it("S7.14 S7.15 S7.16 are marked read by a bare array of ids, one's own only", async () => {
  const [mine, other] = await Promise.all([service.signIn("hub_manager"), service.signIn("cwh_manager")]);
  const theirs = (await other.call(notification.pull)).payload.map(({ id }) => id);
  const { payload } = await mine.call(notification.pull);
  const unread = payload.filter(({ read }) => !read).map(({ id }) => id);
  const answer = await mine.call(notification.markRead, { body: [...unread, ...theirs], key: null });
  expect(answer.payload).toEqual({ done: true });
  expect((await mine.call(notification.pull)).payload.every(({ read }) => read)).toBe(true);
  expect((await other.call(notification.pull)).payload.filter(({ read }) => !read)).toHaveLength(3);
  expect((await mine.call(notification.markRead, { body: [] })).status).toBe(200);
});
