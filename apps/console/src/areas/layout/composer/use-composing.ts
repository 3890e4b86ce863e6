import { comparePages, pageEndpoints, type PageBody, type PageDraft, type ShownRail } from "@o2r/api/contract/layout";
import { useMutation } from "@o2r/api/react";
import { useMemo, useState } from "react";
import { useAskBeforeClosing, useLeaveWhile, type Leaving } from "../../../kit/form/leave/use-leave-while.ts";
import { afterSave, begin, caughtUp, isUnsaved, type Composing } from "./composing.ts";

const nothing: PageBody = { places: [], rails: [] };

/** A page that is being composed in this window. */
export interface Workshop {
  readonly work: Composing;
  /** What stands here, with all that it shows. */
  readonly body: PageBody;
  /** Every rail that has been met, also of what was undone. */
  readonly rails: ReadonlyMap<string, ShownRail>;
  /** How it differs from what is live, by the id of the place. */
  readonly differences: ReadonlyMap<string, ReturnType<typeof comparePages>[number]>;
  readonly change: (next: (now: Composing) => Composing) => void;
  /** Makes a rail known that is about to be added. */
  readonly meet: (rail: ShownRail) => void;
  readonly unsaved: boolean;
  readonly saving: boolean;
  readonly savedAt: Date | undefined;
  /** The draft as it stands in the service then; undefined where it was refused, which has been said. */
  readonly save: () => Promise<PageDraft | undefined>;
  readonly leaving: Leaving;
}

/** What stands in the window of a page, brought together with what the service has. */
export const useComposing = (draft: PageDraft, adopt: (draft: PageDraft) => Promise<unknown>): Workshop => {
  const [begun, setBegun] = useState(() => begin(draft));
  const [met, setMet] = useState<ReadonlyMap<string, ShownRail>>(new Map());
  const [savedAt, setSavedAt] = useState<Date>();
  const compose = useMutation(pageEndpoints.compose);
  const rails = useMemo(() => {
    const known = [...(draft.live?.rails ?? []), ...met.values(), ...draft.body.rails];
    return new Map(known.map((rail) => [rail.id, rail]));
  }, [draft, met]);
  const work = useMemo(() => caughtUp(begun, draft, [...rails.values()]), [begun, draft, rails]);
  const body = useMemo<PageBody>(() => {
    const held = new Set(work.places.map(({ railId }) => railId));
    return { places: [...work.places], rails: [...rails.values()].filter(({ id }) => held.has(id)) };
  }, [work.places, rails]);
  const differences = useMemo(
    () => new Map(comparePages(draft.live ?? nothing, body).map((one) => [one.id, one])),
    [draft.live, body],
  );
  const unsaved = isUnsaved(work);
  useAskBeforeClosing(unsaved);
  const leaving = useLeaveWhile(() => unsaved);

  return {
    work,
    body,
    rails,
    differences,
    unsaved,
    saving: compose.running,
    savedAt,
    leaving,
    change: (next) => setBegun((before) => next(caughtUp(before, draft, [...rails.values()]))),
    meet: (rail) => setMet((known) => new Map(known).set(rail.id, rail)),
    save: async () => {
      if (!unsaved) return draft;
      const sent = work.places;
      const input = { params: { id: draft.page.id }, body: { base: [...work.base], places: [...sent] } };
      const { error, payload } = await compose.run(input);
      if (error !== undefined) return undefined;
      // What is taken out of the page now may be put back by an undo.
      setMet((known) => new Map([...known, ...rails]));
      setBegun((before) => afterSave(caughtUp(before, draft, []), sent, payload, [...rails.values()]));
      setSavedAt(new Date());
      await adopt(payload);
      return payload;
    },
  };
};
