/** A call that the first script has made, until the client asks for it. */
interface EarlyRead {
  readonly authorization: string;
  readonly until: number;
  readonly control: AbortController;
  readonly answer: Promise<Response>;
}

declare global {
  interface Window {
    /** What the first script leaves for the rest. */
    o2rBoot?: {
      /** By address. */
      readonly reads: Map<string, EarlyRead>;
      /** The browser is on its way to another page: nothing must be started here. */
      readonly leaving: boolean;
    };
  }
}

/** For how long an answer that nobody has asked for is kept, in milliseconds: as long as unused data (specification §9). */
const keptFor = 30_000;

/** Makes a call before there is a client, in the words in which the client would make it. */
export const readEarly = (url: string, access: string): readonly [string, EarlyRead] => {
  const control = new AbortController();
  const authorization = `Bearer ${access}`;
  const answer = fetch(url, {
    headers: { accept: "application/json", authorization },
    credentials: "same-origin",
    signal: control.signal,
  });
  // Whoever takes it hears of its failure; nobody else has to.
  answer.catch(() => undefined);
  return [url, { authorization, until: Date.now() + keptFor, control, answer }];
};

/**
 * `fetch` for the client: a call that the first script has made already, for the same session, is not made again. Each is
 * given away once, so that what is asked for again is asked of the service.
 */
export const fetchOnce: typeof fetch = async (input, init) => {
  const url = String(input);
  const early = window.o2rBoot?.reads.get(url);
  if (early === undefined || init?.method !== "GET") return fetch(input, init);
  window.o2rBoot?.reads.delete(url);
  const headers = new Headers(init.headers);
  const isTheSame = headers.get("authorization") === early.authorization && !headers.has("if-none-match");
  if (!isTheSame || early.until < Date.now()) {
    early.control.abort();
    return fetch(input, init);
  }
  init.signal?.addEventListener("abort", () => early.control.abort());
  if (init.signal?.aborted) early.control.abort();
  return early.answer;
};
