import type { Insertable } from "kysely";
import { todayIn } from "@o2r/forms/server";
import type { Database } from "../db/schema.ts";
import type { Masters } from "./make-masters.ts";
import type { DemoProduct } from "./make-products.ts";
import { seedRandom } from "./random.ts";
import { daysBefore, type Scene } from "./scene.ts";

type Row = Insertable<Database["rate_change"]>;

/** Rates that were set for some sub-categories: most have come, and a few wait for their day. */
export const makeRates = (scene: Scene, masters: Masters, products: readonly DemoProduct[]): readonly Row[] => {
  const random = seedRandom("rates");
  return random
    .shuffle(masters.subCategories)
    .slice(0, 8)
    .map((sub, index): Row => {
      const isToCome = index < 2;
      const days = isToCome ? -random.whole(5, 25) : random.whole(40, 60);
      const madeAt = daysBefore(scene.now, isToCome ? 2 : days + 4);
      return {
        id: random.id(madeAt),
        sub_category_id: sub.id,
        effective_on: todayIn(undefined, daysBefore(scene.now, days)),
        state: isToCome ? "SCHEDULED" : "APPLIED",
        gst: isToCome ? (Number(sub.gst) === 18 ? 5 : 18) : sub.gst,
        cess: sub.cess,
        reason: isToCome ? "Notified by the GST Council" : "Rates of 22 September",
        products: isToCome ? null : products.filter(({ row }) => row.sub_category_id === sub.id).length,
        version: isToCome ? 1 : 2,
        created_at: madeAt,
        created_by: scene.founderId,
        updated_at: isToCome ? madeAt : daysBefore(scene.now, days),
        updated_by: scene.founderId,
      };
    });
};
