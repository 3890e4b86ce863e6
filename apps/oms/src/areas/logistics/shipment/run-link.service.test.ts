import { linkTokenOf } from "@o2r/api/contract/core";
import { runEndpoints as run, runLinkPath, shipmentEndpoints as shipment } from "@o2r/api/contract/logistics";
import { orderEndpoints as order } from "@o2r/api/contract/orders";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { signAccessToken } from "../../../http/access-token.ts";
import { signLinkToken } from "../../../http/link-token.ts";
import { newId } from "../../../db/id.ts";
import { startDemoService } from "../../test/demo-service.ts";
import { openRunLink } from "../../test/open-run-link.ts";
import { cash, openShipmentScene } from "../test/shipment-scene.ts";

const scene = await openShipmentScene();
const { admin, hubManager, db, service, invoiced, out, at, reportOf, whole } = scene;
afterAll(() => service.stop());

const onePixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const linkOf = async (id: string, as = admin) => (await as.call(shipment.link, { params: { id } })).payload.link;
/** A driver without an account, who was sent the link of a shipment. */
const driverOf = async (id: string) => {
  expect((await admin.call(shipment.makeLink, { params: { id } })).status).toBe(200);
  const token = (await linkOf(id))?.token ?? "";
  return { token, driver: service.client(token) };
};

describe("a link to a run sheet", () => {
  it("opens one shipment to a driver without an account, with what they need and no more", async () => {
    const row = await out([(await invoiced()).orderId]);
    const { driver } = await driverOf(row.id);
    const { status, payload } = await driver.call(run.sheet);
    expect([status, payload.number, payload.stopList.length]).toEqual([200, row.number, 1]);
    const told = [...Object.keys(payload), ...Object.keys(payload.stopList[0] ?? {})];
    for (const key of ["value", "cashDue", "cashHanded", "due", "retailerId", "invoiceId", "orderId", "attempts"])
      expect(told).not.toContain(key);
  });

  it("delivers, takes cash and proof, and completes the shipment; what was done by it is said to be the driver's", async () => {
    const { orderId } = await invoiced(await scene.addRetailer());
    const row = await out([orderId]);
    const { driver } = await driverOf(row.id);
    const stop = (await driver.call(run.sheet)).payload.stopList[0];
    const body = new FormData();
    body.append("file", new Blob([onePixel]), "proof.png");
    const photo = await driver.raw("/oms/run/photo", { method: "POST", body });
    const { payload: kept } = (await photo.json()) as { payload: { id: string } }; // the wire's form
    const said = {
      params: { stopId: stop?.id ?? "" },
      body: reportOf(stop ?? { version: 0 }, { payment: cash, photo: kept.id }),
    };
    const key = newId();
    const { payload } = await driver.call(run.visit, { ...said, key });
    expect(payload).toMatchObject({ state: "COMPLETED", done: 1, collected: 106 });
    // The answer was lost on the way: sent again, it is the same one.
    const repeated = await driver.call(run.visit, { ...said, key });
    expect([repeated.status, repeated.headers.get("idempotent-replayed")]).toEqual([200, "true"]);
    expect((await whole(row.id)).stopList[0]).toMatchObject({
      visitedBy: "Driver of the day",
      cash: 106,
      photo: kept.id,
    });
    expect(await scene.stateOf(orderId)).toBe("DELIVERED");
    const other = await driver.call(run.visit, { ...said, key: newId() });
    expect([other.status, Object.keys(Object(Reflect.get(Object(other.current), "row")))]).toEqual([
      412,
      expect.not.arrayContaining(["value", "cashDue"]),
    ]);
  });

  it("reaches no other shipment, and nothing else of the service", async () => {
    const [one, two] = [await out([(await invoiced()).orderId]), await out([(await invoiced()).orderId])];
    const { driver } = await driverOf(one.id);
    const foreign = two.stopList[0];
    const said = { params: { stopId: foreign?.id ?? "" }, body: reportOf(foreign ?? { version: 0 }) };
    expect((await driver.call(run.visit, said)).status).toBe(404);
    for (const path of ["/oms/shipment", `/oms/shipment/${one.id}`, "/oms/order", "/oms/user/current"])
      expect([path, (await driver.raw(path)).status]).toEqual([path, 401]);
    expect(
      (await driver.call(order.list, { query: { q: "", sort: "-placedAt", size: 10, cursor: null } })).status,
    ).toBe(401);
  });

  it("is over once it is revoked, made again, past its day, or its shipment is settled or another's to drive", async () => {
    const asked = async (driver: ReturnType<typeof service.client>) => {
      const { status, errorMessage } = await driver.call(run.sheet);
      return status === 200 ? "open" : errorMessage;
    };
    const over = "This link is not good any more: ask for a new one";
    const row = await out([(await invoiced()).orderId]);
    const first = await driverOf(row.id);
    const second = await driverOf(row.id);
    expect([await asked(first.driver), await asked(second.driver)]).toEqual([over, "open"]);
    await admin.call(shipment.revokeLink, { params: { id: row.id } });
    expect([await asked(second.driver), await linkOf(row.id)]).toEqual([over, null]);
    const third = await driverOf(row.id);
    await db
      .updateTable("run_link")
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where("shipment_id", "=", row.id)
      .execute();
    expect(await asked(third.driver)).toBe(over);
    const fourth = await driverOf(row.id);
    const other = { vehicleNumber: "MH 14 AB 1234", driverName: "Another", driverMobile: "9876500099" };
    await admin.call(shipment.reassign, { ...(await at(row.id)), body: other });
    expect(await asked(fourth.driver)).toBe(over);
    const fifth = await driverOf(row.id);
    const stop = (await fifth.driver.call(run.sheet)).payload.stopList[0];
    await fifth.driver.call(run.visit, { params: { stopId: stop?.id ?? "" }, body: reportOf(stop ?? { version: 0 }) });
    expect(await asked(fifth.driver)).toBe("open");
    await scene.settle(row.id, {});
    expect(await asked(fifth.driver)).toBe(over);
    expect((await admin.call(shipment.makeLink, { params: { id: row.id } })).errorMessage).toBe(
      `${row.number} has nobody on the way`,
    );
  });

  it("is over when the shipment that has not left is given another driver, and not when its stops change", async () => {
    const { orderId } = await invoiced();
    const row = await scene.made([orderId]);
    const { driver } = await driverOf(row.id);
    const change = async (given: object) =>
      admin.call(shipment.change, { ...(await at(row.id)), body: { ...scene.vehicle, ...given, stops: [orderId] } });
    await change({ route: "Camp" });
    expect((await driver.call(run.sheet)).status).toBe(200);
    await change({ driverName: "Another", driverMobile: "9876500099" });
    expect((await driver.call(run.sheet)).status).toBe(401);
    expect(await linkOf(row.id)).toBeNull();
  });

  it("is over when whoever made it may do nothing any more", async () => {
    const row = await out([(await invoiced()).orderId]);
    await hubManager.call(shipment.makeLink, { params: { id: row.id } });
    const driver = service.client((await linkOf(row.id, hubManager))?.token ?? null);
    expect((await driver.call(run.sheet)).status).toBe(200);
    await db
      .updateTable("app_user")
      .set({ state: "BLOCKED", blocked_at: new Date() })
      .where("username", "=", "hub_manager")
      .execute();
    expect((await driver.call(run.sheet)).status).toBe(401);
    await db
      .updateTable("app_user")
      .set({ state: "ACTIVE", blocked_at: null })
      .where("username", "=", "hub_manager")
      .execute();
  });

  it("is nobody's who has no link: not of a session, of another secret, or with another id", async () => {
    const row = await out([(await invoiced()).orderId]);
    const { token } = await driverOf(row.id);
    const until = new Date(Date.now() + 60_000);
    const secret = service.services.config.tokenSecret;
    const forged = [
      await signLinkToken(new TextEncoder().encode("another secret of thirty-two letters"), { id: newId(), until }),
      await signLinkToken(secret, { id: newId(), until }),
      await signAccessToken(secret, { userId: newId(), sessionId: newId() }, new Date()),
      `${token.slice(0, -2)}xx`,
      null,
    ];
    for (const one of forged) expect((await service.client(one).call(run.sheet)).status).toBe(401);
  });

  it("stands in no log, no audit row and no kept answer", async () => {
    const row = await out([(await invoiced()).orderId]);
    const { token, driver } = await driverOf(row.id);
    await driver.call(run.sheet);
    expect(service.logged.join("")).not.toContain(token);
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from audit_log where changes::text like ${`%${token.slice(0, 40)}%`}
      union all select count(*) from idempotency_key where reply::text like ${`%${token.slice(0, 40)}%`}`.execute(db);
    expect(rows.map(({ n }) => Number(n))).toEqual([0, 0]);
    expect(linkTokenOf(runLinkPath(row.id, token).replace(/^[^#]*/, ""))).toBe(token);
  });
});

describe("links that are not good", () => {
  it("are counted by address, and those that are good are not", async () => {
    const other = await startDemoService();
    const driver = await openRunLink(other);
    const statuses = async (as: typeof driver, times: number) =>
      new Set(await Promise.all(Array.from({ length: times }, async () => (await as.call(run.sheet)).status)));
    // A call counts while it is under way: a phone has few of these at once.
    for (let wave = 0; wave < 3; wave += 1) expect(await statuses(driver, 15)).toEqual(new Set([200]));
    expect(await statuses(other.client("guess.ed.token"), 45)).toEqual(new Set([401, 429]));
    await other.stop();
  });
});
