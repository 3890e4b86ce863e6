import type { Insertable } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { makeUsers } from "../parties/make-users.ts";
import { seedRandom } from "../random.ts";
import { dateAfter, daysBefore, stamps, type Scene } from "../scene.ts";

type CallRow = Insertable<Database["dialer_call"]>;

type Users = Awaited<ReturnType<typeof makeUsers>>;

const slots = ["10:00", "11:30", "15:00", "16:30"] as const;

/** What agents have taken or missed in two weeks, and the call that waits now for those of the named accounts. */
export const makeCalls = (
  scene: Scene,
  { named, staff }: { readonly named: Users; readonly staff: Users },
  retailers: readonly Insertable<Database["retailer"]>[],
): readonly CallRow[] => {
  const random = seedRandom("calls");
  const shopsOf = Map.groupBy(retailers, ({ agent_id }) => agent_id);
  return [...named, ...staff]
    .filter((user) => user.user_type === "CALLING_AGENT" && user.state !== "BLOCKED")
    .flatMap((user, turn) =>
      Array.from({ length: named.includes(user) ? 60 : 20 }, (_, index): CallRow => {
        const at = daysBefore(scene.now, index * 0.23 + turn * 0.003 + 0.0003);
        const state = index === 0 && named.includes(user) ? "RINGING" : random.chance(0.85) ? "DONE" : "MISSED";
        const came = random.pick(["CALL_BACK", "NO_NEED", "NOT_REACHED", "COMPLAINT"] as const);
        const next = came === "CALL_BACK" && {
          next_on: dateAfter(scene.now, random.whole(0, 4)),
          next_at: random.pick(slots),
        };
        return {
          id: random.id(at),
          agent_id: user.id,
          dialer_id: user.dialers_id ?? null,
          incoming: state === "MISSED" || index % 5 === 0,
          retailer_id: random.pick(shopsOf.get(user.id) ?? retailers).id,
          state,
          ...(state === "DONE" && { disposition: came, answered_at: at, ended_at: at, ...next }),
          ...stamps(scene, at),
        };
      }),
    );
};
