import type { Insertable } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { DemoRetailer } from "../parties/make-retailers.ts";
import { seedRandom } from "../random.ts";
import { daysBefore, stamps, type Scene } from "../scene.ts";

const wishes = [
  { language: "HI", muted: [], source: "VISIT", note: null },
  { language: "MR", muted: [], source: "CALL", note: null },
  { language: "EN", muted: ["SMS"], source: "STOP", note: null },
  { language: "HI", muted: ["SMS", "PUSH"], source: "CALL", note: "Too many messages in the festive season" },
  { language: "EN", muted: ["PUSH"], source: "APP", note: null },
] as const;

/** What one retailer in nine has said of the messages they get. */
export const makeMessageChoices = (
  scene: Scene,
  retailers: readonly DemoRetailer[],
): readonly Insertable<Database["message_choice"]>[] => {
  const random = seedRandom("message choices");
  return retailers
    .filter(({ state }) => state === "ACTIVE")
    .filter((_, at) => at % 9 === 4)
    .map(({ id }, at) => {
      const made = daysBefore(scene.now, random.whole(2, 80));
      const { language, muted, source, note } = wishes[at % wishes.length] ?? wishes[0];
      return {
        id: random.id(made),
        retailer_id: id,
        language,
        muted: [...muted],
        source,
        note,
        ...stamps(scene, made),
      };
    });
};
