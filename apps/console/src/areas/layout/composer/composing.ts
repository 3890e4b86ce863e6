import {
  comparePages,
  inOrder,
  isSameJson,
  mergePlaces,
  rankBetween,
  ranksFor,
  type PageDraft,
  type Place,
  type RailDifference,
  type ShownRail,
} from "@o2r/api/contract/layout";

/** How a page stood before something was done to it, and what that was. */
interface Step {
  readonly places: readonly Place[];
  readonly said: string;
  /** Steps of one key in a row are one step: a time that is typed figure by figure. */
  readonly key?: string | undefined;
}

/** Where somebody else had their way; see `PlaceConflict`. */
interface Conflict {
  readonly id: string;
  readonly railId: string;
  readonly kind: "both" | "removed";
  readonly fields: readonly string[];
}

/** A page while somebody composes it. */
export interface Composing {
  /** The draft's own count of changes, as far as this browser has taken them in. */
  readonly rev: number;
  /** What the service has. */
  readonly base: readonly Place[];
  /** What stands here, in order. */
  readonly places: readonly Place[];
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  /** What was done last, for whoever does not see it. */
  readonly said: string;
  /** What others did that came in and has not been dismissed. */
  readonly news: readonly RailDifference[];
  readonly conflicts: readonly Conflict[];
}

/** As many steps back as anybody remembers. */
const remembered = 100;

export const begin = ({ page, body }: PageDraft): Composing => ({
  rev: page.draftRev,
  base: body.places,
  places: inOrder(body.places),
  past: [],
  future: [],
  said: "",
  news: [],
  conflicts: [],
});

/** Does something that can be undone. */
export const act = (now: Composing, places: readonly Place[], said: string, key?: string): Composing => {
  const last = now.past.at(-1);
  const goesOn = key !== undefined && last?.key === key && now.future.length === 0;
  const past = goesOn ? now.past : [...now.past, { places: now.places, said, key }].slice(-remembered);
  return { ...now, places: inOrder(places), past, future: [], said };
};

export const undo = (now: Composing): Composing => {
  const step = now.past.at(-1);
  if (step === undefined) return now;
  return {
    ...now,
    places: step.places,
    past: now.past.slice(0, -1),
    future: [...now.future, { ...step, places: now.places }],
    said: `Undone: ${step.said}`,
  };
};

export const redo = (now: Composing): Composing => {
  const step = now.future.at(-1);
  if (step === undefined) return now;
  return {
    ...now,
    places: step.places,
    past: [...now.past, { ...step, places: now.places }],
    future: now.future.slice(0, -1),
    said: `Done again: ${step.said}`,
  };
};

/** A rank in a place among others, counted without itself; all get new ones where there is no room for one between. */
const put = (others: readonly Place[], place: Place, at: number): readonly Place[] => {
  const [low, high] = [others[at - 1]?.rank ?? null, others[at]?.rank ?? null];
  const rank = low !== null && high !== null && low >= high ? "" : rankBetween(low, high);
  const next = [...others.slice(0, at), { ...place, rank }, ...others.slice(at)];
  if (rank !== "" && rank.length <= 150) return next;
  const ranks = ranksFor(next.length);
  return next.map((one, index) => ({ ...one, rank: ranks[index] ?? one.rank }));
};

/** The places with one of them moved. */
export const moved = (places: readonly Place[], id: string, to: number): readonly Place[] => {
  const place = places.find((one) => one.id === id);
  const others = places.filter((one) => one.id !== id);
  return place === undefined ? places : put(others, place, Math.max(0, Math.min(to, others.length)));
};

/** The places with one more, after another; at the end where that is not there. */
export const added = (places: readonly Place[], place: Omit<Place, "rank">, after: string | undefined) => {
  const at = places.findIndex(({ id }) => id === after);
  return put(places, { ...place, rank: "" }, at === -1 ? places.length : at + 1);
};

/** The places with something of one of them changed. */
export const changed = (places: readonly Place[], id: string, part: Partial<Omit<Place, "id" | "railId">>) =>
  places.map((one) => (one.id === id ? { ...one, ...part } : one));

export const removed = (places: readonly Place[], id: string): readonly Place[] =>
  places.filter((one) => one.id !== id);

const byId = (places: readonly Place[]) => places.toSorted((one, other) => (one.id < other.id ? -1 : 1));

/** Whether something stands here that the service does not have. */
export const isUnsaved = ({ base, places }: Composing): boolean => !isSameJson(byId(base), byId(places));

/**
 * Takes in what the service has by now. `from` is what it had of us when it answered. What was done here since stays done,
 * and can still be undone without undoing what somebody else did.
 */
const takeIn = (now: Composing, from: readonly Place[], draft: PageDraft, rails: readonly ShownRail[]): Composing => {
  const standing = draft.body.places;
  const carry = (places: readonly Place[]) => {
    const { places: merged, conflicts } = mergePlaces(from, places, standing);
    return { places: inOrder(merged), conflicts };
  };
  const carryStep = (step: Step): Step => ({ ...step, places: carry(step.places).places });
  const { places, conflicts } = carry(now.places);
  const news = comparePages({ places: [...now.places], rails: [...rails] }, { places, rails: [...rails] });
  const found: readonly Conflict[] = [...draft.conflicts, ...conflicts];
  return {
    ...now,
    rev: draft.page.draftRev,
    base: standing,
    places,
    past: now.past.map(carryStep),
    future: now.future.map(carryStep),
    news: news.length > 0 ? news : now.news,
    conflicts: found.length > 0 ? found : now.conflicts,
  };
};

/** With what has been read since, if that is newer. */
export const caughtUp = (now: Composing, draft: PageDraft, rails: readonly ShownRail[]): Composing =>
  draft.page.draftRev <= now.rev ? now : takeIn(now, now.base, { ...draft, conflicts: [] }, rails);

/** After these places were saved, and the service answered with the draft. */
export const afterSave = (
  now: Composing,
  sent: readonly Place[],
  answer: PageDraft,
  rails: readonly ShownRail[],
): Composing => takeIn(now, sent, answer, rails);

/** What came in has been read. */
export const dismissed = (now: Composing): Composing => ({ ...now, news: [], conflicts: [] });
