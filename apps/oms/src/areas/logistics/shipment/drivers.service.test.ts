import { sql } from "kysely";
import { driverLookup, shipmentEndpoints as shipment } from "@o2r/api/contract/logistics";
import { afterAll, expect, it } from "vitest";
import type { Client } from "../../../test/client.ts";
import { openShipmentScene } from "../test/shipment-scene.ts";
import { driverId } from "./select-shipments.ts";

const scene = await openShipmentScene();
const { admin, hubManager, db, made, invoiced } = scene;
afterAll(() => scene.service.stop());
const centralManager = await scene.service.signIn("cwh_manager");

const found = async (as: Client, query: string, ids?: string) =>
  (await as.call(driverLookup, { query: { query, size: 50, ids } })).payload.content;
const listed = async (as: Client, driver: string) => {
  const query = { q: "", sort: "-departOn", size: 50, cursor: null, driver } as const;
  return (await as.call(shipment.list, { query })).payload.content.map(({ number }) => number);
};

it("narrows shipments by their driver in list and file, by an index, and finds the drivers of those within reach", async () => {
  const first = await made([(await invoiced()).orderId], { driverName: "Asha Pawar", driverMobile: "9876512345" });
  // The same mobile is the same driver, however the name is written.
  const second = await made([(await invoiced()).orderId], { driverName: "Asha P.", driverMobile: "09876512345" });
  await made([(await invoiced()).orderId]);
  const numbers = [second.number, first.number];

  const [driver, ...others] = await found(hubManager, "asha");
  expect([driver?.name, others]).toEqual(["Asha P., 9876512345", []]);
  if (driver === undefined) throw new Error("No driver");
  expect(await found(hubManager, "512345")).toEqual([driver]);
  expect(await found(admin, "", driver.id)).toEqual([driver]);
  expect((await listed(hubManager, driver.id)).toSorted()).toEqual(numbers.toSorted());
  const file = await (await admin.raw(`/oms/shipment/export?driver=${driver.id}&columns=number`)).text();
  expect(file.trim().split("\r\n").slice(1).toSorted()).toEqual(numbers.toSorted());

  expect(await found(centralManager, "asha")).toEqual([]);
  expect(await found(centralManager, "", driver.id)).toEqual([]);
  expect(await listed(centralManager, driver.id)).toEqual([]);

  const plan = await db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    return sql`explain select id from shipment where ${driverId} in (${driver.id}) order by depart_on desc, id desc`.execute(
      trx,
    );
  });
  expect(JSON.stringify(plan.rows)).toContain("shipment_by_driver");
});
