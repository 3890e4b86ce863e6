import type { OrderDetail, OrderLine } from "@o2r/api/contract/orders";
import { formatDate, formatMoney, formatMoneyColumn, formatNumber, Icon, Link, Status } from "@o2r/ui";
import { ChevronDown, ChevronUp, TriangleAlert } from "lucide-react";
import { Fragment, useState } from "react";
import { RowPicture } from "../../../kit/row-picture.tsx";
import { WideTable } from "../../../kit/wide-table.tsx";
import { useMay } from "../../../kit/use-may.ts";
import { inBundles } from "./in-bundles.ts";
import { PriceTrace } from "./price-trace.tsx";
import "./order-lines.css";

const head = [
  "Product",
  { figure: "Ordered" },
  { figure: "Allocated" },
  { figure: "Delivered" },
  "Expires",
  { figure: "PTR ₹" },
  { figure: "Total ₹" },
  { unseen: "Why this price" },
] as const;

/** What stands in place of a number. */
const lineWords = { all: "all", free: "free" } as const;

/** Units that nothing has been promised for. */
const shortOf = ({ units, dropped, reserved, packed }: OrderLine): number => units - dropped - reserved - packed;

/** Packs in words: `4 × 12`. */
const packsText = ({ packs, packOf, kind }: OrderLine): string =>
  kind === "FREE" ? lineWords.free : `${formatNumber(packs)} × ${formatNumber(packOf)}`;

const allocation = (line: OrderLine, allocates: boolean) => {
  const given = line.reserved + line.packed;
  const left = shortOf(line);
  if (!allocates) return { given: null, said: "–" } as const;
  if (left > 0) return { given, said: `${formatNumber(left)} short` } as const;
  return { given, said: line.dropped > 0 ? `${formatNumber(line.dropped)} dropped` : lineWords.all } as const;
};

interface LineProps {
  readonly line: OrderLine;
  readonly allocates: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

interface UnfoldProps {
  readonly isOpen: boolean;
  /** What it shows, with the row's name. */
  readonly label: string;
  readonly onToggle: () => void;
}

/** Shows what belongs to a row below it. */
function Unfold({ isOpen, label, onToggle }: UnfoldProps) {
  return (
    <button type="button" className="order-why" aria-expanded={isOpen} aria-label={label} onClick={onToggle}>
      <Icon as={isOpen ? ChevronUp : ChevronDown} size={16} />
    </button>
  );
}

function Allocated({ short, said }: { readonly short: boolean; readonly said: string }) {
  return short ? (
    <Status tone="warning" icon={TriangleAlert}>
      {said}
    </Status>
  ) : (
    said
  );
}

/** Units that the shop did not take, and those that it gave back later. */
function CameBack({ refused, returned }: Pick<OrderLine, "refused" | "returned">) {
  return (
    <>
      {refused > 0 && <small>{formatNumber(refused)} refused</small>}
      {returned > 0 && <small>{formatNumber(returned)} returned</small>}
    </>
  );
}

function Line({ line, allocates, isOpen, onToggle }: LineProps) {
  const mayOpen = useMay("stock.read");
  const { given, said } = allocation(line, allocates);
  const short = allocates && shortOf(line) > 0;
  return (
    <>
      <tr data-open={isOpen || undefined} data-part={line.bundle !== null || undefined}>
        <th scope="row">
          <span className="order-product">
            <RowPicture image={line.image} />
            <span>
              {line.name}
              <small className="o2r-mono">{line.sku}</small>
            </span>
          </span>
        </th>
        <td data-figure>
          {formatNumber(line.units)}
          <small>{packsText(line)}</small>
        </td>
        <td data-figure>
          {given === null ? "–" : formatNumber(given)}
          {given !== null && (
            <small>
              <Allocated short={short} said={said} />
            </small>
          )}
        </td>
        <td data-figure>
          {line.delivered === 0 ? "–" : formatNumber(line.delivered)}
          <CameBack refused={line.refused} returned={line.returned} />
        </td>
        <td>
          {line.pieces.length === 0
            ? "–"
            : line.pieces.map(({ batchId, units, expiryDate }) => (
                <span key={batchId} className="order-piece">
                  {formatNumber(units)} until{" "}
                  {mayOpen ? (
                    <Link href={`/inventory/${batchId}`}>{formatDate(expiryDate)}</Link>
                  ) : (
                    <span>{formatDate(expiryDate)}</span>
                  )}
                </span>
              ))}
        </td>
        <td data-figure>
          {line.kind === "FREE" ? "–" : formatMoneyColumn(line.ptr)}
          <small>MRP {formatMoneyColumn(line.mrp)}</small>
        </td>
        <td data-figure>
          {line.kind === "FREE" ? "Free" : formatMoneyColumn(line.total)}
          <small>{line.promotion ?? `GST ${line.gst}%`}</small>
        </td>
        <td className="order-unfold">
          <Unfold isOpen={isOpen} label={`Why this price: ${line.name}`} onToggle={onToggle} />
        </td>
      </tr>
      {isOpen && (
        <tr data-open className="order-trace-row">
          <td colSpan={head.length}>
            <PriceTrace
              title={`${formatNumber(line.units)} units of ${line.name}`}
              trace={line.trace}
              total={line.total}
              foot={
                line.units > 0 && line.kind !== "FREE"
                  ? `${formatMoney(Math.round((line.total * 100) / line.units) / 100)} a unit with tax; the printed price is ${formatMoney(line.mrp)}`
                  : undefined
              }
            />
          </td>
        </tr>
      )}
    </>
  );
}

interface BundleProps {
  readonly parts: readonly [OrderLine, ...OrderLine[]];
  readonly allocates: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** A kit or a combo as one line; open, its parts stand below it. */
function Bundle({ parts, allocates, isOpen, onToggle }: BundleProps) {
  const { bundle } = parts[0];
  if (bundle === null) return null;
  const sum = (of: (line: OrderLine) => number) => parts.reduce((all, line) => all + of(line), 0);
  const short = allocates ? sum(shortOf) : 0;
  const dropped = sum((line) => line.dropped);
  const said =
    short > 0
      ? `${formatNumber(short)} units short`
      : dropped > 0
        ? `${formatNumber(dropped)} units dropped`
        : lineWords.all;
  return (
    <tr data-open={isOpen || undefined}>
      <th scope="row">
        <span className="order-product">
          <RowPicture image={null} />
          <span>
            {bundle.name}
            <small className="o2r-mono">{bundle.sku}</small>
          </span>
        </span>
      </th>
      <td data-figure>
        {formatNumber(bundle.sets)}
        <small>{bundle.kind === "KIT" ? "kit" : "combo"}</small>
      </td>
      <td data-figure>
        {allocates ? formatNumber(sum((line) => line.reserved + line.packed)) : "–"}
        {allocates && (
          <small>
            <Allocated short={short > 0} said={said} />
          </small>
        )}
      </td>
      <td data-figure>
        {sum((line) => line.delivered) === 0 ? "–" : formatNumber(sum((line) => line.delivered))}
        <CameBack refused={sum((line) => line.refused)} returned={sum((line) => line.returned)} />
      </td>
      <td>{formatNumber(sum((line) => line.units))} units</td>
      <td data-figure>
        {formatMoneyColumn(sum((line) => Math.round(line.units * line.ptr * 100)) / 100 / bundle.sets)}
      </td>
      <td data-figure>
        {formatMoneyColumn(sum((line) => Math.round(line.total * 100)) / 100)}
        <small>GST by part</small>
      </td>
      <td className="order-unfold">
        <Unfold isOpen={isOpen} label={`What it holds: ${bundle.name}`} onToggle={onToggle} />
      </td>
    </tr>
  );
}

/** What was ordered, line by line: what there is of it, of which batches, and why it costs what it does. */
export function OrderLines({ order }: { readonly order: OrderDetail }) {
  const [open, setOpen] = useState<number>();
  const [opened, setOpened] = useState<string>();
  const allocates = order.state !== "CANCELLED";
  const toggle = (position: number) => setOpen(open === position ? undefined : position);
  return (
    <WideTable label="Lines" head={head} stacks>
      <tbody className="order-lines">
        {inBundles(order.items).map((lines) => {
          const bundle = lines[0].bundle?.id;
          const rows = lines.map((line) => (
            <Line
              key={line.position}
              line={line}
              allocates={allocates}
              isOpen={open === line.position}
              onToggle={() => toggle(line.position)}
            />
          ));
          if (bundle === undefined) return rows;
          const isOpen = opened === bundle;
          return (
            <Fragment key={bundle}>
              <Bundle
                parts={lines}
                allocates={allocates}
                isOpen={isOpen}
                onToggle={() => setOpened(isOpen ? undefined : bundle)}
              />
              {isOpen && rows}
            </Fragment>
          );
        })}
      </tbody>
    </WideTable>
  );
}
