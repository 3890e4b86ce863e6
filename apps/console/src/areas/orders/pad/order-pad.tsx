import { orderEndpoints, type OrderRow, type PadContext, type PadProduct } from "@o2r/api/contract/orders";
import { useClient, useMutation } from "@o2r/api/react";
import { Button, CartIcon, EmptyState, formatNumber, notify } from "@o2r/ui";
import { ShoppingCart } from "lucide-react";
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from "react";
import { useShortcuts } from "../../../kit/shortcuts/shortcuts.ts";
import { later } from "../../../kit/deferred.tsx";
import { isDialogInFront } from "../../../kit/dialog-in-front.ts";
import { PanelState } from "../../../kit/panel-state.tsx";
import { useScanner } from "../../../kit/scanner/use-scanner.ts";
import type { AlternatesDialogProps } from "./alternates-dialog.tsx";
import { endTyping } from "./end-typing.ts";
import { addPacks, factsOf, isExact, putBack, removeLine, type PadLine } from "./cart/pad.ts";
import { PadBanners } from "./pad-banners.tsx";
import { padKeys, PadKeys } from "./pad-keys.tsx";
import { goToPacks, goToRefused, PadLines } from "./pad-lines.tsx";
import { PadSide } from "./pad-side.tsx";
import { PadTools } from "./pad-tools.tsx";
import type { PasteDialogProps } from "./paste-dialog.tsx";
import { usePad } from "./cart/use-pad.ts";
import "./order-pad.css";

const PasteDialog = later<PasteDialogProps>(async () => (await import("./paste-dialog.tsx")).PasteDialog);
const AlternatesDialog = later<AlternatesDialogProps>(
  async () => (await import("./alternates-dialog.tsx")).AlternatesDialog,
);

interface OrderPadProps {
  readonly context: PadContext;
  /** Stands left of the lines: the retailer, and what helps to serve them. */
  readonly left: (repeat: () => void) => ReactNode;
  /** Stands above what is placed: of a call, how it ended. */
  readonly callId?: string;
  readonly onPlaced: (order: OrderRow) => void;
  /** Another retailer is wanted. */
  readonly onLeave?: () => void;
}

/** Where an order is taken without the mouse: product, Enter, quantity, Enter, and so on; what it comes to stays in view. */
export function OrderPad({ context, left, callId, onPlaced, onLeave }: OrderPadProps) {
  const retailerId = context.id;
  useShortcuts(padKeys);
  const client = useClient();
  const pad = usePad(retailerId, context.repeatedLines);
  const entry = useRef<HTMLInputElement>(null);
  const [pasted, paste] = useState<string>();
  const [instead, setInstead] = useState<PadLine>();
  const [explained, explain] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const { run, running } = useMutation(orderEndpoints.place);
  const { lines = [], quote, change } = pad;
  const packsWanted = useRef<string>(undefined);
  useEffect(() => {
    // Once the line is drawn, however long that takes.
    if (packsWanted.current !== undefined && goToPacks(packsWanted.current)) packsWanted.current = undefined;
  }, [lines]);
  const focusEntry = () => entry.current?.focus();
  const add = (product: PadProduct, packs: number, thenPacks = true) => {
    change((now) => addPacks(now, { productId: product.id, packs, facts: factsOf(product) }));
    if (thenPacks) packsWanted.current = product.id;
  };
  const remove = (productId: string) => {
    const at = lines.findIndex((line) => line.productId === productId);
    const line = lines[at];
    if (line === undefined) return;
    change((now) => removeLine(now, productId));
    focusEntry();
    notify({
      kind: "info",
      title: `${line.facts?.name ?? "The line"} was removed`,
      action: { label: "Undo", onPress: () => change((now) => putBack(now, line, at)) },
    });
  };
  const clear = () => {
    change(() => []);
    focusEntry();
    notify({
      kind: "info",
      title: "The cart was emptied",
      action: { label: "Undo", onPress: () => change((now) => lines.reduce((all, line) => addPacks(all, line), now)) },
    });
  };
  const repeat = () => {
    change((now) => context.lastLines.reduce((all, line) => addPacks(all, line), now));
    focusEntry();
  };
  const scan = async (code: string) => {
    const input = { params: { retailerId }, query: { query: code, size: 5 } };
    const { payload, error } = await client.call(orderEndpoints.products, input, { quiet: true });
    const found = payload?.find((product) => isExact(product, code));
    if (found) add(found, 1, false);
    else notify({ kind: "danger", title: error?.message ?? `Nothing has the code ${code}` });
  };
  useScanner((code) => void scan(code));

  /** What stood on the pad when it was placed before its price had come. */
  const [placedAs, setPlacedAs] = useState<string>();
  const place = async () => {
    if (running || lines.length === 0) return;
    if (quote === undefined) {
      setPlacedAs(pad.asked);
      return;
    }
    const wrong = quote.lines.find((line) => line.problem !== null);
    if (wrong) {
      setProblem(`${wrong.name}: ${wrong.problem ?? ""}`);
      goToPacks(wrong.productId);
      return;
    }
    const body = {
      retailerId,
      ...pad.terms,
      lines: lines.flatMap(({ productId, packs }) => (packs === null ? [] : [{ productId, packs }])),
      expected: quote.total,
      ...(callId !== undefined && { callId }),
    };
    const { payload, error } = await pad.placeBy(() => run({ body }));
    setProblem(error?.message);
    if (error === undefined) {
      focusEntry();
      onPlaced(payload);
      return;
    }
    if (error.status === 409) pad.priceAgain();
    goToRefused(error.errors, body.lines);
  };

  const latest = useRef({ add, repeat, place });
  useEffect(() => {
    latest.current = { add, repeat, place };
  });
  /** The same functions for as long as the pad is drawn: a key in a line draws that line, and nothing beside it. */
  const [acts] = useState(() => ({
    add: (product: PadProduct, packs: number) => latest.current.add(product, packs),
    repeat: () => latest.current.repeat(),
    place: () => void latest.current.place(),
  }));
  const beside = useMemo(() => left(acts.repeat), [left, acts]);

  const placeWhenPriced = useEffectEvent(() => {
    if (placedAs === undefined || (placedAs === pad.asked && quote === undefined && pad.failure === undefined)) return;
    setPlacedAs(undefined);
    // What was changed meanwhile is not what was placed; and that a code does not hold, nobody has read yet.
    if (placedAs === pad.asked && quote?.couponProblem === null) void place();
    else setProblem(quote?.couponProblem ?? undefined);
  });
  useEffect(() => placeWhenPriced(), [placedAs, pad.asked, pad.failure, quote]);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isTyping =
      event.target instanceof HTMLElement && event.target.closest("input:not([type=checkbox]), textarea") !== null;
    const toLine = (line: PadLine | undefined) => line && (() => void goToPacks(line.productId));
    // From the field that products are added by, while nothing is typed there and it shows nothing of its own.
    const leavesEntry = event.target === entry.current && entry.current?.value === "" && !event.defaultPrevented;
    const last = lines.at(-1);
    const lineKeys: Readonly<Record<string, (() => void) | undefined>> = {
      F2: toLine(last),
      ...(leavesEntry && {
        // Whoever goes by the list of keys presses it here as well.
        "/": focusEntry,
        ...(last && {
          KeyW: () => explain(explained === last.productId ? undefined : last.productId),
          KeyA: () => setInstead(last),
        }),
        ArrowUp: toLine(lines.at(-1)),
        ArrowDown: toLine(lines[0]),
      }),
    };
    const act =
      lineKeys[event.altKey ? event.code : event.key] ??
      (event.key === "Enter" && (event.ctrlKey || event.metaKey)
        ? () => void place()
        : event.key === "/" && !isTyping
          ? focusEntry
          : event.key === "F8"
            ? repeat
            : event.key === "F4"
              ? onLeave
              : event.key === "F9"
                ? () => document.querySelector<HTMLElement>("[name=orderSlot]")?.focus()
                : undefined);
    // The page is searched for a dialog by the keys that do something only.
    if (act === undefined || isDialogInFront()) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, []);
  useEffect(() => {
    if (pad.lines !== undefined) entry.current?.focus({ preventScroll: true });
    // Only when the cart has come.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pad.lines === undefined]);

  if (pad.lines === undefined) return <PanelState what="The cart" error={pad.error} onRetry={pad.retry} />;
  return (
    <>
      <div className="order-pad" ref={endTyping}>
        <aside className="pad-left" aria-label="Retailer">
          {beside}
        </aside>
        <section className="pad-main" aria-label="Cart">
          <PadTools retailerId={retailerId} ref={entry} onAdd={acts.add} onPaste={paste} />
          <PadBanners pad={pad} />
          {lines.length > 0 && (
            <div className="pad-head">
              <CartIcon />
              <h2>Cart</h2>
              <span>{`${formatNumber(lines.length)} ${lines.length === 1 ? "line" : "lines"}`}</span>
              <Button size="sm" onClick={clear}>
                Clear
              </Button>
            </div>
          )}
          {lines.length === 0 ? (
            <EmptyState reason="nothing-yet" icon={ShoppingCart} title="The cart is empty">
              Type a name, a SKU or an EAN, or scan one.
            </EmptyState>
          ) : (
            <PadLines
              lines={lines}
              quote={pad.lastQuote}
              explained={explained}
              onPacks={pad.typePacks}
              onTyped={pad.takeTyped}
              onRemove={remove}
              onAlternates={(productId) => setInstead(lines.find((line) => line.productId === productId))}
              onExplain={explain}
              onDone={focusEntry}
            />
          )}
        </section>
        <PadSide
          context={context}
          terms={pad.terms}
          onTerms={pad.setTerms}
          quote={pad.lastQuote}
          isFresh={quote !== undefined}
          problem={problem}
          placing={running || placedAs !== undefined}
          onPlace={acts.place}
        />
      </div>
      <PadKeys />
      {pasted !== undefined && (
        <PasteDialog
          retailerId={retailerId}
          text={pasted}
          lines={lines}
          onAdd={(found) => {
            change((now) => found.reduce((all, line) => addPacks(all, line), now));
            paste(undefined);
          }}
          onClose={() => paste(undefined)}
        />
      )}
      {instead !== undefined && (
        <AlternatesDialog
          retailerId={retailerId}
          productId={instead.productId}
          name={instead.facts?.name ?? "this product"}
          onTake={(product) => {
            setInstead(undefined);
            add(product, instead.packs ?? 1);
          }}
          onClose={() => setInstead(undefined)}
        />
      )}
    </>
  );
}
