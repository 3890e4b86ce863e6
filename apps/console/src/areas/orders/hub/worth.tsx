import { hubOrderEndpoints, type HubPrice } from "@o2r/api/contract/orders";
import { useClient } from "@o2r/api/react";
import { useFieldValue, type FormHandle } from "@o2r/forms/react";
import { formatMoney, formatMoneyColumn, formatNumber } from "@o2r/ui";
import { useEffect, useRef, useState } from "react";
import { WideTable } from "../../../kit/wide-table.tsx";
import "./hub-order.css";

/** The lines of the form that name a product and say how many packs. */
const linesOf = (items: unknown) =>
  (Array.isArray(items) ? items : []).flatMap((row: unknown) => {
    const { productId, packs } = Object(row) as { readonly productId?: unknown; readonly packs?: unknown }; // of a row, nothing is sure
    const count = Number(packs);
    return typeof productId === "string" && productId !== "" && Number.isInteger(count) && count > 0
      ? [{ productId, packs: count }]
      : [];
  });

/** Today's prices of products, as far as they have come; each is asked for once. */
const usePrices = (ids: readonly string[]): ReadonlyMap<string, HubPrice | undefined> => {
  const client = useClient();
  const [known, setKnown] = useState<ReadonlyMap<string, HubPrice | undefined>>(new Map());
  const isBusy = useRef(false);
  const missing = [...new Set(ids)].filter((id) => !known.has(id)).join(",");
  useEffect(() => {
    // One at a time: what is added meanwhile is asked for after it.
    if (missing === "" || isBusy.current) return;
    isBusy.current = true;
    const productIds = missing.split(",");
    const read = async () => {
      const { payload } = await client.call(hubOrderEndpoints.prices, { body: { productIds } }, { quiet: true });
      isBusy.current = false;
      // A call that failed is made again with the next line that changes.
      if (payload === undefined) return;
      const found = new Map(payload.map((price) => [price.productId, price]));
      // What has no price is not asked for again.
      setKnown((before) => new Map([...before, ...productIds.map((id) => [id, found.get(id)] as const)]));
    };
    void read();
  }, [client, missing]);
  return known;
};

const head = ["Product", { figure: "Packs" }, { figure: "Units" }, { figure: "PTH ₹" }, { figure: "Value ₹" }] as const;

/** What a hub order would be worth at today's PTH, line by line, before it is saved. */
export function Worth({ form }: { readonly form: FormHandle }) {
  const lines = linesOf(useFieldValue(form, "items"));
  const prices = usePrices(lines.map(({ productId }) => productId));
  const priced = lines.flatMap(({ productId, packs }) => {
    const price = prices.get(productId);
    // Paise, so that the sum is exact.
    return price === undefined
      ? []
      : [{ ...price, packs, units: packs * price.packOf, paise: packs * price.packOf * Math.round(price.pth * 100) }];
  });
  if (priced.length === 0) return null;
  const paise = priced.reduce((sum, line) => sum + line.paise, 0);
  return (
    <section className="hub-worth" aria-label="What it is worth">
      <WideTable label="What it is worth" head={head}>
        <tbody>
          {priced.map(({ productId, name, sku, packs, packOf, units, pth, paise: value }) => (
            <tr key={productId}>
              <th scope="row">
                {name}
                <small className="o2r-mono">{sku}</small>
              </th>
              <td data-figure>
                {formatNumber(packs)} × {formatNumber(packOf)}
              </td>
              <td data-figure>{formatNumber(units)}</td>
              <td data-figure>{formatMoneyColumn(pth)}</td>
              <td data-figure>{formatMoneyColumn(value / 100)}</td>
            </tr>
          ))}
        </tbody>
      </WideTable>
      <p>
        Worth <b>{formatMoney(paise / 100)}</b> at today’s PTH.
      </p>
    </section>
  );
}
