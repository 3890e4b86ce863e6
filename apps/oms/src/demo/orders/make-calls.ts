import type { Insertable } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { makeUsers } from "../parties/make-users.ts";
import { seedRandom } from "../random.ts";
import { daysBefore, stamps, type Scene } from "../scene.ts";

type CallRow = Insertable<Database["dialer_call"]>;

/** What each calling agent has taken or missed in two weeks, and the call that waits for them now. */
export const makeCalls = (
  scene: Scene,
  users: Awaited<ReturnType<typeof makeUsers>>,
  retailers: readonly Insertable<Database["retailer"]>[],
): readonly CallRow[] => {
  const random = seedRandom("calls");
  return users
    .filter((user) => user.user_type === "CALLING_AGENT")
    .flatMap((user) =>
      Array.from({ length: 60 }, (_, index): CallRow => {
        const at = daysBefore(scene.now, index * 0.23 + 0.0003);
        return {
          id: random.id(at),
          agent_id: user.id,
          retailer_id: random.pick(retailers).id,
          status: index === 0 ? "RINGING" : random.chance(0.85) ? "DONE" : "MISSED",
          ...stamps(scene, at),
        };
      }),
    );
};
