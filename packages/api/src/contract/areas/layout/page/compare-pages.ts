import { inOrder, type PageBody, type Place, type ShownRail } from "./page-body.ts";
import { isSameJson } from "./same-json.ts";

/** What became of one rail of a page between two versions of it. */
export interface RailDifference {
  readonly id: string;
  readonly name: string;
  readonly kind: "added" | "removed" | "moved" | "changed";
  /** Its place from 1 in either; null where it is not there. */
  readonly was: number | null;
  readonly is: number | null;
  /** What of it changed, in words: `contents`, `hidden`. */
  readonly what: readonly string[];
}

const ofPlace = {
  hidden: "hidden",
  visibleFrom: "from when",
  visibleTill: "till when",
  hubs: "hubs",
  audience: "audience",
} as const;
const ofRail = {
  name: "name",
  railType: "type",
  rows: "rows",
  placeholder: "placeholder",
  cta: "link",
  urlLabel: "link label",
  customMobilePath: "path on phones",
  customWebPath: "path on the web",
  customMobileWebPath: "path in a phone's browser",
  isExternal: "where it opens",
  hideOutOfStock: "what is out of stock",
  active: "whether it is active",
  contents: "contents",
} as const;

const changes = <T extends object>(words: Partial<Record<keyof T, string>>, one: T, other: T): string[] =>
  Object.entries<string | undefined>(words as Record<string, string>).flatMap(([key, word]) =>
    word !== undefined && !isSameJson(Reflect.get(one, key), Reflect.get(other, key)) ? [word] : [],
  );

/** The places that keep their order among each other in both: the rest have moved. */
const unmoved = (before: readonly string[], after: readonly string[]): ReadonlySet<string> => {
  const place = new Map(before.map((id, index) => [id, index]));
  const kept = after.filter((id) => place.has(id));
  // The longest rising run of old places, found as patience sorting finds it.
  const ends: number[] = [];
  const previous = new Map<string, string | undefined>();
  const tops: string[] = [];
  for (const id of kept) {
    const was = place.get(id) ?? 0;
    const found = ends.findIndex((end) => end >= was);
    const pile = found === -1 ? ends.length : found;
    ends[pile] = was;
    tops[pile] = id;
    previous.set(id, pile === 0 ? undefined : tops[pile - 1]);
  }
  const run = new Set<string>();
  for (let id = tops.at(-1); id !== undefined; id = previous.get(id)) run.add(id);
  return run;
};

/** How two versions of a page differ, rail by rail: those that are in the second in its order, then what is gone. */
export const comparePages = (before: PageBody, after: PageBody): readonly RailDifference[] => {
  const [old, now] = [inOrder(before.places), inOrder(after.places)];
  const railsOf = (body: PageBody): ReadonlyMap<string, ShownRail> =>
    new Map(body.rails.map((rail) => [rail.id, rail]));
  const [oldRails, nowRails] = [railsOf(before), railsOf(after)];
  const idsOf = (places: readonly Place[]) => places.map(({ id }) => id);
  const still = unmoved(idsOf(old), idsOf(now));
  const found = now.flatMap((one, index): readonly RailDifference[] => {
    const rail = nowRails.get(one.railId);
    const wasAt = old.findIndex(({ id }) => id === one.id);
    const was = old[wasAt];
    const told = { id: one.id, name: rail?.name ?? "", is: index + 1 };
    if (was === undefined) return [{ ...told, kind: "added", was: null, what: [] }];
    const oldRail = oldRails.get(was.railId);
    const what = [
      ...changes<Place>(ofPlace, was, one),
      ...(rail && oldRail ? changes<ShownRail>(ofRail, oldRail, rail) : []),
    ];
    if (!still.has(one.id)) return [{ ...told, kind: "moved", was: wasAt + 1, what }];
    return what.length > 0 ? [{ ...told, kind: "changed", was: wasAt + 1, what }] : [];
  });
  const gone = old.flatMap((one, index): readonly RailDifference[] =>
    now.some(({ id }) => id === one.id)
      ? []
      : [
          {
            id: one.id,
            name: oldRails.get(one.railId)?.name ?? "",
            kind: "removed",
            was: index + 1,
            is: null,
            what: [],
          },
        ],
  );
  return [...found, ...gone];
};
