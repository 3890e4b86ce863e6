import {
  cartEndpoints,
  orderEndpoints,
  type Cart,
  type PaymentMode,
  type Quote,
  type QuotedLine,
} from "@o2r/api/contract/orders";
import { useClient, useEndpoint } from "@o2r/api/react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { addPacks, factsOfQuote, sentLines, type PadLine } from "./pad.ts";

/** What is chosen beside the lines. */
export interface PadTerms {
  /** The day of delivery; empty for the first that is free. */
  readonly orderSlot: string;
  readonly paymentMode: PaymentMode;
  readonly note: string;
  readonly coupon: string;
}

const noTerms: PadTerms = { orderSlot: "", paymentMode: "COD", note: "", coupon: "" };

/** Milliseconds after the last change until it is priced, and until it is kept. */
const pricedAfter = 200;
const keptAfter = 700;

const termsOf = ({ orderSlot, paymentMode, note, coupon }: Cart): PadTerms => ({
  orderSlot,
  paymentMode,
  note,
  coupon,
});

const noLines: readonly PadLine[] = [];

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
  const [other, setOther] = useState<Cart>();
  const version = useRef(0);
  const kept = useRef("");
  const busy = useRef(false);
  const unkept = useRef<() => void>(undefined);
  const keeping = useRef<Promise<void>>(undefined);
  const [placing, setPlacing] = useState(false);

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

  const change = useCallback((next: (now: readonly PadLine[]) => readonly PadLine[]) => {
    setLines((now) => next(now ?? []));
  }, []);

  const body = useMemo(() => (lines === undefined ? undefined : { lines: sentLines(lines), ...terms }), [lines, terms]);
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
    let timer = setTimeout(() => void again(), pricedAfter);
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }, [client, retailerId, body, asked, priced]);

  // Left before it was kept: at once then. Stands before what clears the timer, and so is heard first.
  useEffect(() => {
    const hide = () => unkept.current?.();
    window.addEventListener("pagehide", hide);
    return () => {
      window.removeEventListener("pagehide", hide);
      hide();
    };
  }, []);

  useEffect(() => {
    if (body === undefined || asked === kept.current || other !== undefined || placing) return undefined;
    const save = async () => {
      const { payload, error } = await client.call(
        cartEndpoints.save,
        { params: { retailerId }, body: { ...body, version: version.current } },
        { quiet: true },
      );
      if (error === undefined) {
        version.current = payload.version;
        kept.current = asked;
      } else if (error.status === 409) setOther(error.current as Cart | undefined); // what the contract says of it
    };
    const keep = () => {
      keeping.current = save();
    };
    const timer = setTimeout(keep, keptAfter);
    unkept.current = keep;
    return () => {
      clearTimeout(timer);
      unkept.current = undefined;
    };
  }, [client, retailerId, body, asked, other, placing]);

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
