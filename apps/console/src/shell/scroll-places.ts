/** How far each box of a page is scrolled, by its place among those that scroll: from the left and from the top. */
type Places = readonly (readonly [left: number, top: number])[];

/** What of a page scrolls for itself. */
const boxes = "main, .form-page-scroll, .o2r-table, .o2r-table-cards";
const store = "o2r.scroll";
/** As many entries of the history as are kept. */
const most = 50;

const read = (): Map<string, Places> => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(store) ?? "[]");
    // Nobody but this file writes there; what is no list of entries throws.
    return new Map(stored as [string, Places][]);
  } catch {
    return new Map();
  }
};

let kept: Map<string, Places> | undefined;
const places = (): Map<string, Places> => (kept ??= read());

const found = (): Element[] => [...document.querySelectorAll(boxes)];

/** Keeps how far everything is scrolled, for the entry of the history that is shown. */
export const keepPlaces = (entry: string): void => {
  places().delete(entry);
  places().set(
    entry,
    found().map(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]),
  );
};

/** Lets the places outlive a reload and a visit elsewhere. */
export const storePlaces = (): void => {
  try {
    sessionStorage.setItem(store, JSON.stringify([...places()].slice(-most)));
  } catch {
    // Without room the pages open at their tops.
  }
};

const isThere = ([left, top]: Places[number], box: Element): boolean =>
  Math.abs(box.scrollTop - top) < 2 && Math.abs(box.scrollLeft - left) < 2;

/** Scrolls everything as it was at an entry, as far as its rows are there. Returns whether all of it is as it was. */
const bringBack = (wanted: Places): boolean => {
  const here = found();
  let done = document.querySelector("main [aria-busy=true]") === null;
  for (const [at, place] of wanted.entries()) {
    const box = here[at];
    // Also what is near: rows that are still missing may have held it back by a pixel.
    box?.scrollTo({ left: place[0], top: place[1], behavior: "instant" });
    done &&= box !== undefined && isThere(place, box);
  }
  return done;
};

/** Signs that a person goes on by themselves. */
const acts = ["wheel", "pointerdown", "touchstart", "keydown"] as const;
/** What has not come by then has changed. */
const patience = 10_000;

/**
 * Brings an entry's places back, once what they are in is loaded. Nothing is kept meanwhile, since what is still short
 * is scrolled less. Returns the way to stop; `onEnd` is told when all is as it was, or somebody has gone on.
 */
export const restorePlaces = (entry: string, onEnd: () => void): (() => void) => {
  const wanted = places().get(entry) ?? [];
  const watcher = new MutationObserver(() => {
    if (bringBack(wanted)) end();
  });
  const stop = () => {
    watcher.disconnect();
    clearTimeout(timer);
    for (const act of acts) removeEventListener(act, end, true);
  };
  const end = () => {
    stop();
    onEnd();
  };
  const timer = setTimeout(end, patience);
  for (const act of acts) addEventListener(act, end, true);
  const attributeFilter = ["aria-busy", "style"];
  watcher.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter });
  if (bringBack(wanted)) end();
  return stop;
};
