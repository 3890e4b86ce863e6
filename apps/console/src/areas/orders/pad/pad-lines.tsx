import type { Quote, QuotedLine } from "@o2r/api/contract/orders";
import { formatDate, formatMoneyColumn, formatNumber, IconButton, Kbd, NumberStepper, Status } from "@o2r/ui";
import { Gift as GiftIcon, Trash2, TriangleAlert } from "lucide-react";
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
                    <small>{facts && (facts.kind === "PRODUCT" ? `GST ${facts.gst} %` : "GST by part")}</small>
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
                {fits && (
                  <Said
                    line={found}
                    isOpen={explained === productId}
                    onOpen={() => onExplain(explained === productId ? undefined : productId)}
                    onAlternates={() => onAlternates(productId)}
                  />
                )}
                {explained === productId && found && (
                  <tr className="pad-said">
                    <td colSpan={head.length}>
                      {found.parts.length > 0 && <PadParts line={found} />}
                      <PriceTrace
                        title={`${formatNumber(found.units)} ${unitWord(found)} of ${found.name}`}
                        trace={found.trace}
                        total={found.total}
                      />
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
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
      <td data-figure>–</td>
      <td>{formatNumber(line.units)} units</td>
      <td colSpan={2} data-figure>
        <Status tone="success" icon={GiftIcon}>
          Free
        </Status>
      </td>
    </tr>
  );
}

const unitWord = ({ kind }: QuotedLine): string => (kind === "PRODUCT" ? "units" : kind === "KIT" ? "kits" : "combos");

/** What a kit or a combo holds, with what each part bears of its price, and its tax. */
function PadParts({ line }: { readonly line: QuotedLine }) {
  return (
    <ul className="pad-parts" aria-label={`What ${line.name} holds`}>
      {line.parts.map(({ productId, name, units, gst, total }) => (
        <li key={productId}>
          {formatNumber(units)} × {name}
          <span data-figure>
            {formatMoneyColumn(total)} with GST {gst} %
          </span>
        </li>
      ))}
    </ul>
  );
}

interface SaidProps {
  readonly line: QuotedLine;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onAlternates: () => void;
}

/** What is to be known of a line before it is placed: what is wrong, short, or of several prices. */
function Said({ line, isOpen, onOpen, onAlternates }: SaidProps) {
  const { problem, short, pieces, parts } = line;
  if (problem === null && short === 0 && pieces.length < 2 && parts.length === 0) return null;
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
        {parts.length > 0 && (
          <button type="button" className="pad-link" aria-expanded={isOpen} onClick={onOpen}>
            Holds {formatNumber(parts.length)} products <Kbd>Alt W</Kbd>
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
