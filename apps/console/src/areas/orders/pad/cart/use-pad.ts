import {
  cartEndpoints,
  orderEndpoints,
  type Cart,
  type PaymentMode,
  type Quote,
  type QuotedLine,
} from "@o2r/api/contract/orders";
import { useClient, useEndpoint, useTouch } from "@o2r/api/react";
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { addPacks, factsOfQuote, sentLines, setPacks, type PadLine } from "./pad.ts";

/** What is chosen beside the lines. */
export interface PadTerms {
  /** The day of delivery; empty for the first that is free. */
  readonly orderSlot: string;
  readonly paymentMode: PaymentMode;
  readonly note: string;
  readonly coupon: string;
}

const noTerms: PadTerms = { orderSlot: "", paymentMode: "COD", note: "", coupon: "" };

/** Milliseconds after the last change until it is priced, and until it is kept; and after the last digit until it counts. */
const pricedAfter = 200;
const takenAfter = 200;
const keptAfter = 700;

const termsOf = ({ orderSlot, paymentMode, note, coupon }: Cart): PadTerms => ({
  orderSlot,
  paymentMode,
  note,
  coupon,
});

const noLines: readonly PadLine[] = [];

const bodyOf = (lines: readonly PadLine[], terms: PadTerms) => ({ lines: sentLines(lines), ...terms });

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
  const touch = useTouch();
  const [lines, setLines] = useState<readonly PadLine[]>();
  // It is begun with once, and not looked at again: the call that it belongs to may be over by then.
  const cart = useEndpoint(cartEndpoints.get, lines === undefined ? { params: { retailerId } } : null, {
    revalidateOnMount: true,
  });
  const [terms, setTerms] = useState<PadTerms>(noTerms);
  const [quote, setQuote] = useState<Quote>();
  const [failure, setFailure] = useState<string>();
  const [other, setOther] = useState<Cart>();
  const version = useRef(0);
  const kept = useRef("");
  const busy = useRef(false);
  const unkept = useRef<() => void>(undefined);
  const keeping = useRef<Promise<void>>(undefined);
  const [placing, setPlacing] = useState(false);
  const typing = useRef<Typing>(undefined);
  /** The next price has waited for its typing to pause. */
  const hasWaited = useRef(false);

  const take = useCallback((given: Cart, more: readonly PadLine[] = noLines) => {
    version.current = given.version;
    const begun = given.lines.map(({ productId, packs }) => ({ productId, packs }));
    kept.current = JSON.stringify({ lines: begun, ...termsOf(given) });
    setLines(more.reduce(addPacks, begun));
    setTerms(termsOf(given));
    setOther(undefined);
  }, []);
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

  const keep = useCallback(
    (what: ReturnType<typeof bodyOf>) => {
      const save = async () => {
        const { payload, error } = await client.call(
          cartEndpoints.save,
          { params: { retailerId }, body: { ...what, version: version.current } },
          { quiet: true },
        );
        if (error === undefined) {
          version.current = payload.version;
          kept.current = JSON.stringify(what);
          // It may be left already, for the list that it stands in.
          void touch([cartEndpoints.open]);
        } else if (error.status === 409) setOther((error.current as { readonly row: Cart } | undefined)?.row); // as it is kept
      };
      keeping.current = save();
    },
    [client, retailerId, touch],
  );

  // Left before it was kept: at once then, with what is typed. Stands before what clears the timer, and so is heard first.
  const keepLeft = useEffectEvent(() => {
    if (typing.current === undefined || lines === undefined || other !== undefined || placing) unkept.current?.();
    else keep(bodyOf(withTyped(lines, typing.current), terms));
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
    if (body === undefined || asked === kept.current || other !== undefined || placing) return undefined;
    const keepNow = () => keep(body);
    const timer = setTimeout(keepNow, keptAfter);
    unkept.current = keepNow;
    return () => {
      clearTimeout(timer);
      unkept.current = undefined;
    };
  }, [keep, body, asked, other, placing]);

  /**
   * Runs what places the order, and keeps nothing meanwhile: the placing empties the cart, and what were kept after it would
   * be ordered twice. The pad is empty after it, unless it was refused.
   */
  const placeBy = useCallback(async <R extends { readonly error?: unknown }>(run: () => Promise<R>): Promise<R> => {
    setPlacing(true);
    unkept.current = undefined;
    await keeping.current;
    const result = await run();
    if (result.error === undefined) {
      version.current = 0;
      kept.current = JSON.stringify({ lines: [], ...noTerms });
      setLines([]);
      setTerms(noTerms);
    }
    setPlacing(false);
    return result;
  }, []);
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
    keepMine: () => {
      if (other === undefined) return;
      version.current = other.version;
      setOther(undefined);
    },
    error: cart.error,
    retry: () => void cart.mutate(),
  };
};
