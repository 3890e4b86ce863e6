/**
 * As many windows of a board open at a time: a browser has one focus, and two that play would take it from each other, so that
 * what a person has left stands there in the place of what is being typed.
 */
const most = 1;
/** What has not been drawn by then, in milliseconds, keeps the others waiting no longer. */
const patience = 6000;

const waiting = new Map<HTMLIFrameElement, () => Promise<void>>();
let running = 0;

/** Observers report in no order: the next is the first on the page. */
const isBefore = (one: Node, other: Node) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

async function takeNext(): Promise<void> {
  const [first] = [...waiting.keys()].toSorted((one, other) => (isBefore(one, other) ? -1 : 1));
  const open = first && running < most ? waiting.get(first) : undefined;
  if (first === undefined || open === undefined) return;
  waiting.delete(first);
  running += 1;
  await open();
  running -= 1;
  await takeNext();
}

/** What Storybook's preview tells of itself in a window. */
interface Preview {
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } };
}

const pause = () => new Promise((done) => setTimeout(done, 200));

async function isDrawn(frame: HTMLIFrameElement): Promise<void> {
  const end = performance.now() + patience;
  while (frame.isConnected && performance.now() < end) {
    await pause();
    // The same origin; what it holds is Storybook's own.
    const { __STORYBOOK_PREVIEW__: preview } = (frame.contentWindow ?? {}) as Preview;
    if (["finished", "aborted", "errored"].includes(preview?.currentRender?.phase ?? "")) return;
  }
}

/** Opens an address in a frame once that is in sight and its turn has come, and tells when it is drawn; returns how to give that up. */
export function openInTurn(frame: HTMLIFrameElement, address: string, drawn = () => {}): () => void {
  const open = async () => {
    if (!frame.isConnected) return;
    frame.src = address;
    await isDrawn(frame);
    if (frame.isConnected) drawn();
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
