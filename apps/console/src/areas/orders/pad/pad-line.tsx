import type { QuotedLine } from "@o2r/api/contract/orders";
import {
  formatDate,
  formatMoney,
  formatMoneyColumn,
  formatNumber,
  IconButton,
  Kbd,
  NumberStepper,
  Status,
} from "@o2r/ui";
import { Tag, Trash2, TriangleAlert } from "lucide-react";
import { memo } from "react";
import { RowPicture } from "../../../kit/row-picture.tsx";
import { PriceTrace } from "../order/price-trace.tsx";
import { goodsOf, type PadLine } from "./cart/pad.ts";

/** How many columns the lines have. */
const columnsOfLine = 6;

/** What is done with a line; the same functions for as long as the lines are drawn. */
export interface PadLineActs {
  /** So many packs are typed, or counted. */
  readonly onPacks: (productId: string, packs: number | null) => void;
  readonly onRemove: (productId: string) => void;
  readonly onAlternates: (productId: string) => void;
  /** Opens or closes why it costs what it does. */
  readonly onExplain: (productId: string) => void;
}

interface PadRowProps {
  readonly line: PadLine;
  /** The line as the service has priced it last, maybe with another quantity. */
  readonly found: QuotedLine | undefined;
  readonly isExplained: boolean;
  readonly acts: PadLineActs;
}

/** One line with what is to be known of it. A key in another line leaves it alone. */
export const PadRow = memo(function PadRow({ line, found, isExplained, acts }: PadRowProps) {
  const { productId, packs, facts } = line;
  const fits = found !== undefined && found.packs === packs;
  const isSaid = found !== undefined && hasWords(found);
  const isOpen = isExplained && found !== undefined;
  return (
    <>
      <tr data-line={productId} data-goes-on={isSaid || isOpen || undefined}>
        <th scope="row">
          <span className="pad-product">
            <RowPicture image={facts?.image ?? null} />
            <span>
              {facts?.name ?? "…"}
              <small>
                <span className="o2r-mono">{facts?.sku}</span>
              </small>
            </span>
          </span>
        </th>
        <td data-figure className="pad-there">
          {facts && <There facts={facts} />}
        </td>
        <td data-figure className="pad-price">
          {facts && formatMoneyColumn(facts.ptr)}
          <small>{facts && `MRP ${formatMoneyColumn(facts.mrp)}`}</small>
        </td>
        <td>
          <Packs line={line} isWrong={found?.problem != null} onPacks={acts.onPacks} />
        </td>
        <td data-figure className="pad-sum" aria-busy={!fits}>
          <span className="pad-total">{formatMoneyColumn(fits ? found.total : goodsOf(line))}</span>
          <small>{facts && (facts.kind === "PRODUCT" ? `GST ${facts.gst}%` : "GST by part")}</small>
        </td>
        <td>
          <IconButton
            size="sm"
            icon={Trash2}
            label={`Remove ${facts?.name ?? "this product"}`}
            onClick={() => acts.onRemove(productId)}
          />
        </td>
      </tr>
      {/* What was last said stays while the next price is on its way, so that no key moves the lines below. */}
      {isSaid && (
        <Said
          line={found}
          isBusy={!fits}
          isOpen={isOpen}
          onOpen={() => acts.onExplain(productId)}
          onAlternates={() => acts.onAlternates(productId)}
        />
      )}
      {isOpen && (
        <tr className="pad-said">
          <td className="pad-said-cell" colSpan={columnsOfLine}>
            {found.parts.length > 0 && <PadParts line={found} />}
            <PriceTrace
              title={`${formatNumber(found.units)} ${unitWord(found)} of ${found.name}`}
              trace={found.trace}
              total={found.total}
            />
          </td>
        </tr>
      )}
    </>
  );
});

/** What there is of a product, and until when: in the figures of its column, and in words where a line is a card. */
function There({ facts: { available, expiryDate } }: { readonly facts: NonNullable<PadLine["facts"]> }) {
  return (
    <>
      <span className="pad-figures">
        {formatNumber(available)}
        {expiryDate !== null && <small>{formatDate(expiryDate)}</small>}
      </span>
      <span className="pad-words">
        <span>{formatNumber(available)} available</span>
        {expiryDate !== null && (
          <>
            , <span>until {formatDate(expiryDate)}</span>
          </>
        )}
      </span>
    </>
  );
}

interface PacksProps {
  readonly line: PadLine;
  readonly isWrong: boolean;
  readonly onPacks: PadLineActs["onPacks"];
}

/**
 * How many packs of a line. A new price of the line leaves the field alone, which is the costliest part of it to draw; and a
 * key in the field draws nothing: what is typed counts after a pause, and at once for whatever is done with it.
 */
const Packs = memo(function Packs({ line: { productId, packs, facts }, isWrong, onPacks }: PacksProps) {
  return (
    <span className="pad-packs">
      <NumberStepper
        value={packs}
        min={1}
        {...(facts?.most != null && { max: facts.most })}
        aria-label={`Packs of ${facts?.name ?? "this product"}`}
        aria-invalid={isWrong}
        onValueChange={(next) => onPacks(productId, next)}
      />
      {facts && (
        <small>
          of {formatNumber(facts.packOf)}
          {facts.most !== null && `, at most ${formatNumber(facts.most)}`}
        </small>
      )}
    </span>
  );
});

const unitWord = ({ kind }: QuotedLine): string => (kind === "PRODUCT" ? "units" : kind === "KIT" ? "kits" : "combos");

/** What a kit or a combo holds, with what each part bears of its price, and its tax. */
function PadParts({ line }: { readonly line: QuotedLine }) {
  return (
    <ul className="pad-parts" aria-label={`What ${line.name} holds`}>
      {line.parts.map(({ productId, name, units, gst, total }) => (
        <li key={productId}>
          {formatNumber(units)} × {name}
          <span data-figure>
            {formatMoneyColumn(total)} with GST {gst}%
          </span>
        </li>
      ))}
    </ul>
  );
}

interface SaidProps {
  readonly line: QuotedLine;
  /** It is of another quantity. */
  readonly isBusy: boolean;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onAlternates: () => void;
}

/** Whether something is to be known of a line before it is placed. */
const hasWords = ({ problem, short, pieces, parts, offs }: QuotedLine): boolean =>
  problem !== null || short > 0 || pieces.length > 1 || parts.length > 0 || offs.length > 0;

/** What is to be known of it: what is wrong, short, taken off by a scheme of its goods, or of several prices. */
function Said({ line, isBusy, isOpen, onOpen, onAlternates }: SaidProps) {
  const { problem, short, pieces, parts, offs } = line;
  return (
    <tr className="pad-said" data-goes-on={isOpen || undefined} aria-busy={isBusy}>
      <td className="pad-said-cell" colSpan={columnsOfLine}>
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
        {offs.map(({ text, amount }) => (
          <Status key={text} tone="success" icon={Tag}>
            {text}, {formatMoney(amount)} less
          </Status>
        ))}
        {parts.length > 0 && (
          <button type="button" className="pad-link" aria-expanded={isOpen} onClick={onOpen}>
            Holds {formatNumber(parts.length)} {parts.length === 1 ? "product" : "products"} <Kbd>Alt W</Kbd>
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
