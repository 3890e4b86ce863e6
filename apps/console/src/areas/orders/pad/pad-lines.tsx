import type { Quote, QuotedLine } from "@o2r/api/contract/orders";
import { formatNumber, Status } from "@o2r/ui";
import { Gift as GiftIcon } from "lucide-react";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { RowPicture } from "../../../kit/row-picture.tsx";
import { WideTable } from "../../../kit/wide-table.tsx";
import type { PadLine } from "./cart/pad.ts";
import { PadRow, type PadLineActs } from "./pad-line.tsx";
import "./pad-lines.css";

const head = [
  "Product",
  { figure: "Avail., until" },
  { figure: "PTR ₹" },
  "Packs",
  { figure: "Total ₹" },
  { unseen: "Remove" },
] as const;

interface PadLinesProps {
  readonly lines: readonly PadLine[];
  /** The last that the service has priced; of a line that changed since only what does not depend on its quantity. */
  readonly quote: Quote | undefined;
  /** The line whose price is explained. */
  readonly explained: string | undefined;
  readonly onPacks: (productId: string, packs: number | null) => void;
  /** What is typed counts now. */
  readonly onTyped: () => void;
  readonly onRemove: (productId: string) => void;
  readonly onAlternates: (productId: string) => void;
  readonly onExplain: (productId: string | undefined) => void;
  /** Goes back to the field that products are added by. */
  readonly onDone: () => void;
}

/** Goes to the quantity of a line, where the keyboard is once a product is added. Returns whether that line is drawn. */
export const goToPacks = (productId: string): boolean => {
  const field = document.querySelector<HTMLInputElement>(`[data-line="${productId}"] input`);
  field?.focus();
  field?.select();
  return field !== null;
};

const refusedLine = /^lines\[(\d+)\]/;

/** Goes to the first line that a refusal names by its place among those that were sent; the next price says beside it what is wrong. */
export const goToRefused = (
  errors: readonly { readonly field: string }[],
  sent: readonly { readonly productId: string }[],
): void => {
  const [at] = errors.flatMap(({ field }) => refusedLine.exec(field)?.[1] ?? []);
  const line = at === undefined ? undefined : sent[Number(at)];
  if (line !== undefined) goToPacks(line.productId);
};

/** What is to be ordered, line by line, with the keys of the pad. */
export function PadLines(props: PadLinesProps) {
  const { lines, quote, explained, onTyped, onDone } = props;
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const [acts] = useState<PadLineActs>(() => ({
    onPacks: (...packs) => latest.current.onPacks(...packs),
    onRemove: (productId) => latest.current.onRemove(productId),
    onAlternates: (productId) => latest.current.onAlternates(productId),
    onExplain: (productId) => latest.current.onExplain(latest.current.explained === productId ? undefined : productId),
  }));
  const priced = new Map(quote?.lines.filter(({ free }) => !free).map((line) => [line.productId, line]));

  const press = (event: KeyboardEvent) => {
    // Before anybody else hears a key that leads away from what is typed, as the order may be placed by it.
    const isTyped = !event.altKey && /^(?:.|Backspace|Unidentified)$/u.test(event.key);
    if (!isTyped) flushSync(onTyped);
    const line = (event.target as HTMLElement).closest<HTMLElement>("[data-line]"); // keys come from elements
    const productId = line?.dataset["line"];
    if (productId === undefined || event.ctrlKey || event.metaKey) return;
    const at = lines.findIndex((one) => one.productId === productId);
    const go = (to: PadLine | undefined) => to && goToPacks(to.productId);
    const isField = event.target instanceof HTMLInputElement;
    const keys: Readonly<Record<string, (() => void) | undefined>> = event.altKey
      ? {
          a: () => acts.onAlternates(productId),
          w: () => acts.onExplain(productId),
        }
      : {
          Enter: isField ? onDone : undefined,
          Delete: () => acts.onRemove(productId),
          ArrowUp: isField ? () => (at === 0 ? onDone() : go(lines[at - 1])) : undefined,
          ArrowDown: isField ? () => (at === lines.length - 1 ? onDone() : go(lines[at + 1])) : undefined,
        };
    const act = keys[event.altKey ? event.code.replace(/^Key/, "").toLowerCase() : event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };

  return (
    // Its keys belong to the fields of its lines; each act has its button, too.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="pad-lines" onKeyDown={press} onBlur={onTyped}>
      <WideTable label="Lines" head={head}>
        <tbody>
          {lines.map((line) => (
            <PadRow
              key={line.productId}
              line={line}
              found={priced.get(line.productId)}
              isExplained={explained === line.productId}
              acts={acts}
            />
          ))}
          {quote?.lines
            .filter(({ free }) => free)
            .map((gift) => (
              <Gift key={`${gift.productId} ${gift.promotion ?? ""}`} line={gift} />
            ))}
        </tbody>
      </WideTable>
    </div>
  );
}

/** Goods that come with the others. */
function Gift({ line }: { readonly line: QuotedLine }) {
  return (
    <tr>
      <th scope="row">
        <span className="pad-product">
          <RowPicture image={line.image} />
          <span>
            {line.name}
            <small>
              <span className="o2r-mono">{line.sku}</span>
              {line.promotion !== null && ` · ${line.promotion}`}
            </small>
          </span>
        </span>
      </th>
      <td data-figure className="pad-price" colSpan={2}>
        –
      </td>
      <td>{formatNumber(line.units)} units</td>
      <td colSpan={2} data-figure>
        <Status tone="success" icon={GiftIcon}>
          Free
        </Status>
      </td>
    </tr>
  );
}
