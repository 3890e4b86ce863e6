import { contract } from "@o2r/api/contract";
import type { EndpointMap, ListEndpoint } from "@o2r/api/contract/core";
import { watched, type dashboardEndpoints, type Waiting, type Watched } from "@o2r/api/contract/insight";
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

const lists = watched.map((one) => ({ ...one, list: listOf(one) }));

/** What waits for the caller: each list is asked, as the caller would ask it, how many rows it has. */
export const countWaiting =
  (areas: AllAreas): Handlers<typeof dashboardEndpoints>["waiting"] =>
  async ({ db, actor, now, services, query: { hub } }) => {
    const asked = lists.filter(
      ({ list, hub: narrowed }) => isAllowed(list, actor) && (hub === undefined || narrowed !== undefined),
    );
    const counts: Waiting[number][] = [];
    const next = asked.entries();
    const work = async (): Promise<void> => {
      for (const [at, { key, list, filters, hub: narrowed }] of next) {
        const query = {
          q: "",
          sort: list.listed.list.defaultSort,
          ...filters,
          ...(hub !== undefined && narrowed !== undefined && { [narrowed]: hub }),
        };
        const operation = `what waits of ${list.listed.many}`;
        const { count } = askList(list, areas.listHandler(list), { operation, db, actor, query, now, services });
        counts[at] = { key, ...(await count()) };
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    return counts;
  };
