import type { Insertable } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { DemoRetailer } from "./make-retailers.ts";
import { seedRandom } from "../random.ts";
import { stamps, type Scene } from "../scene.ts";

const states = {
  LEAD: "NOT_SUBMITTED",
  ONBOARDING: "NOT_SUBMITTED",
  KYC_PENDING: "SUBMITTED",
  ACTIVE: "APPROVED",
  BLOCKED: "APPROVED",
  INACTIVE: "APPROVED",
} as const;

/** How far the papers of each retailer have come. */
export const makeKyc = (scene: Scene, retailers: readonly DemoRetailer[]): readonly Insertable<Database["kyc"]>[] => {
  const random = seedRandom("kyc");
  return retailers.map(({ id, state, created_at }) => {
    const madeAt = new Date(created_at ?? scene.now);
    return { id: random.id(madeAt), retailer_id: id, state: states[state], ...stamps(scene, madeAt) };
  });
};
