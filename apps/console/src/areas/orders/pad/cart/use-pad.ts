import { cartEndpoints, orderEndpoints, type Cart, type Quote, type QuotedLine } from "@o2r/api/contract/orders";
import { useClient, useEndpoint } from "@o2r/api/react";
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { contentOf, noTerms, termsOf, useKeeper, type CartContent, type PadTerms } from "./use-keeper.ts";
import { addPacks, factsOfQuote, sentLines, setPacks, type PadLine } from "./pad.ts";

/** Milliseconds after the last change until it is priced, and after the last digit until it counts. */
const pricedAfter = 200;
const takenAfter = 200;
/** Milliseconds after the last change until it is kept. */
const keptAfter = 700;

const noLines: readonly PadLine[] = [];

const bodyOf = (lines: readonly PadLine[], terms: PadTerms): CartContent => ({ lines: sentLines(lines), ...terms });

/** Packs that are being typed: no key of them draws the pad or is priced while the next one is on its way. */
interface Typing {
  readonly productId: string;
  readonly packs: number | null;
  readonly timer: ReturnType<typeof setTimeout>;
}

const withTyped = (lines: readonly PadLine[], typing: Typing | undefined): readonly PadLine[] =>
  typing === undefined ? lines : setPacks(lines, typing.productId, typing.packs);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A line with what its price tells of it; the same line where it tells nothing new, so that it is not drawn again. */
const withFacts = (line: PadLine, found: QuotedLine | undefined): PadLine => {
  if (found === undefined) return line;
  const facts = { ...line.facts, ...factsOfQuote(found) };
  return isSame(facts, line.facts) ? line : { ...line, facts };
};

/** The new price, with the very lines of the last that have not changed. */
const keepSame = (last: Quote | undefined, quote: Quote): Quote => ({
  ...quote,
  lines: quote.lines.map((line, at) => {
    const before = last?.lines[at];
    return before !== undefined && isSame(before, line) ? before : line;
  }),
});

/**
 * What is to be ordered for one retailer: kept by the service, priced by it after each change, shared between windows. It
 * begins with what the service has kept, and with what is brought along; pass the same lines between renders.
 */
export const usePad = (retailerId: string, brought: readonly PadLine[] = noLines) => {
  const client = useClient();
  const [lines, setLines] = useState<readonly PadLine[]>();
  // It is begun with once, and not looked at again: the call that it belongs to may be over by then.
  const cart = useEndpoint(cartEndpoints.get, lines === undefined ? { params: { retailerId } } : null, {
    revalidateOnMount: true,
  });
  const [terms, setTerms] = useState<PadTerms>(noTerms);
  const [quote, setQuote] = useState<Quote>();
  const [failure, setFailure] = useState<string>();
  const busy = useRef(false);
  const [placing, setPlacing] = useState(false);
  const typing = useRef<Typing>(undefined);
  /** The next price has waited for its typing to pause. */
  const hasWaited = useRef(false);

  const { begin, keep, isKept, stop, other, unkept, keepMine, saveAgain } = useKeeper(retailerId);

  const take = useCallback(
    (given: Cart, more: readonly PadLine[] = noLines) => {
      begin(given);
      const content = contentOf(given);
      setLines(more.reduce<readonly PadLine[]>(addPacks, content.lines));
      setTerms(termsOf(content));
    },
    [begin],
  );
  useEffect(() => {
    // The first that arrives; what another window does later is told when this one keeps something.
    // oxlint-disable-next-line react/set-state-in-effect -- the cart is begun with what the service has, once
    if (cart.data && lines === undefined) take(cart.data, brought);
  }, [cart.data, lines, take, brought]);

  /** What is typed counts now. */
  const takeTyped = useCallback(() => {
    const typed = typing.current;
    if (typed === undefined) return;
    clearTimeout(typed.timer);
    typing.current = undefined;
    hasWaited.current = true;
    setLines((now) => now && withTyped(now, typed));
  }, []);
  const typePacks = useCallback(
    (productId: string, packs: number | null) => {
      if (typing.current?.productId === productId) clearTimeout(typing.current.timer);
      else takeTyped();
      // Drawn at once, so that no key falls between what counts and what the field knows of it.
      const timer = setTimeout(() => flushSync(takeTyped), takenAfter);
      typing.current = { productId, packs, timer };
    },
    [takeTyped],
  );
  const change = useCallback(
    (next: (now: readonly PadLine[]) => readonly PadLine[]) => {
      takeTyped();
      setLines((now) => next(now ?? []));
    },
    [takeTyped],
  );

  const body = useMemo(() => (lines === undefined ? undefined : bodyOf(lines, terms)), [lines, terms]);
  const asked = body === undefined ? "" : JSON.stringify(body);
  const [priced, setPriced] = useState("");

  useEffect(() => {
    if (body === undefined || asked === priced) return undefined;
    if (body.lines.length === 0) {
      // oxlint-disable-next-line react/set-state-in-effect -- what is empty needs no price, and has none
      setQuote(undefined);
      setPriced(asked);
      return undefined;
    }
    const again = async (): Promise<void> => {
      // One at a time: the client lets no second one out while the first is on its way.
      if (busy.current) {
        timer = setTimeout(() => void again(), pricedAfter);
        return;
      }
      busy.current = true;
      const { payload, error } = await client.call(
        orderEndpoints.quote,
        { body: { retailerId, ...body } },
        { quiet: true },
      );
      busy.current = false;
      if (ended) return;
      setFailure(error?.message);
      setPriced(asked);
      if (error !== undefined) return;
      setQuote((last) => keepSame(last, payload));
      const known = new Map(payload.lines.filter(({ free }) => !free).map((line) => [line.productId, line]));
      setLines((now) => now?.map((line) => withFacts(line, known.get(line.productId))));
    };
    let ended = false;
    let timer = setTimeout(() => void again(), hasWaited.current ? 0 : pricedAfter);
    hasWaited.current = false;
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }, [client, retailerId, body, asked, priced]);

  // Left before it was kept: at once then, with what is typed.
  const keepLeft = useEffectEvent(() => {
    if (lines === undefined || other !== undefined || placing) return;
    if (typing.current !== undefined) keep(bodyOf(withTyped(lines, typing.current), terms));
    else if (body !== undefined && !isKept(body)) keep(body);
  });
  useEffect(() => {
    const hide = () => keepLeft();
    window.addEventListener("pagehide", hide);
    return () => {
      window.removeEventListener("pagehide", hide);
      hide();
    };
  }, []);

  useEffect(() => {
    if (body === undefined || other !== undefined || placing || isKept(body)) return undefined;
    const timer = setTimeout(() => keep(body), keptAfter);
    return () => clearTimeout(timer);
  }, [keep, isKept, body, other, placing]);

  /**
   * Runs what places the order, and keeps nothing meanwhile: the placing empties the cart, and what were kept after it would
   * be ordered twice. The pad is empty after it, unless it was refused.
   */
  const placeBy = useCallback(
    async <R extends { readonly error?: unknown }>(run: () => Promise<R>): Promise<R> => {
      setPlacing(true);
      await stop();
      const result = await run();
      if (result.error === undefined) {
        begin({ version: 0, lines: [], ...noTerms });
        setLines([]);
        setTerms(noTerms);
      }
      setPlacing(false);
      return result;
    },
    [begin, stop],
  );
  return {
    lines,
    change,
    typePacks,
    takeTyped,
    terms,
    setTerms,
    /** What stands on the pad now, as text that can be compared. */
    asked,
    /** Of what stands on the pad now. */
    quote: asked === priced ? quote : undefined,
    /** The last there was, while a newer one is on its way. */
    lastQuote: quote,
    failure,
    placeBy,
    /** Prices once more. */
    priceAgain: () => setPriced(""),
    /** What another window of the same person has kept meanwhile. */
    other,
    takeOther: () => other && take(other),
    keepMine,
    /** Why what stands on the pad is not kept, where it is not. */
    unkept,
    saveAgain,
    error: cart.error,
    retry: () => void cart.mutate(),
  };
};
