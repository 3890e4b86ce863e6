import { hubOrderEndpoints, type ShortageLine } from "@o2r/api/contract/orders";
import { useClient } from "@o2r/api/react";
import { useFieldValue, type FormHandle } from "@o2r/forms/react";
import { Banner, Button, DataTable, formatNumber, type Column } from "@o2r/ui";
import { ListPlus } from "lucide-react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import "./hub-order.css";

const idOf = (value: unknown): string | undefined => (typeof value === "string" && value !== "" ? value : undefined);

/** What is wanted of each product, as the rows of the form have it. */
export const rowsOf = (lines: readonly Pick<ShortageLine, "productId" | "packs">[]) =>
  lines.map(({ productId, packs }) => ({ productId, packs }));

/** What a hub was found short of, and what its central warehouse has of it. */
interface Found {
  readonly warehouseId: string;
  readonly cwhId: string | undefined;
  readonly lines: readonly ShortageLine[];
}

/** Fills the lines with what the hub is short of: what retailers wait for, and what is below its level. */
export function FillFromShortage({ form }: { readonly form: FormHandle }) {
  const client = useClient();
  const warehouseId = idOf(useFieldValue(form, "warehouseId"));
  const cwhId = idOf(useFieldValue(form, "cwhId"));
  const [found, setFound] = useState<Found>();
  const [failure, setFailure] = useState<string>();
  const [loading, setLoading] = useState(false);
  const asked = useRef({ warehouseId, cwhId });
  useEffect(() => {
    asked.current = { warehouseId, cwhId };
  }, [warehouseId, cwhId]);
  /** What is said of one hub is not shown beside another. */
  const lines = found?.warehouseId === warehouseId && found?.cwhId === cwhId ? found?.lines : undefined;
  const fill = async () => {
    if (warehouseId === undefined) return form.focus("warehouseId");
    setLoading(true);
    const query = { warehouseId, cwhId, orderId: undefined };
    const { payload, error } = await client.call(hubOrderEndpoints.shortage, { query }, { quiet: true });
    setLoading(false);
    // Another was chosen meanwhile: this is no answer for it.
    if (asked.current.warehouseId !== warehouseId || asked.current.cwhId !== cwhId) return;
    setFailure(error?.message);
    if (error) return;
    setFound({ warehouseId, cwhId: cwhId ?? payload.cwhId ?? undefined, lines: payload.items });
    if (cwhId === undefined && payload.cwhId !== null) form.change("cwhId", payload.cwhId);
    if (payload.items.length > 0) form.change("items", rowsOf(payload.items));
  };
  const changePacks = useCallback(
    (line: ShortageLine, packs: number) => {
      if (found === undefined) return;
      const next = found.lines.map((one) => (one.productId === line.productId ? { ...one, packs } : one));
      setFound({ ...found, lines: next });
      form.change("items", rowsOf(next.filter((one) => one.packs > 0)));
    },
    [found, form],
  );
  return (
    <div className="hub-fill">
      <div>
        <Button icon={ListPlus} loading={loading} onClick={() => void fill()}>
          Fill from shortage
        </Button>
        <small>
          What retailers wait for, and what is below the hub’s level. It takes the place of the lines above.
        </small>
      </div>
      {failure !== undefined && <Banner tone="danger" title={failure} />}
      {lines?.length === 0 && <Banner tone="success" title="This hub is short of nothing" />}
      {lines !== undefined && lines.length > 0 && <ShortageTable lines={lines} onPacks={changePacks} />}
    </div>
  );
}

const inPacks = /^\d{1,6}$/;
const count = (value: number): string => (value === 0 ? "–" : formatNumber(value));

const columnsWith = (onPacks: (line: ShortageLine, packs: number) => void): readonly Column<ShortageLine>[] => [
  { id: "name", header: "Product", cell: ({ name }) => name },
  { id: "sku", header: "SKU", kind: "muted", width: 144, cell: ({ sku }) => sku },
  {
    id: "wanted",
    header: "Waited for",
    kind: "number",
    width: 136,
    cell: ({ wanted, orders }) =>
      orders > 0 ? `${count(wanted)} in ${formatNumber(orders)} ${orders === 1 ? "order" : "orders"}` : count(wanted),
  },
  { id: "available", header: "Available", kind: "number", width: 96, cell: ({ available }) => count(available) },
  { id: "level", header: "Level", kind: "number", width: 80, cell: ({ level }) => count(level) },
  { id: "coming", header: "Coming", kind: "number", width: 80, cell: ({ coming }) => count(coming) },
  { id: "central", header: "At the CWH", kind: "number", width: 104, cell: ({ central }) => count(central) },
  {
    id: "packs",
    header: "Packs",
    kind: "number",
    width: 112,
    cell: ({ packs, packOf }) => `${count(packs)} of ${formatNumber(packOf)}`,
    text: ({ packs }) => String(packs),
    edit: {
      value: ({ packs }) => String(packs),
      input: "number",
      check: (text) => (inPacks.test(text.trim()) ? undefined : "Type a whole number"),
      save: (text, line) => onPacks(line, Number(text)),
    },
  },
];

const idOfLine = ({ productId }: ShortageLine): string => productId;
const nameOfLine = ({ name }: ShortageLine): string => name;

interface ShortageTableProps {
  readonly lines: readonly ShortageLine[];
  readonly onPacks: (line: ShortageLine, packs: number) => void;
}

/** What the hub is short of: the packs are changed where they stand, and with none a product is left out. */
function ShortageTable({ lines, onPacks }: ShortageTableProps) {
  const columns = useMemo(() => columnsWith(onPacks), [onPacks]);
  return (
    <DataTable
      label="What the hub is short of"
      columns={columns}
      rows={lines}
      rowId={idOfLine}
      rowName={nameOfLine}
      grid
    />
  );
}
