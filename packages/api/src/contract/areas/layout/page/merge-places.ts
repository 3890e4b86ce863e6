import type { Place } from "./page-body.ts";
import { isSameJson } from "./same-json.ts";

/** What two people did to one place at once, where only one of them can have their way: what was saved first stays. */
export interface PlaceConflict {
  readonly id: string;
  readonly railId: string;
  /** `both`: both changed this field of it. `removed`: one took it away while the other changed it, so it stays. */
  readonly kind: "both" | "removed";
  /** The fields of it that were meant otherwise. */
  readonly fields: readonly (keyof Place)[];
}

/** The outcome of a merge. */
export interface MergedPlaces {
  readonly places: readonly Place[];
  readonly conflicts: readonly PlaceConflict[];
}

const fields = [
  "rank",
  "hidden",
  "visibleFrom",
  "visibleTill",
  "hubs",
  "audience",
] as const satisfies readonly (keyof Place)[];

const changed = (from: Place, to: Place) => fields.filter((field) => !isSameJson(from[field], to[field]));

const byId = (places: readonly Place[]): ReadonlyMap<string, Place> =>
  new Map(places.map((place) => [place.id, place]));

/**
 * Brings what somebody did to the rails of a page (`base` → `mine`) together with what stands by now (`theirs`), place by
 * place and field by field. What only one of them touched is as that one left it; nobody's rail is lost.
 */
export const mergePlaces = (base: readonly Place[], mine: readonly Place[], theirs: readonly Place[]): MergedPlaces => {
  const [before, own, standing] = [byId(base), byId(mine), byId(theirs)];
  const conflicts: PlaceConflict[] = [];
  const report = ({ id, railId }: Place, kind: PlaceConflict["kind"], of: PlaceConflict["fields"]) =>
    conflicts.push({ id, railId, kind, fields: of });

  const merge = (was: Place | undefined, me: Place | undefined, they: Place | undefined): Place | undefined => {
    if (was === undefined) return they ?? me;
    if (me === undefined && they === undefined) return undefined;
    if (me === undefined || they === undefined) {
      const left = me ?? they;
      if (left === undefined) return undefined;
      const touched = changed(was, left);
      if (touched.length === 0) return undefined;
      report(left, "removed", touched);
      return left;
    }
    const [iChanged, theyChanged] = [changed(was, me), changed(was, they)];
    const clash = iChanged.filter((field) => theyChanged.includes(field) && !isSameJson(me[field], they[field]));
    if (clash.length > 0) report(they, "both", clash);
    const taken = Object.fromEntries(
      iChanged.filter((field) => !theyChanged.includes(field)).map((field) => [field, me[field]]),
    );
    const merged = { ...they, ...taken };
    // Each side may have moved one bound of the time, so that it would end before it begins: theirs stay then.
    return endsBeforeItBegins(merged)
      ? { ...merged, visibleFrom: they.visibleFrom, visibleTill: they.visibleTill }
      : merged;
  };

  const ids = new Set([...standing.keys(), ...own.keys(), ...before.keys()]);
  const places = [...ids].flatMap((id) => merge(before.get(id), own.get(id), standing.get(id)) ?? []);
  return { places, conflicts };
};

/** Whether the time in which a place is shown is none. */
export const endsBeforeItBegins = ({ visibleFrom, visibleTill }: Pick<Place, "visibleFrom" | "visibleTill">): boolean =>
  visibleFrom !== null && visibleTill !== null && Date.parse(visibleFrom) >= Date.parse(visibleTill);
