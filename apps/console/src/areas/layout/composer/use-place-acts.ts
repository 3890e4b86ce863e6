import type { PageDraft, Place, ShownRail } from "@o2r/api/contract/layout";
import { useEffect, useRef, useState } from "react";
import { act, added, changed, moved, removed } from "./composing.ts";
import { placeId } from "./place-id.ts";
import type { Workshop } from "./use-composing.ts";

const focusRow = (id: string): void =>
  document.querySelector<HTMLElement>(`[data-sortable="${CSS.escape(id)}"]`)?.focus();

/** What is done to the rails of a page: each is one step that can be undone, by mouse and by keys alike. */
export const usePlaceActs = (draft: PageDraft, workshop: Workshop) => {
  const { work, rails, change } = workshop;
  const [chosen, setChosen] = useState<string>();
  const toFocus = useRef<string>(undefined);
  const selected = work.places.find(({ id }) => id === chosen) ?? work.places[0];
  // A row takes the focus once it stands.
  useEffect(() => {
    if (toFocus.current !== undefined) focusRow(toFocus.current);
    toFocus.current = undefined;
  });
  const nameOf = ({ railId }: Place): string => rails.get(railId)?.name ?? "Rail";
  const choose = (id: string, focus: boolean) => {
    setChosen(id);
    if (focus) toFocus.current = id;
  };
  const placed = (id: string): Place | undefined => work.places.find((one) => one.id === id);

  return {
    selected,
    select: (id: string) => choose(id, false),
    focus: (id: string) => choose(id, true),
    move: (id: string, to: number) => {
      const place = placed(id);
      if (place && to >= 0 && to < work.places.length)
        change((now) => act(now, moved(now.places, id, to), `${nameOf(place)} moved`));
    },
    change: (id: string, part: Partial<Place>, said: string, key?: string) =>
      change((now) => act(now, changed(now.places, id, part), said, key)),
    add: (rail: ShownRail) => {
      const id = placeId();
      const open = { hidden: false, visibleFrom: null, visibleTill: null, hubs: [], audience: [] };
      const place = { id, railId: rail.id, ...open };
      workshop.meet(rail);
      change((now) => act(now, added(now.places, place, selected?.id), `${rail.name} added`));
      choose(id, true);
    },
    duplicate: (id: string) => {
      const place = placed(id);
      if (place === undefined) return;
      const copy = { ...place, id: placeId() };
      change((now) => act(now, added(now.places, copy, id), `${nameOf(place)} duplicated`));
      choose(copy.id, true);
    },
    remove: (id: string) => {
      const at = work.places.findIndex((one) => one.id === id);
      const place = work.places[at];
      if (place === undefined) return;
      change((now) => act(now, removed(now.places, id), `${nameOf(place)} removed`));
      const next = work.places[at + 1] ?? work.places[at - 1];
      if (next) choose(next.id, true);
    },
    /** Brings a place back to what is live. */
    restore: (id: string) => {
      const live = draft.live?.places.find((one) => one.id === id);
      const place = placed(id);
      if (place === undefined) return;
      const said = `${nameOf(place)} as in version ${draft.page.liveVersion}`;
      change((now) => act(now, live ? changed(now.places, id, live) : removed(now.places, id), said));
    },
  };
};
