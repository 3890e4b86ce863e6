import { todayIn } from "@o2r/forms/days";
import { daysOfYear, financialYear } from "@o2r/api/contract/billing";
import type { Insertable } from "kysely";
import type { Database } from "../../db/schema.ts";
import { seedRandom } from "../random.ts";
import { daysBefore, stamps, type Scene } from "../scene.ts";
import type { DemoWarehouse } from "../warehouse/make-warehouses.ts";

export type DemoUndertaking = Insertable<Database["undertaking"]>;

/** The undertakings of the first hub's GSTIN, of this financial year and the last; other GSTINs charge their zones tax. */
export const makeUndertakings = (scene: Scene, warehouses: readonly DemoWarehouse[]): readonly DemoUndertaking[] => {
  const random = seedRandom("undertakings");
  const gstin = warehouses.find(({ row }) => row.type === "HUB")?.row.gst_number;
  if (gstin == null) return [];
  return [365, 0].map((days) => {
    const { from, to } = daysOfYear(financialYear(todayIn("Asia/Kolkata", daysBefore(scene.now, days))));
    const madeAt = new Date(Math.min(scene.now.getTime(), Date.parse(`${from}T06:00:00Z`)));
    return {
      id: random.id(madeAt),
      gstin,
      arn: `AD${gstin.slice(0, 2)}03${from.slice(2, 4)}${random.digits(6)}${random.pick(["A", "K", "R"] as const)}`,
      valid_from: from,
      valid_till: to,
      ...stamps(scene, madeAt),
    };
  });
};

/** The number of the one of a GSTIN that holds on a day; null where there is none. */
export const undertakingOn = (
  all: readonly DemoUndertaking[],
  gstin: string | null | undefined,
  day: string,
): string | null =>
  all.find((one) => one.gstin === gstin && one.valid_from <= day && day <= one.valid_till)?.arn ?? null;
