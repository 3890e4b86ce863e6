import { cartEndpoints, type Cart, type PaymentMode } from "@o2r/api/contract/orders";
import type { ApiError } from "@o2r/api/client";
import { useClient, useTouch } from "@o2r/api/react";
import { notify } from "@o2r/ui";
import { useCallback, useEffect, useRef, useState } from "react";
import { readSaveFailure } from "../../../../kit/form/save/save-failure.ts";

/** What is chosen beside the lines. */
export interface PadTerms {
  /** The day of delivery; empty for the first that is free. */
  readonly orderSlot: string;
  readonly paymentMode: PaymentMode;
  readonly note: string;
  readonly coupon: string;
}

/** What a cart holds, as it is sent to be kept. */
export interface CartContent extends PadTerms {
  readonly lines: { readonly productId: string; readonly packs: number }[];
}

export const noTerms: PadTerms = { orderSlot: "", paymentMode: "COD", note: "", coupon: "" };

export const termsOf = ({ orderSlot, paymentMode, note, coupon }: PadTerms): PadTerms => ({
  orderSlot,
  paymentMode,
  note,
  coupon,
});

export const contentOf = (cart: CartContent): CartContent => ({
  lines: cart.lines.map(({ productId, packs }) => ({ productId, packs })),
  ...termsOf(cart),
});

/** Why a cart is not kept. */
export interface Unkept {
  readonly title: string;
  readonly text: string;
  /** Nobody knows whether it came, or the service cannot take it now: it is sent again by itself. */
  readonly later: boolean;
}

/** Between two tries of what may work later, in milliseconds. */
const pause = 10_000;

const textOf = (content: CartContent): string => JSON.stringify(content);

const unkeptBy = (error: ApiError): Unkept => {
  const later = error.status === 0 || error.status === 429 || error.status >= 500;
  const failure = readSaveFailure({ ...error, errors: [] }, "cart");
  return failure.kind === "other" ? { ...failure, later } : { title: error.message, text: "", later };
};

/**
 * Has the service keep a cart: one save at a time and the newest after it, again where one did not arrive, and none over
 * what another window of the same person has kept.
 */
export const useKeeper = (retailerId: string) => {
  const client = useClient();
  const touch = useTouch();
  const [other, setOther] = useState<Cart>();
  const [unkept, setUnkept] = useState<Unkept>();
  const version = useRef(0);
  const kept = useRef("");
  const wanted = useRef<CartContent>(undefined);
  const running = useRef<Promise<void>>(undefined);
  /** Sent, and nobody knows whether it came. */
  const doubted = useRef(new Set<string>());
  const left = useRef(false);

  const settle = useCallback((at: number, text: string) => {
    version.current = at;
    kept.current = text;
    doubted.current.clear();
    setUnkept(undefined);
  }, []);

  const saveAll = useCallback(async (): Promise<void> => {
    for (let content = wanted.current; content !== undefined; content = wanted.current) {
      const { payload, error } = await client.call(
        cartEndpoints.save,
        { params: { retailerId }, body: { ...content, version: version.current } },
        { quiet: true },
      );
      if (error === undefined) {
        settle(payload.version, textOf(content));
        if (wanted.current === content) wanted.current = undefined;
        // It may be left already, for the list that it stands in.
        void touch([cartEndpoints.open]);
        continue;
      }
      const row = error.status === 409 ? (error.current as { readonly row: Cart } | undefined)?.row : undefined; // as it is kept
      if (row === undefined) {
        const why = unkeptBy(error);
        if (why.later) doubted.current.add(textOf(content));
        if (left.current)
          notify({ kind: "warning", title: "A cart was left before it was saved", description: error.message });
        return setUnkept(why);
      }
      const held = textOf(contentOf(row));
      if (doubted.current.has(held)) settle(row.version, held);
      else {
        wanted.current = undefined;
        setUnkept(undefined);
        return setOther(row);
      }
    }
  }, [client, retailerId, touch, settle]);

  const keep = useCallback(
    (content: CartContent): void => {
      wanted.current = content;
      running.current ??= saveAll().finally(() => {
        running.current = undefined;
      });
    },
    [saveAll],
  );

  const saveAgain = useCallback(() => {
    if (wanted.current !== undefined) keep(wanted.current);
  }, [keep]);
  useEffect(() => {
    if (unkept?.later !== true) return undefined;
    const timer = setInterval(saveAgain, pause);
    window.addEventListener("online", saveAgain);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", saveAgain);
    };
  }, [unkept, saveAgain]);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  return {
    /** What another window of the same person has kept meanwhile. */
    other,
    unkept,
    /** Goes on from a cart as the service has it. */
    begin: useCallback(
      (cart: CartContent & Pick<Cart, "version">) => {
        settle(cart.version, textOf(contentOf(cart)));
        setOther(undefined);
      },
      [settle],
    ),
    keep,
    saveAgain,
    /** Whether the service has just that, and nothing else is on its way to it. */
    isKept: useCallback(
      (content: CartContent): boolean => wanted.current === undefined && textOf(content) === kept.current,
      [],
    ),
    /** Gives up what waits, and waits for what is on its way. */
    stop: useCallback(async (): Promise<void> => {
      wanted.current = undefined;
      await running.current;
    }, []),
    keepMine: () => {
      if (other === undefined) return;
      version.current = other.version;
      setOther(undefined);
    },
  };
};
