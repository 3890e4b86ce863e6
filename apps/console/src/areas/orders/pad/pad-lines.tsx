import type { Quote, QuotedLine } from "@o2r/api/contract/orders";
import { formatDate, formatMoneyColumn, formatNumber, IconButton, Kbd, NumberStepper, Status } from "@o2r/ui";
import { Trash2, TriangleAlert } from "lucide-react";
import { Fragment, type KeyboardEvent } from "react";
import { RowPicture } from "../../../kit/row-picture.tsx";
import { WideTable } from "../../../kit/wide-table.tsx";
import { PriceTrace } from "../order/price-trace.tsx";
import { goodsOf, type PadLine } from "./pad.ts";
import "./pad-lines.css";

const head = ["Product", { figure: "PTR ₹" }, "Packs", { figure: "Total ₹" }, { unseen: "Remove" }] as const;

interface PadLinesProps {
  readonly lines: readonly PadLine[];
  /** The last that the service has priced; of a line that changed since only what does not depend on its quantity. */
  readonly quote: Quote | undefined;
  /** The line whose price is explained. */
  readonly explained: string | undefined;
  readonly onPacks: (productId: string, packs: number | null) => void;
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

/** What is to be ordered, line by line, with the keys of the pad. */
export function PadLines(props: PadLinesProps) {
  const { lines, quote, explained, onPacks, onRemove, onAlternates, onExplain, onDone } = props;
  const priced = new Map(quote?.lines.filter(({ free }) => !free).map((line) => [line.productId, line]));

  const press = (event: KeyboardEvent) => {
    const line = (event.target as HTMLElement).closest<HTMLElement>("[data-line]"); // keys come from elements
    const productId = line?.dataset["line"];
    if (productId === undefined || event.ctrlKey || event.metaKey) return;
    const at = lines.findIndex((one) => one.productId === productId);
    const go = (to: PadLine | undefined) => to && goToPacks(to.productId);
    const isField = event.target instanceof HTMLInputElement;
    const acts: Readonly<Record<string, (() => void) | undefined>> = event.altKey
      ? {
          a: () => onAlternates(productId),
          w: () => onExplain(explained === productId ? undefined : productId),
        }
      : {
          Enter: isField ? onDone : undefined,
          Delete: () => onRemove(productId),
          ArrowUp: isField ? () => (at === 0 ? onDone() : go(lines[at - 1])) : undefined,
          ArrowDown: isField ? () => (at === lines.length - 1 ? onDone() : go(lines[at + 1])) : undefined,
        };
    const act = acts[event.altKey ? event.code.replace(/^Key/, "").toLowerCase() : event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };

  return (
    // Its keys belong to the fields of its lines; each act has its button, too.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="pad-lines" onKeyDown={press}>
      <WideTable label="Lines" head={head}>
        <tbody>
          {lines.map((line) => {
            const { productId, packs, facts } = line;
            const found = priced.get(productId);
            const fits = found !== undefined && found.packs === packs;
            return (
              <Fragment key={productId}>
                <tr data-line={productId}>
                  <th scope="row">
                    <span className="pad-product">
                      <RowPicture image={facts?.image ?? null} />
                      <span>
                        {facts?.name ?? "…"}
                        <small>
                          <span className="o2r-mono">{facts?.sku}</span>
                          {facts && ` · ${formatNumber(facts.available)} available`}
                        </small>
                      </span>
                    </span>
                  </th>
                  <td data-figure>
                    {facts && formatMoneyColumn(facts.ptr)}
                    <small>{facts && `MRP ${formatMoneyColumn(facts.mrp)}`}</small>
                  </td>
                  <td>
                    <span className="pad-packs">
                      <NumberStepper
                        value={packs}
                        min={1}
                        {...(facts?.most != null && { max: facts.most })}
                        aria-label={`Packs of ${facts?.name ?? "this product"}`}
                        aria-invalid={found?.problem != null}
                        onValueChange={(next) => onPacks(productId, next)}
                      />
                      {facts && `of ${formatNumber(facts.packOf)}`}
                    </span>
                  </td>
                  <td data-figure aria-busy={!fits}>
                    {formatMoneyColumn(fits ? found.total : goodsOf(line))}
                    <small>{facts && `GST ${facts.gst} %`}</small>
                  </td>
                  <td>
                    <IconButton
                      size="sm"
                      icon={Trash2}
                      label={`Remove ${facts?.name ?? "this product"}`}
                      onClick={() => onRemove(productId)}
                    />
                  </td>
                </tr>
                {fits && <Said line={found} onAlternates={() => onAlternates(productId)} />}
                {explained === productId && found && (
                  <tr className="pad-said">
                    <td colSpan={head.length}>
                      <PriceTrace
                        title={`${formatNumber(found.units)} units of ${found.name}`}
                        trace={found.trace}
                        total={found.total}
                      />
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </WideTable>
    </div>
  );
}

/** What is to be known of a line before it is placed: what is wrong, short, or of several prices. */
function Said({ line, onAlternates }: { readonly line: QuotedLine; readonly onAlternates: () => void }) {
  const { problem, short, pieces } = line;
  if (problem === null && short === 0 && pieces.length < 2) return null;
  return (
    <tr className="pad-said">
      <td colSpan={head.length}>
        {problem !== null && (
          <Status tone="danger" icon={TriangleAlert}>
            {problem}
          </Status>
        )}
        {short > 0 && (
          <Status tone="warning" icon={TriangleAlert}>
            {formatNumber(short)} of {formatNumber(line.units)} units are not there
          </Status>
        )}
        {short > 0 && (
          <button type="button" className="pad-link" onClick={onAlternates}>
            Alternates <Kbd>Alt A</Kbd>
          </button>
        )}
        {pieces.length > 1 && (
          <span>
            Splits by price:{" "}
            {pieces
              .map(
                ({ units, ptr, expiryDate }) =>
                  `${formatNumber(units)} at ${formatMoneyColumn(ptr)}${expiryDate === null ? "" : ` until ${formatDate(expiryDate)}`}`,
              )
              .join(", ")}
          </span>
        )}
      </td>
    </tr>
  );
}
