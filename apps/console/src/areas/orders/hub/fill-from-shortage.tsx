import { hubOrderEndpoints, type ShortageLine } from "@o2r/api/contract/orders";
import { useClient } from "@o2r/api/react";
import { useFieldValue, type FormHandle } from "@o2r/forms/react";
import { Banner, Button, formatNumber } from "@o2r/ui";
import { ListPlus } from "lucide-react";
import { useState } from "react";
import { WideTable } from "../../../kit/wide-table.tsx";
import "./hub-order.css";

const head = [
  "Product",
  { figure: "Waited for" },
  { figure: "Available" },
  { figure: "Level" },
  { figure: "Coming" },
  { figure: "At the CWH" },
  { figure: "Packs" },
] as const;

const idOf = (value: unknown): string | undefined => (typeof value === "string" && value !== "" ? value : undefined);

/** What is wanted of each product, as the rows of the form have it. */
export const rowsOf = (lines: readonly Pick<ShortageLine, "productId" | "packs">[]) =>
  lines.map(({ productId, packs }) => ({ productId, packs }));

/** Fills the lines with what the hub is short of: what retailers wait for, and what is below its level. */
export function FillFromShortage({ form }: { readonly form: FormHandle }) {
  const client = useClient();
  const warehouseId = idOf(useFieldValue(form, "warehouseId"));
  const cwhId = idOf(useFieldValue(form, "cwhId"));
  const [found, setFound] = useState<readonly ShortageLine[]>();
  const [failure, setFailure] = useState<string>();
  const [loading, setLoading] = useState(false);
  const fill = async () => {
    if (warehouseId === undefined) return form.focus("warehouseId");
    setLoading(true);
    const query = { warehouseId, cwhId, orderId: undefined };
    const { payload, error } = await client.call(hubOrderEndpoints.shortage, { query }, { quiet: true });
    setLoading(false);
    setFailure(error?.message);
    if (error) return;
    setFound(payload.items);
    if (cwhId === undefined && payload.cwhId !== null) form.change("cwhId", payload.cwhId);
    if (payload.items.length > 0) form.change("items", rowsOf(payload.items));
  };
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
      {found?.length === 0 && <Banner tone="success" title="This hub is short of nothing" />}
      {found !== undefined && found.length > 0 && <ShortageTable lines={found} />}
    </div>
  );
}

function ShortageTable({ lines }: { readonly lines: readonly ShortageLine[] }) {
  return (
    <WideTable label="What the hub is short of" head={head}>
      <tbody>
        {lines.map((line) => (
          <tr key={line.productId}>
            <th scope="row">
              {line.name}
              <small className="o2r-mono">{line.sku}</small>
            </th>
            <td data-figure>
              {line.wanted === 0 ? "–" : formatNumber(line.wanted)}
              {line.orders > 0 && (
                <small>
                  in {formatNumber(line.orders)} {line.orders === 1 ? "order" : "orders"}
                </small>
              )}
            </td>
            <td data-figure>{formatNumber(line.available)}</td>
            <td data-figure>{formatNumber(line.level)}</td>
            <td data-figure>{line.coming === 0 ? "–" : formatNumber(line.coming)}</td>
            <td data-figure>{formatNumber(line.central)}</td>
            <td data-figure>
              {formatNumber(line.packs)}
              <small>of {formatNumber(line.packOf)}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
