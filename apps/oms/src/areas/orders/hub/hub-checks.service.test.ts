import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hubOrderEndpoints as hubOrder } from "@o2r/api/contract/orders";
import { openHubScene, type HubScene } from "../test/hub-scene.ts";

let scene: HubScene;
beforeAll(async () => void (scene = await openHubScene()));
afterAll(() => scene.service.stop());

/** Two products, ten units of each on their way. */
const sent = async () => {
  const { addProduct, stockCentral, picked, ok, send } = scene;
  const products = [await addProduct(), await addProduct()] as const;
  for (const product of products) await stockCentral(product, 40);
  const row = await picked(products.map((product) => [product, 10] as const));
  await ok(send(row, [10, 10]));
  return { row, products };
};

describe("a hub order whose goods are checked", () => {
  it("ends short where less of one line came, however much too much of another did", async () => {
    const { ok, receive, check } = scene;
    const { row } = await sent();
    await ok(receive(row, [{ counted: 14 }, { counted: 6 }]));
    expect(await check(row)).toMatchObject({ state: "SHORT_CLOSED", units: 20, accepted: 20 });
  });

  it("is completed where all of each line was accepted", async () => {
    const { ok, receive, check } = scene;
    const { row } = await sent();
    await ok(receive(row, [{ counted: 11 }, { counted: 10 }]));
    expect(await check(row)).toMatchObject({ state: "COMPLETED", accepted: 21 });
  });
});

it("what is being checked is coming still, and is not ordered once more", async () => {
  const { ok, receive, check, admin, hub, cwh } = scene;
  const { row, products } = await sent();
  const coming = async () => {
    const query = { warehouseId: hub, cwhId: cwh, orderId: undefined };
    const { items } = (await admin.call(hubOrder.shortage, { query })).payload;
    return products.map((product) => {
      const line = items.find(({ productId }) => productId === product);
      return [line?.coming ?? 0, line?.available ?? 0, line?.packs ?? 0];
    });
  };
  // The level of a product that is kept is twenty units.
  const onTheWay = await coming();
  expect(onTheWay).toEqual([
    [10, 0, 10],
    [10, 0, 10],
  ]);
  await ok(receive(row));
  expect(await coming()).toEqual(onTheWay);
  await check(row);
  expect(await coming()).toEqual([
    [0, 10, 10],
    [0, 10, 10],
  ]);
});
