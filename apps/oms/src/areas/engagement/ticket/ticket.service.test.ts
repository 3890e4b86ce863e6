import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  eventEndpoints,
  notificationEndpoints,
  ticketEndpoints as ticket,
  ticketLife,
} from "@o2r/api/contract/engagement";
import { walkLifecycle } from "../../../trade/lifecycle/test/walk-lifecycle.ts";
import type { Client } from "../../../test/client.ts";
import { startDemoService } from "../../test/demo-service.ts";
import { uploadPicture } from "../../test/upload-picture.ts";
import { watchTickets } from "./watch-clock.ts";

const service = await startDemoService({ O2R_LIMIT_FACTOR: "100" });
afterAll(() => service.stop());
// Whose help and support is off in the demo is shown below.
await service.db
  .updateTable("app_user")
  .set({ help_and_support_active: true })
  .where("username", "in", ["super_admin", "fsa"])
  .execute();
const admin = await service.signIn("admin");
const superAdmin = await service.signIn("super_admin");
const agent = await service.signIn("calling_agent");
const hub = await service.signIn("hub_manager");
const fsa = await service.signIn("fsa");

const person = (username: string) =>
  service.db.selectFrom("app_user").select(["id", "name"]).where("username", "=", username).executeTakeFirstOrThrow();
const shopOf = async (by: "agent" | "nobody") => {
  const { id } = await person("calling_agent");
  return service.db
    .selectFrom("retailer")
    .select(["id", "establishment"])
    .where("owner_id", by === "agent" ? "=" : "is", by === "agent" ? id : null)
    .where("state", "=", "ACTIVE")
    .orderBy("id")
    .executeTakeFirstOrThrow();
};
let shop: string;
beforeAll(async () => {
  shop = (await shopOf("agent")).id;
});

const opened = async (retailerId = shop, as = admin) => {
  const { status, payload, errors } = await as.call(ticket.create, {
    body: { retailerId, topic: "SHORT", priority: "HIGH", subject: "One carton short", text: "Only 1 of 2 came" },
  });
  expect([status, errors]).toEqual([200, []]);
  return payload;
};
const at = (row: { id: string; version: number }) => ({ params: { id: row.id }, version: row.version });
const say = (
  as: Client,
  id: string,
  text: string,
  more: { kind?: "REPLY" | "NOTE"; seen?: number; attachments?: string[] } = {},
) => as.call(ticket.send, { params: { id }, body: { kind: "REPLY", seen: 99, text, ...more } });
const find = async (id: string) => (await admin.call(ticket.get, { params: { id } })).payload;

describe("a ticket", () => {
  it("is claimed by one of two agents who try at once, on each of 100 tickets, and the other learns who holds it", async () => {
    const rows = await Promise.all(Array.from({ length: 100 }, () => opened()));
    const names = { admin: (await person("admin")).name, superAdmin: (await person("super_admin")).name };
    const tries = await Promise.all(
      rows.map(async (row) => ({
        row,
        answers: await Promise.all([admin.call(ticket.collect, at(row)), superAdmin.call(ticket.collect, at(row))]),
      })),
    );
    for (const { row, answers } of tries) {
      const [mine, theirs] = answers;
      expect([mine.status, theirs.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
      const [winner, loser] = mine.status === 200 ? [names.admin, theirs] : [names.superAdmin, mine];
      expect(loser.errorMessage).toBe(`${winner} holds this ticket`);
      expect(await find(row.id)).toMatchObject({ state: "ASSIGNED", holder: winner });
    }
  });

  it("is answered by its holder alone, and by nobody who has not read the newest message", async () => {
    const row = await opened();
    expect((await say(admin, row.id, "Hello")).errorMessage).toBe("Claim the ticket before you answer");
    const claimed = (await agent.call(ticket.collect, at(row))).payload;
    const { name } = await person("calling_agent");
    const other = await say(admin, row.id, "Hello");
    expect([other.status, other.errorMessage]).toEqual([403, `${name} answers this ticket`]);
    const blind = await say(agent, row.id, "Hello", { seen: 0 });
    expect([blind.status, blind.errorMessage]).toEqual([409, "A message came while you were writing"]);
    expect((await say(agent, row.id, "Sorry for this")).status).toBe(200);
    const now = await find(row.id);
    expect(now).toMatchObject({ state: "IN_PROGRESS", lastText: "Sorry for this", lastFrom: "STAFF" });
    expect(now.firstAnsweredAt).not.toBeNull();
    expect(now.version).toBeGreaterThan(claimed.version);
  });

  it("takes notes of anybody who reaches it, with attachments that those who reach it may read", async () => {
    const row = await opened();
    const picture = await uploadPicture(admin);
    const note = await say(admin, row.id, "Hub counted the van", { kind: "NOTE", seen: 0, attachments: [picture] });
    expect(note.payload.attachments.map(({ id }) => id)).toEqual([picture]);
    expect((await agent.raw(`/oms/document/${picture}/content`)).status).toBe(200);
    expect((await hub.raw(`/oms/document/${picture}/content`)).status).toBe(404);
    expect((await find(row.id)).firstAnsweredAt).toBeNull();
  });

  it("shows nobody a file that whoever attaches it may not read", async () => {
    const row = await opened();
    const secret = await uploadPicture(hub);
    const note = await say(agent, row.id, "Look", { kind: "NOTE", seen: 0, attachments: [secret] });
    expect([note.status, note.errors]).toEqual([
      422,
      [{ field: "attachments", message: "A file does not exist any more. Please upload it again" }],
    ]);
    expect((await agent.raw(`/oms/document/${secret}/content`)).status).toBe(404);
  });

  it("stands still while it waits for the retailer, and its clock goes on with what was left", async () => {
    const row = await opened();
    const claimed = (await admin.call(ticket.collect, at(row))).payload;
    const waiting = (await admin.call(ticket.wait, at(claimed))).payload;
    expect(waiting).toMatchObject({ state: "WAITING_ON_RETAILER", clock: "PAUSED", due: null, solveDue: null });
    const on = (await admin.call(ticket.resume, at(waiting))).payload;
    expect(Math.abs(Date.parse(on.solveDue ?? "") - Date.parse(row.solveDue ?? ""))).toBeLessThan(60_000);
  });

  it("is given to somebody who looks after the retailer, who is told, and to nobody else", async () => {
    const row = await opened();
    const { id: stranger } = await person("hub_manager");
    const wrong = await admin.call(ticket.assign, { ...at(row), body: { holderId: stranger } });
    expect(wrong.errors).toEqual([{ field: "holderId", message: "They do not look after this retailer" }]);
    const { id, name } = await person("calling_agent");
    const given = await admin.call(ticket.assign, { ...at(row), body: { holderId: id } });
    expect(given.payload).toMatchObject({ state: "ASSIGNED", holder: name });
    const { payload: bell } = await agent.call(notificationEndpoints.pull);
    expect(bell[0]).toMatchObject({
      type: "TICKET",
      data: { ticketId: row.id, page: `/ticket-management?ticketId=${row.id}` },
    });
    expect(bell[0]?.data.msg).toContain(`gave you ${row.number}`);
  });

  it("goes back to whom it was taken from as an undo, for as long as nobody has changed it since", async () => {
    const [first, second] = [await person("calling_agent"), await person("super_admin")];
    const give = (row: { id: string; version: number }, holderId: string, undoes: boolean) =>
      admin.call(ticket.assign, { ...at(row), body: { holderId }, undoes });
    const held = (await give(await opened(), first.id, false)).payload;
    const given = (await give(held, second.id, false)).payload;
    const back = await give(given, first.id, true);
    expect([back.status, back.payload.holder]).toEqual([200, first.name]);
    const { payload } = await admin.call(ticket.history, { params: { id: held.id } });
    expect(payload.slice(0, 2).map(({ action, undoes }) => [action, undoes ?? false])).toEqual([
      ["ticket.assigned", true],
      ["ticket.assigned", false],
    ]);
    const late = await give(given, first.id, true);
    expect([late.status, late.code]).toEqual([412, "row.stale"]);
  });

  it("is resolved with a category, comes back to its holder within seven days, and not after them", async () => {
    const row = await opened();
    const claimed = (await agent.call(ticket.collect, at(row))).payload;
    const empty = await agent.call(ticket.resolve, { ...at(claimed), body: {} as { category: "SOLVED" } }); // what no form sends
    expect(empty.status).toBe(422);
    const resolved = (await agent.call(ticket.resolve, { ...at(claimed), body: { category: "CREDIT" } })).payload;
    expect(resolved).toMatchObject({ state: "RESOLVED", category: "CREDIT", clock: "KEPT" });
    const back = (await admin.call(ticket.reopen, at(resolved))).payload;
    expect(back).toMatchObject({ state: "ASSIGNED", holderId: claimed.holderId, reopened: 1, category: null });
    const again = (await agent.call(ticket.resolve, { ...at(back), body: { category: "SOLVED" } })).payload;
    await service.db
      .updateTable("ticket")
      .set({ resolved_at: new Date(Date.now() - 8 * 86_400_000) })
      .where("id", "=", row.id)
      .execute();
    const late = await admin.call(ticket.reopen, at(again));
    expect([late.status, late.errorMessage]).toEqual([409, "It was resolved more than 7 days ago: open a new ticket"]);
    await watchTickets(service.db, service.services, new Date());
    expect((await find(row.id)).state).toBe("CLOSED");
  });

  it("that is late is marked once, and its holder is told once", async () => {
    const row = await opened();
    await agent.call(ticket.collect, at(row));
    await service.db
      .updateTable("ticket")
      .set({ first_due: new Date(Date.now() - 60_000) })
      .where("id", "=", row.id)
      .execute();
    await Promise.all([1, 2, 3].map(() => watchTickets(service.db, service.services, new Date())));
    const { payload } = await agent.call(notificationEndpoints.pull);
    const told = payload.filter(({ data }) => data.ticketId === row.id && data.msg.includes("waited too long"));
    expect(told).toHaveLength(1);
    expect(await find(row.id)).toMatchObject({ breached: true, clock: "LATE" });
    const { payload: late } = await agent.call(ticket.list, {
      query: { q: "", sort: "due", size: 10, cursor: null, queue: "MINE,BREACHED" },
    });
    expect(late.content.map(({ id }) => id)).toContain(row.id);
    const heldBy = async (username: string) => {
      const holder = (await person(username)).id;
      const query = { q: row.number, sort: "due", size: 10, cursor: null, holder } as const;
      return (await admin.call(ticket.list, { query })).payload.content.map(({ id }) => id);
    };
    expect([await heldBy("calling_agent"), await heldBy("cc_supervisor")]).toEqual([[row.id], []]);
  });

  it("shows who else looks, and who writes", async () => {
    const row = await opened();
    const ask = (as: Client, typing: boolean) =>
      as.call(ticket.presence, { params: { id: row.id }, query: { typing } });
    expect((await ask(agent, true)).payload.people).toEqual([]);
    const { payload } = await ask(admin, false);
    expect(payload.people).toMatchObject([
      { name: (await person("calling_agent")).name, typing: true, retailer: false },
    ]);
  });
});

describe("who reaches tickets", () => {
  it("works on those of the own retailers, and knows of no others", async () => {
    const own = await opened();
    const foreign = await opened((await shopOf("nobody")).id);
    expect((await agent.call(ticket.get, { params: { id: own.id } })).status).toBe(200);
    for (const call of [ticket.get, ticket.messages, ticket.history, ticket.actions] as const)
      expect((await agent.call(call, { params: { id: foreign.id } })).status).toBe(404);
    expect((await agent.call(ticket.collect, at(foreign))).status).toBe(404);
    expect((await say(agent, foreign.id, "Hello", { kind: "NOTE" })).status).toBe(404);
    const refused = await agent.call(ticket.create, {
      body: { retailerId: foreign.retailerId, topic: "OTHER", priority: "LOW", subject: "Other", text: "Other" },
    });
    expect(refused.errors.map(({ field }) => field)).toEqual(["retailerId"]);
    const { payload } = await agent.call(ticket.counts);
    const { payload: all } = await admin.call(ticket.counts);
    expect(payload.unassigned).toBeLessThan(all.unassigned);
  });

  it("S2.48 is nobody whose help and support is switched off, whatever they may do by their type", async () => {
    await service.db
      .updateTable("app_user")
      .set({ help_and_support_active: false })
      .where("username", "=", "fsa")
      .execute();
    const query = { q: "", sort: "due", size: 10, cursor: null } as const;
    expect((await fsa.call(ticket.list, { query })).status).toBe(403);
    await service.db
      .updateTable("app_user")
      .set({ help_and_support_active: true })
      .where("username", "=", "fsa")
      .execute();
    expect((await fsa.call(ticket.list, { query })).status).toBe(200);
  });

  it("S2.94 hears of a new ticket by the bell, which opens it, and live by the stream, and nobody else does", async () => {
    const row = await opened();
    const bellOf = async (as: Client) =>
      (await as.call(notificationEndpoints.pull)).payload.some(({ data }) => data.ticketId === row.id);
    expect([await bellOf(agent), await bellOf(superAdmin), await bellOf(hub)]).toEqual([true, true, false]);
    const { rows } = await sql<{ user_id: string | null }>`
      select user_id from outbox where entity = 'ticket' and entity_id = ${row.id} and action = 'ticket.opened'`.execute(
      service.db,
    );
    const { id } = await person("calling_agent");
    const { id: stranger } = await person("hub_manager");
    expect(rows.map((one) => one.user_id)).toContain(id);
    expect(rows.map((one) => one.user_id)).not.toContain(stranger);
    expect(eventEndpoints.stream.path).toBe("/api/firebase");
  });
});

describe("the steps of a ticket", () => {
  walkLifecycle({
    life: ticketLife,
    people: { ADMIN: admin, CALLING_AGENT: agent },
    read: find,
    bodies: {
      resolve: () => ({ category: "SOLVED" }),
      assign: () => ({ holderId: holder }),
      nameOrder: () => ({}),
    },
    make: async (state) => {
      const row = await opened();
      const runs = ["OPEN", "ASSIGNED", "IN_PROGRESS"].includes(state);
      await service.db
        .updateTable("ticket")
        .set({
          state: state as "OPEN", // a state of the table
          ...(state !== "OPEN" && { holder_id: holder, held_at: new Date() }),
          ...(!runs && { solve_due: null, solve_left: 3600 }),
        })
        .where("id", "=", row.id)
        .execute();
      return find(row.id);
    },
  });
});
const holder = (await person("super_admin")).id;
