import {
  endsBeforeItBegins,
  layoutBounds,
  mergePlaces,
  orderedJson,
  type Place,
  type PlaceConflict,
} from "@o2r/api/contract/layout";
import { invalid } from "../../../app-error.ts";
import type { Db } from "../../../db/schema.ts";

/** What is wrong with places that somebody wants to keep: each by itself, and all together. */
const faultsOf = async (db: Db, places: readonly Place[], standing: readonly Place[]): Promise<string[]> => {
  const known = new Set(standing.map(({ railId }) => railId));
  const rails = [...new Set(places.map(({ railId }) => railId))].filter((id) => !known.has(id));
  const hubs = [...new Set(places.flatMap((one) => one.hubs))];
  const [foundRails, foundHubs] = [
    rails.length === 0 ? [] : await db.selectFrom("rail").select("id").where("id", "in", rails).forShare().execute(),
    hubs.length === 0
      ? []
      : await db.selectFrom("warehouse").select("id").where("id", "in", hubs).where("type", "=", "HUB").execute(),
  ];
  return [
    ...(new Set(places.map(({ id }) => id)).size < places.length ? ["A rail stands twice under one id"] : []),
    ...(places.length > layoutBounds.rails ? [`A page holds at most ${layoutBounds.rails} rails`] : []),
    ...(places.some(endsBeforeItBegins) ? ["A rail is shown till before it is shown from"] : []),
    ...(foundRails.length < rails.length ? ["A rail does not exist any more"] : []),
    ...(foundHubs.length < hubs.length ? ["Choose hubs: a rail is kept to what is none"] : []),
  ];
};

/** Brings what an editor did together with what stands, and writes what comes of it. The page is held. */
export const composePlaces = async (
  db: Db,
  pageId: string,
  standing: readonly Place[],
  { base, places }: { readonly base: readonly Place[]; readonly places: readonly Place[] },
): Promise<{ readonly changed: boolean; readonly conflicts: readonly PlaceConflict[] }> => {
  const merged = mergePlaces(base, places, standing);
  const faults = await faultsOf(db, [...merged.places], standing);
  if (faults.length > 0) throw invalid(faults.map((message) => ({ field: "places", message })));
  const before = new Map(standing.map((place) => [place.id, JSON.stringify(inOneOrder(place))]));
  const kept = new Set(merged.places.map(({ id }) => id));
  const gone = standing.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  const written = merged.places.filter((place) => before.get(place.id) !== JSON.stringify(inOneOrder(place)));
  if (gone.length > 0) await db.deleteFrom("page_rail").where("page_id", "=", pageId).where("id", "in", gone).execute();
  if (written.length > 0)
    await db
      .insertInto("page_rail")
      .values(
        written.map((place) => ({
          id: place.id,
          page_id: pageId,
          rail_id: place.railId,
          rank: place.rank,
          hidden: place.hidden,
          visible_from: place.visibleFrom,
          visible_till: place.visibleTill,
          hub_ids: place.hubs,
          audience: JSON.stringify(place.audience),
        })),
      )
      .onConflict((same) =>
        same
          .column("id")
          .doUpdateSet((eb) => ({
            rank: eb.ref("excluded.rank"),
            hidden: eb.ref("excluded.hidden"),
            visible_from: eb.ref("excluded.visible_from"),
            visible_till: eb.ref("excluded.visible_till"),
            hub_ids: eb.ref("excluded.hub_ids"),
            audience: eb.ref("excluded.audience"),
          }))
          // A place of another page is not taken over.
          .where("page_rail.page_id", "=", pageId),
      )
      .execute();
  return { changed: gone.length + written.length > 0, conflicts: merged.conflicts };
};

const inOneOrder = ({ id, railId, rank, hidden, visibleFrom, visibleTill, hubs, audience }: Place) => [
  id,
  railId,
  rank,
  hidden,
  visibleFrom === null ? null : Date.parse(visibleFrom),
  visibleTill === null ? null : Date.parse(visibleTill),
  hubs,
  orderedJson(audience),
];
