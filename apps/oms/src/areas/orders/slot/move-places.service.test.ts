import { afterAll, beforeAll, expect, it } from "vitest";
import { tx } from "../../../db/tx.ts";
import { openOrderScene, type OrderScene } from "../test/order-scene.ts";
import { takePlaceAhead } from "./move-places.ts";

let scene: OrderScene;
beforeAll(async () => {
  scene = await openOrderScene();
});
afterAll(() => scene.service.stop());

it("of those who take places of a day at once, as many get one as there are, and the others hear that the last is gone", async () => {
  const day = "2099-01-05";
  const { db, hub: warehouseId } = scene;
  const asked = Array.from({ length: 8 }, () =>
    tx(db, (own) => takePlaceAhead(own, { warehouseId, day, capacity: 3 })).then(
      () => "taken",
      (error: unknown) => (error instanceof Error ? error.message : ""),
    ),
  );
  const answers = await Promise.all(asked);
  expect(answers.filter((answer) => answer === "taken")).toHaveLength(3);
  expect(new Set(answers.filter((answer) => answer !== "taken"))).toEqual(
    new Set(["The last place of that day was taken meanwhile. Please try again"]),
  );
  const places = db.selectFrom("slot_day").select("taken").where("warehouse_id", "=", warehouseId);
  expect(await places.where("day", "=", day).execute()).toEqual([{ taken: 3 }]);
});
