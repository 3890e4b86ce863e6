import type { PromotionState } from "@o2r/api/contract/promotions";
import { entriesOf, type HistoryEntry, type PastStep } from "../history-entries.ts";
import { seedRandom } from "../random.ts";
import type { Scene } from "../scene.ts";
import type { makePromotionUses } from "./make-promotion-uses.ts";
import type { DemoPromotion } from "./make-promotions.ts";

type Step = PastStep<PromotionState>;

interface Given {
  readonly scene: Scene;
  readonly promotions: readonly DemoPromotion[];
  readonly uses: ReturnType<typeof makePromotionUses>["uses"];
}

const hour = 3_600_000;
const instant = (at: Date | string | undefined): Date => new Date(at ?? Number.NaN);
const later = (at: Date, hours: number): Date => new Date(at.getTime() + hours * hour);

/** When the service looks at the calendar on the day that begins, which is its first minutes in India. */
const dayBegins = (day: Date | string): Date => new Date(`${String(day)}T00:04:00+05:30`);

/** How a promotion came to its state: started by somebody, from there on by the calendar, by its uses, and by somebody again. */
const stepsOf = ({ row }: DemoPromotion, lastUse: Date | undefined, { now, founderId }: Scene): readonly Step[] => {
  const made = instant(row.created_at);
  const step = (action: string, at: Date, to: PromotionState, by: string | null = founderId): Step => ({
    action,
    at: new Date(Math.min(at.getTime(), now.getTime())),
    to,
    by,
  });
  const first: Step = {
    ...step("created", made, "DRAFT"),
    told: [
      { field: "title", after: row.title },
      { field: "code", after: row.code ?? null },
      { field: "validFrom", after: String(row.valid_from) },
      { field: "validTill", after: String(row.valid_till) },
    ].filter(({ after }) => after !== null),
  };
  if (row.state === "DRAFT") return [first];
  const started = step("started", later(made, 2), "SCHEDULED");
  if (row.state === "SCHEDULED") return [first, started];
  const from = dayBegins(row.valid_from);
  const begun = [first, started, step("begun", from, "ACTIVE", null)];
  if (row.state === "PAUSED")
    return [...begun, step("paused", new Date((from.getTime() + now.getTime()) / 2), "PAUSED")];
  if (row.state === "EXHAUSTED") return [...begun, step("used-up", lastUse ?? now, "EXHAUSTED", null)];
  if (row.state !== "EXPIRED" && row.state !== "ARCHIVED") return begun;
  const over = later(dayBegins(row.valid_till), 24);
  const expired = [...begun, step("expired", over, "EXPIRED", null)];
  return row.state === "EXPIRED" ? expired : [...expired, step("archived", later(over, 7 * 24 + 11), "ARCHIVED")];
};

/** What the audit log remembers of promotions: who made and started each, and what became of it. */
export const makePromotionHistory = ({ scene, promotions, uses }: Given): readonly HistoryEntry[] => {
  const random = seedRandom("promotion history");
  const lastUses = new Map<string, Date>();
  for (const { promotion_id: id, created_at: takenAt } of uses) {
    const at = instant(takenAt);
    if (at > (lastUses.get(id) ?? at) || !lastUses.has(id)) lastUses.set(id, at);
  }
  return promotions.flatMap((one) =>
    entriesOf(random, { entity: "promotion", id: one.row.id }, stepsOf(one, lastUses.get(one.row.id), scene)),
  );
};
