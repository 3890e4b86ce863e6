import type { Insertable } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { makeUsers } from "./make-users.ts";
import type { DemoWarehouse } from "../warehouse/make-warehouses.ts";
import { seedRandom } from "../random.ts";
import { daysBefore, stamps, type Scene } from "../scene.ts";

type RegionRow = Insertable<Database["region"]>;
type BeatRow = Insertable<Database["beat"]>;

/** On which days of the week beats are served: most days, or every second one. */
const rounds = [[1, 2, 3, 4, 5, 6], [1, 3, 5], [2, 4, 6], [1, 2, 3, 4, 5, 6]] as const; // prettier-ignore

/** A region for each state, and around each hub a beat for every part of its city. */
export const makeBeats = (
  scene: Scene,
  warehouses: readonly DemoWarehouse[],
): { readonly regions: readonly RegionRow[]; readonly beats: readonly BeatRow[] } => {
  const random = seedRandom("beats");
  const at = daysBefore(scene.now, 390);
  const regions = new Map<string, RegionRow>();
  const beats: BeatRow[] = [];
  for (const { row, place } of warehouses.filter((each) => each.row.type === "HUB")) {
    const region = regions.get(place.state) ?? { id: random.id(at), name: place.state, ...stamps(scene, at) };
    regions.set(place.state, region);
    for (const name of place.localities)
      beats.push({
        id: random.id(at),
        name,
        hub_id: row.id,
        region_id: region.id,
        weekdays: [...(rounds[beats.length % rounds.length] ?? [])],
        ...stamps(scene, at),
      });
  }
  return { regions: [...regions.values()], beats };
};

/** The named onboarding manager has the first region, the named field sales agent its first beats; everybody else the next. */
export const assignBeats = (
  users: Awaited<ReturnType<typeof makeUsers>>,
  { regions, beats }: ReturnType<typeof makeBeats>,
): {
  readonly userRegions: readonly Insertable<Database["user_region"]>[];
  readonly userBeats: readonly Insertable<Database["user_beat"]>[];
} => {
  const of = (type: string) => users.filter(({ user_type }) => user_type === type);
  const inTurn = <T>(all: readonly T[], turn: number): readonly T[] => {
    const one = all[turn % Math.max(1, all.length)];
    return one === undefined ? [] : [one];
  };
  return {
    userRegions: of("ONBOARDING_MANAGER").flatMap(({ id }, turn) =>
      inTurn(regions, turn).map((region) => ({ user_id: id, region_id: region.id })),
    ),
    userBeats: of("FSA").flatMap(({ id }, turn) =>
      [...inTurn(beats, turn * 2), ...inTurn(beats, turn * 2 + 1)].map((beat) => ({ user_id: id, beat_id: beat.id })),
    ),
  };
};
