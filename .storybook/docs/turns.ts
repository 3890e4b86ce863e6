/**
 * As many windows of a board open at a time: a browser has one focus, and two that play would take it from each other, so that
 * what a person has left stands there in the place of what is being typed.
 */
const most = 1;
/** What has not been drawn by then, in milliseconds, keeps the others waiting no longer. */
const patience = 6000;

const waiting = new Map<HTMLIFrameElement, () => Promise<void>>();
let running = 0;

/** How far a frame lies from what is in sight, in CSS pixels. */
const distanceOf = (frame: HTMLIFrameElement): number => {
  const { top, bottom } = frame.getBoundingClientRect();
  return Math.max(0, top - innerHeight, -bottom);
};

const isBefore = (one: Node, other: Node) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Those in sight in the order of the page, and after them what somebody has scrolled past. */
function nextOf(frames: Iterable<HTMLIFrameElement>): HTMLIFrameElement | undefined {
  const measured = [...frames].map((frame) => ({ frame, distance: distanceOf(frame) }));
  const [next] = measured.toSorted(
    (one, other) => one.distance - other.distance || (isBefore(one.frame, other.frame) ? -1 : 1),
  );
  return next?.frame;
}

async function takeNext(): Promise<void> {
  const next = nextOf(waiting.keys());
  const open = next && running < most ? waiting.get(next) : undefined;
  if (next === undefined || open === undefined) return;
  waiting.delete(next);
  running += 1;
  await open();
  running -= 1;
  await takeNext();
}

/** What Storybook's preview tells of itself in a window. */
interface Preview {
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } };
}

const pause = (milliseconds = 200) => new Promise((done) => setTimeout(done, milliseconds));

async function untilDrawn(frame: HTMLIFrameElement): Promise<void> {
  while (frame.isConnected) {
    await pause();
    // The same origin; what it holds is Storybook's own.
    const { __STORYBOOK_PREVIEW__: preview } = (frame.contentWindow ?? {}) as Preview;
    if (["finished", "aborted", "errored"].includes(preview?.currentRender?.phase ?? "")) return;
  }
}

/** Where somebody is on the page, or in Storybook around it: a window that plays takes the focus. Gives it back to them. */
function keepFocus(): () => void {
  const pages = [document, frameElement?.ownerDocument];
  const held = pages.map((page) => page?.activeElement).find((at) => at?.matches(":not(body, iframe)"));
  return () => {
    if (held instanceof HTMLElement || held instanceof parent.window.HTMLElement) held.focus({ preventScroll: true });
  };
}

/** Opens an address in a frame once that is in sight and its turn has come, and tells when it is drawn; returns how to give that up. */
export function openInTurn(frame: HTMLIFrameElement, address: string, drawn = () => {}): () => void {
  const open = async () => {
    if (!frame.isConnected) return;
    const giveBack = keepFocus();
    frame.src = address;
    const done = untilDrawn(frame).then(() => {
      if (!frame.isConnected) return;
      giveBack();
      drawn();
    });
    await Promise.race([done, pause(patience)]);
  };
  const observer = new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting !== true) return;
    observer.disconnect();
    waiting.set(frame, open);
    // Once all that are in sight have said so.
    setTimeout(() => void takeNext(), 50);
  });
  observer.observe(frame);
  return () => {
    observer.disconnect();
    if (waiting.get(frame) === open) waiting.delete(frame);
  };
}
