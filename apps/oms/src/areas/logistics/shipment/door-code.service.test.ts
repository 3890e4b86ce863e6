import { runEndpoints as run, shipmentEndpoints as shipment, type ShipmentDetail } from "@o2r/api/contract/logistics";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { cash, openShipmentScene } from "../test/shipment-scene.ts";

const scene = await openShipmentScene();
const { admin, db, service, invoiced, out, visit, whole } = scene;
afterAll(() => service.stop());

const paramsOf = (row: ShipmentDetail) => ({ params: { id: row.id, stopId: row.stopList[0]?.id ?? "" } });
const send = (row: ShipmentDetail) => admin.call(shipment.sendCode, paramsOf(row));
const check = (row: ShipmentDetail, otp: string) => admin.call(shipment.checkCode, { ...paramsOf(row), body: { otp } });
const messagesTo = (row: ShipmentDetail) =>
  db
    .selectFrom("message")
    .select(["body", "secret"])
    .where("template", "=", "delivery.otp")
    .where("recipient", "=", row.stopList[0]?.mobile ?? "")
    .orderBy("id", "desc")
    .execute();
/** The code of the newest message to the shop, as its phone shows it. */
const received = async (row: ShipmentDetail): Promise<string> => (await messagesTo(row))[0]?.body.slice(0, 6) ?? "";
const wrongOf = (right: string): string => (right === "000000" ? "000001" : "000000");
const shift = (row: ShipmentDetail, seconds: number) =>
  db
    .updateTable("shipment_code")
    .set({ sent_at: sql<string>`sent_at - ${seconds} * interval '1 second'` })
    .where("stop_id", "=", row.stopList[0]?.id ?? "")
    .execute();
const outTo = async () => out([(await invoiced(await scene.addRetailer())).orderId]);
const codeOf = async (row: ShipmentDetail) => (await whole(row.id)).stopList[0]?.code;

describe("the code of a delivery", () => {
  it("goes to the mobile of the shop, stands nowhere in the clear, and confirms the delivery beside cash and photo", async () => {
    const row = await outTo();
    expect((await send(row)).status).toBe(200);
    const otp = await received(row);
    expect(otp).toMatch(/^\d{6}$/);
    expect((await messagesTo(row))[0]?.secret).toBe(true);
    const kept = await db
      .selectFrom("shipment_code")
      .selectAll()
      .where("stop_id", "=", row.stopList[0]?.id ?? "")
      .execute();
    expect(JSON.stringify(kept)).not.toContain(otp);
    const { payload } = await visit(row, 1, { otp, payment: cash, receivedBy: "The owner" });
    expect(payload.stopList[0]).toMatchObject({
      state: "DELIVERED",
      code: "RIGHT",
      cash: 106,
      receivedBy: "The owner",
    });
    const again = await send(row);
    expect(again.errorMessage).toBe("Its code is confirmed already");
  });

  it("that does not match keeps the delivery, its cash and its proof, and says so; it may be entered again", async () => {
    const row = await outTo();
    await send(row);
    const otp = await received(row);
    const { payload } = await visit(row, 1, { otp: wrongOf(otp), payment: cash });
    expect(payload.stopList[0]).toMatchObject({ state: "DELIVERED", code: "WRONG", cash: 106, collected: 106 });
    expect((await check(row, wrongOf(otp))).errors).toEqual([
      { field: "otp", message: "The code did not match: ask for it again, or send a new one" },
    ]);
    expect((await check(row, otp)).payload.stopList[0]?.code).toBe("RIGHT");
  });

  it("that was told in the morning is good when the phone has a connection in the evening, and not days later", async () => {
    const [row, late] = [await outTo(), await outTo()];
    for (const one of [row, late]) await send(one);
    await shift(row, 10 * 3600);
    await visit(row, 1, { otp: await received(row) });
    await shift(late, 25 * 3600);
    await visit(late, 1, { otp: await received(late) });
    expect([await codeOf(row), await codeOf(late)]).toEqual(["RIGHT", "WRONG"]);
  });

  it("is guessed five times at most, also by many at once, and then another has to be sent", async () => {
    const row = await outTo();
    await send(row);
    const otp = await received(row);
    await visit(row, 1);
    const guesses = await Promise.all(Array.from({ length: 8 }, () => check(row, wrongOf(otp))));
    expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([422]));
    expect((await check(row, otp)).status).toBe(422);
    expect((await send(row)).status).toBe(429);
    await shift(row, 31);
    await send(row);
    expect((await check(row, await received(row))).status).toBe(200);
  });

  it("is sent again after half a minute, and five times at most", async () => {
    const row = await outTo();
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await send(row)).status).toBe(200);
      const soon = await send(row);
      expect([soon.status, soon.errorMessage]).toEqual([429, "Please wait 30 s before sending another code"]);
      await shift(row, 31);
    }
    expect((await send(row)).errorMessage).toBe("This shop was sent 5 codes already");
  });

  it("is asked for and entered by a driver who brings a link, and is no shop's who was left nothing", async () => {
    const row = await outTo();
    await admin.call(shipment.makeLink, { params: { id: row.id } });
    const { payload } = await admin.call(shipment.link, { params: { id: row.id } });
    const driver = service.client(payload.link?.token ?? null);
    const params = { stopId: row.stopList[0]?.id ?? "" };
    expect((await driver.call(run.sendCode, { params })).status).toBe(200);
    const early = await driver.call(run.checkCode, { params, body: { otp: await received(row) } });
    expect(early.errorMessage).toBe("A code is entered where goods were left, with the visit or after it");
    const otp = await received(row);
    const done = await driver.call(run.visit, {
      params,
      body: scene.reportOf({ version: row.stopList[0]?.version ?? 0 }, { otp }),
    });
    expect(done.payload.stopList[0]?.code).toBe("RIGHT");
    const failed = await outTo();
    await visit(failed, 1, { outcome: "FAILED", reason: "SHOP_CLOSED" });
    expect((await send(failed)).errorMessage).toBe("Nothing was left there that could be confirmed");
  });

  it("of a second account confirms the stop, whose own account had none", async () => {
    const row = await outTo();
    await send(row);
    const otp = await received(row);
    await visit(row, 1);
    const { payload } = await admin.call(shipment.second, {
      ...paramsOf(row),
      body: scene.reportOf({ version: 1 }, { otp }),
    });
    expect(payload.stopList[0]).toMatchObject({ code: "RIGHT", others: [{ code: "RIGHT" }] });
  });
});
