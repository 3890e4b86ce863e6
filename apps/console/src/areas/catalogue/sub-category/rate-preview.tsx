import { gstRates, rateChangeEndpoints, taxBases, type SubCategory } from "@o2r/api/contract/catalogue";
import { useEndpoint } from "@o2r/api/react";
import { useFieldValue, type FormHandle } from "@o2r/forms/react";
import { Banner, Link, Status } from "@o2r/ui";
import { counted } from "../../../kit/list/count-link.tsx";
import { cessText } from "./cess-text.ts";
import { WideTable } from "../../../kit/wide-table.tsx";

export interface RatePreviewProps {
  readonly form: FormHandle;
  readonly row: SubCategory;
}

/** The typed rate, as far as it is one and another than the sub-category has. */
const useTyped = (form: FormHandle, row: SubCategory) => {
  useFieldValue(form, "gst");
  useFieldValue(form, "cess");
  useFieldValue(form, "taxBase");
  useFieldValue(form, "cessPerUnit");
  const [typed, cess] = [form.engine.value("gst"), form.engine.value("cess")];
  const base = form.engine.value("taxBase");
  const taxBase = taxBases.find(({ value }) => value === base)?.value ?? "TRANSACTION";
  const byUnit = form.engine.value("cessPerUnit");
  const cessPerUnit = typeof byUnit === "number" && byUnit > 0 ? byUnit : 0;
  const gst = gstRates.find((rate) => rate === typed);
  if (gst === undefined || typeof cess !== "number" || cess < 0 || cess > 100) return undefined;
  const isInForce =
    gst === row.gst && cess === row.cess && taxBase === row.taxBase && cessPerUnit === (row.cessPerUnit ?? 0);
  return isInForce ? undefined : { gst, cess, taxBase, cessPerUnit };
};

/** What the typed rate does to the products of a sub-category; nothing while it is the one in force. */
export function RatePreview({ form, row }: RatePreviewProps) {
  const rate = useTyped(form, row);
  const { data, error } = useEndpoint(
    rateChangeEndpoints.preview,
    rate ? { query: { subCategory: row.id, ...rate } } : null,
    { quiet: true, keepPreviousData: true },
  );
  if (!rate || error) return null;
  if (!data) return <p aria-busy>Looking at its products …</p>;
  return (
    <div className="rate-preview">
      <output>
        {counted(data.changing, "product takes", "products take")} the new rate
        {data.keeping > 0 && `, ${counted(data.keeping, "keeps its own", "keep their own")}`}.
      </output>
      {data.aboveMrp > 0 && (
        <Banner
          tone="warning"
          title={`PTR with tax goes above MRP for ${counted(data.aboveMrp, "product", "products")}`}
        >
          Selling above MRP is not allowed: lower their PTR before that day.
        </Banner>
      )}
      {data.products.length > 0 && (
        <WideTable
          label="Products of the sub-category"
          head={["Product", "SKU", { figure: "GST now" }, { figure: "CESS now" }, "Then"]}
        >
          <tbody>
            {data.products.map(({ id, name, sku, gst, changes, aboveMrp, ...tax }) => (
              <tr key={id}>
                <th scope="row">
                  <Link href={`/product/${id}`}>{name}</Link>
                </th>
                <td className="o2r-mono">{sku}</td>
                <td data-figure>{gst}%</td>
                <td data-figure>{cessText(tax)}</td>
                <td>
                  {aboveMrp ? (
                    <Status tone="warning">Above MRP</Status>
                  ) : changes ? (
                    <Status tone="success">New rate</Status>
                  ) : (
                    <Status>Keeps its own</Status>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </WideTable>
      )}
    </div>
  );
}
