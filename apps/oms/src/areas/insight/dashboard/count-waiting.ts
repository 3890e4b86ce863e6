import { contract, holds } from "@o2r/api/contract";
import type { EndpointMap, ListEndpoint } from "@o2r/api/contract/core";
import { waitingSteps, watched, type dashboardEndpoints, type Waiting, type Watched } from "@o2r/api/contract/insight";
import type { Handlers } from "../../../http/context.ts";
import { isAllowed } from "../../../http/steps/allow.ts";
import type { AllAreas } from "../../../kit/define-area.ts";
import { askList } from "../ask-list.ts";

/** Lists that are counted at once: one call must not take every connection of the pool. */
const atOnce = 3;

const listOf = ({ thing, key }: Watched): ListEndpoint => {
  const things: Readonly<Record<string, EndpointMap>> = contract;
  const list = things[thing]?.["list"];
  if (list?.listed === undefined) throw new TypeError(`No list counts ${key}`);
  return { ...list, listed: list.listed };
};

const lists = watched.map((one) => {
  const list = listOf(one);
  const since = list.listed.list.columns.find(({ field }) => field === one.since);
  if (one.since !== undefined && since === undefined) throw new TypeError(`Nothing says since when ${one.key} waits`);
  return { ...one, list, of: since?.kind === "date" ? ("day" as const) : ("instant" as const) };
});

/** What waits for the caller: each list is asked, as the caller would ask it, how many rows it has and since when. */
export const countWaiting =
  (areas: AllAreas): Handlers<typeof dashboardEndpoints>["waiting"] =>
  async ({ db, actor, now, services, query: { hub } }) => {
    const asked = lists.filter(
      ({ list, by, hub: narrowed }) =>
        isAllowed(list, actor) &&
        (by === undefined || holds(actor, by)) &&
        (hub === undefined || narrowed !== undefined),
    );
    const counts: Waiting[number][] = [];
    const next = asked.entries();
    const work = async (): Promise<void> => {
      for (const [at, { key, list, filters, since, of, hub: narrowed }] of next) {
        const query = {
          q: "",
          sort: since ?? list.listed.list.defaultSort,
          ...filters,
          ...(hub !== undefined && narrowed !== undefined && { [narrowed]: hub }),
        };
        const operation = `what waits of ${list.listed.many}`;
        const { count } = askList(list, areas.listHandler(list), { operation, db, actor, query, now, services });
        const { ages, ...counted } = await count(since === undefined ? undefined : { now, of, steps: waitingSteps });
        counts[at] = { key, ...counted, ages: [...ages] };
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    return counts;
  };
