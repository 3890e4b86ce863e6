import { wordOf } from "@o2r/api/contract/core";
import {
  buckets,
  inventoryEndpoints,
  discardReasons,
  movementTypes,
  rejectReasons,
  type Bucket,
  type InventoryRow,
  type MovementRow,
} from "@o2r/api/contract/stock";
import { useList } from "@o2r/api/react";
import { Button, Card, DataTable, DateText, EmptyState, formatNumber, Link, Pagination, type Column } from "@o2r/ui";
import { ArrowLeftRight, RotateCw } from "lucide-react";
import { useState, type ReactNode } from "react";
import { discardPath } from "./inventory-words.ts";

const bucketWords: Readonly<Record<Bucket, string>> = {
  on_hand: "on hand",
  reserved: "reserved",
  buffer: "buffer",
  in_flight: "in flight",
  quarantine: "quarantine",
  rejected: "rejected",
};

/** What a line of the ledger moved, in words: `+5 on hand, +3 buffer`. */
const changeText = (change: MovementRow["change"]): string =>
  buckets
    .filter((bucket) => change[bucket] !== 0)
    .map((bucket) => `${change[bucket] > 0 ? "+" : ""}${formatNumber(change[bucket])} ${bucketWords[bucket]}`)
    .join(", ");

/** Reasons that the service keeps as codes, in words. */
const reasons = [...rejectReasons, ...discardReasons];
const reasonOf = ({ reason }: MovementRow): string => wordOf(reasons, reason) ?? reason;

const typeText = (type: MovementRow["type"]): string => wordOf(movementTypes, type) ?? type;

/** What caused a movement, as a link where the console has a page for it. */
export function Cause({ cause }: { readonly cause: MovementRow["ref"] }): ReactNode {
  if (cause === null) return null;
  if (cause.type === "order") return <Link href={`/order?q=${encodeURIComponent(cause.name)}`}>{cause.name}</Link>;
  if (cause.type === "discard") return <Link href={discardPath}>Discard request</Link>;
  if (cause.type === "qc") return <Link href={`/quality-check/${cause.id}`}>Quality check</Link>;
  if (cause.type === "rejected-sku") return <Link href="/rejected-skus">Rejected SKU</Link>;
  return cause.name;
}

const columns: readonly Column<MovementRow>[] = [
  { id: "at", header: "When", width: 160, cell: ({ at }) => <DateText value={at} time /> },
  { id: "type", header: "What", width: 132, cell: ({ type }) => typeText(type) },
  { id: "change", header: "Units", width: 232, cell: ({ change }) => changeText(change) },
  { id: "balance", header: "On hand", width: 88, kind: "number", cell: ({ balance }) => formatNumber(balance) },
  { id: "reason", header: "Reason", kind: "muted", cell: reasonOf },
  {
    id: "ref",
    header: "Because of",
    width: 144,
    cell: ({ ref }) => <Cause cause={ref} />,
    text: ({ ref }) => ref?.name ?? "",
  },
  { id: "by", header: "By", width: 148, kind: "muted", cell: ({ by }) => by },
];

const firstSize = 25;

/** The ledger of a batch, newest first. */
export function Movements({ row }: { readonly row: InventoryRow }) {
  const [size, setSize] = useState(firstSize);
  const [pages, setPages] = useState<readonly (string | null)[]>([null]);
  const list = useList(inventoryEndpoints.movements, {
    params: { id: row.id },
    query: { q: "", sort: "-at", size, cursor: pages.at(-1) ?? null },
  });
  const page = list.data;
  const next = list.isLoading ? null : (page?.nextCursor ?? null);
  return (
    <Card title="Movements" flush>
      <DataTable<MovementRow>
        label="Ledger"
        columns={columns}
        rows={page?.content ?? []}
        rowId={({ id }) => id}
        rowName={({ type, seq }) => `${typeText(type)}, line ${seq}`}
        loading={list.isLoading}
        skeletonRows={5}
        empty={
          <EmptyState reason="nothing-yet" icon={ArrowLeftRight} title="No movements yet">
            What comes in, is sold or is adjusted is listed here.
          </EmptyState>
        }
        error={
          list.error &&
          !page && (
            <EmptyState
              reason="failed"
              title="The movements could not be loaded"
              actions={
                <Button icon={RotateCw} onClick={() => void list.mutate()}>
                  Retry
                </Button>
              }
            >
              {list.error.message}
            </EmptyState>
          )
        }
        card={(line) => (
          <div className="stock-movement-card">
            <b>{typeText(line.type)}</b>
            <span>
              {changeText(line.change)} <small>{formatNumber(line.balance)} on hand</small>
            </span>
            <small>
              <DateText value={line.at} time />
              {line.by !== null && `, ${line.by}`}
              {line.reason !== "" && `: ${reasonOf(line)}`}
            </small>
          </div>
        )}
      />
      {page && page.totalElements > firstSize && (
        <Pagination
          from={(pages.length - 1) * size + 1}
          count={page.content.length}
          total={page.totalElements}
          totalIsCapped={page.totalCapped}
          size={size}
          onSizeChange={(chosen) => {
            setSize(chosen);
            setPages([null]);
          }}
          onPrevious={pages.length > 1 ? () => setPages(pages.slice(0, -1)) : undefined}
          onNext={next === null ? undefined : () => setPages([...pages, next])}
        />
      )}
    </Card>
  );
}
