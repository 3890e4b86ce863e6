import type { Insertable } from "kysely";
import type { Database } from "../../db/schema.ts";
import { toPaise } from "../../trade/paise.ts";
import { seedRandom } from "../random.ts";
import { dateAfter, daysBefore, stamps, type Scene } from "../scene.ts";
import type { DemoWarehouse } from "../warehouse/make-warehouses.ts";

type Row = Insertable<Database["charge"]>;

/** The charges of a wholesaler: delivery by slab of value, dearer at a hub of long beats; heavy loads; calls; a fee that ended. */
export const makeCharges = (scene: Scene, warehouses: readonly DemoWarehouse[]): readonly Row[] => {
  const random = seedRandom("charges");
  const at = daysBefore(scene.now, 300);
  const far = warehouses.filter(({ row }) => row.type === "HUB")[2]?.row.id ?? null;
  const row = (given: Pick<Row, "name" | "basis" | "amount"> & Partial<Row>): Row => ({
    id: random.id(at),
    gst: 18,
    valid_from: dateAfter(scene.now, -300),
    ...given,
    ...stamps(scene, at),
  });
  const delivery = (from: number, to: number | null, amount: number, more: Partial<Row> = {}) =>
    row({
      name: "Delivery",
      basis: "SLAB",
      from_amount: toPaise(from),
      to_amount: to === null ? null : toPaise(to),
      amount: toPaise(amount),
      ...more,
    });
  return [
    delivery(0, 1000, 40),
    delivery(1000, 2500, 20),
    delivery(2500, null, 0),
    ...(far === null ? [] : [delivery(0, 2500, 60, { hub_id: far }), delivery(2500, null, 30, { hub_id: far })]),
    row({ name: "Heavy load", basis: "WEIGHT", from_amount: 100_000, to_amount: 250_000, amount: toPaise(50) }),
    row({ name: "Heavy load", basis: "WEIGHT", from_amount: 250_000, amount: toPaise(120) }),
    row({ name: "Call order", basis: "FLAT", amount: toPaise(5), platform: "CALL" }),
    row({ name: "Handling", basis: "PERCENT", amount: 50, from_amount: toPaise(10_000) }),
    row({ name: "Fuel surcharge", basis: "PERCENT", amount: 100, valid_till: dateAfter(scene.now, -120) }),
  ];
};
