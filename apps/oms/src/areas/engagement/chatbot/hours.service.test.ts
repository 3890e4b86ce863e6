import { afterAll, describe, expect, it } from "vitest";
import { helpHoursEndpoints as hours, ticketEndpoints as ticket } from "@o2r/api/contract/engagement";
import { startDemoService } from "../../test/demo-service.ts";

const service = await startDemoService({ O2R_LIMIT_FACTOR: "100" });
const [superAdmin, admin] = await Promise.all([service.signIn("super_admin"), service.signIn("admin")]);
afterAll(() => service.stop());
const read = async () => (await superAdmin.call(hours.get)).payload;

describe("the hours of help", () => {
  it("are from 9 to 21 each day, with an answer in 30 minutes and a solution in 24 hours, until they are changed", async () => {
    const { firstMinutes, solveMinutes, hours: all } = await read();
    expect([firstMinutes, solveMinutes, all.length]).toEqual([30, 1440, 7]);
    expect(all.every(({ from, to }) => from === "09:00" && to === "21:00")).toBe(true);
    expect((await admin.call(hours.get)).status).toBe(403);
  });

  it("are what the clock of a new ticket goes by, and written down", async () => {
    const { id, version } = await read();
    const always = ["1", "2", "3", "4", "5", "6", "7"].map((day) => ({ day, from: "00:00", to: "24:00" }));
    await service.db.updateTable("holiday").set({ active: false }).execute();
    const body = { firstMinutes: 10, solveMinutes: 60, hours: always };
    const { status } = await superAdmin.call(hours.update, { params: { id }, version, body });
    expect(status).toBe(200);
    const { id: retailerId } = await service.db.selectFrom("retailer").select("id").executeTakeFirstOrThrow();
    const opened = await admin.call(ticket.create, {
      body: { retailerId, topic: "OTHER", priority: "NORMAL", subject: "Clock", text: "When?" },
    });
    const row = await service.db
      .selectFrom("ticket")
      .select(["first_due", "solve_due", "created_at"])
      .where("id", "=", opened.payload.id)
      .executeTakeFirstOrThrow();
    const minutes = (due: string | null) => (Date.parse(due ?? "") - Date.parse(row.created_at)) / 60_000;
    expect([minutes(row.first_due), minutes(row.solve_due)]).toEqual([10, 60]);
    const { payload } = await superAdmin.call(hours.history, { params: { id } });
    expect(payload[0]?.changes.map(({ field }) => field)).toContain("firstMinutes");
  });

  it("never end before they begin", async () => {
    const { id, version } = await read();
    const body = { firstMinutes: 10, solveMinutes: 60, hours: [{ day: "1", from: "21:00", to: "09:00" }] };
    const { status, errors } = await superAdmin.call(hours.update, { params: { id }, version, body });
    expect([status, errors]).toEqual([422, [{ field: "hours.0.to", message: "This is not after it begins" }]]);
  });
});
