import { mostIds } from "@o2r/api/contract/core";
import { gstRates, rateChangeEndpoints, taxBases, type SubCategory } from "@o2r/api/contract/catalogue";
import { useEndpoint } from "@o2r/api/react";
import { useFieldValue, type FormHandle } from "@o2r/forms/react";
import { Banner, Link, Status } from "@o2r/ui";
import { counted } from "../../../kit/list/count-link.tsx";
import { cessText } from "./cess-text.ts";
import { WideTable } from "../../../kit/wide-table.tsx";

type Rated = Pick<SubCategory, "id" | "cess" | "taxBase" | "cessPerUnit"> & { readonly gst: number };

export interface RatePreviewProps {
  readonly form: FormHandle;
  /** Whose rate it is to be. */
  readonly rows: readonly Rated[];
}

/** The typed rate, as far as it is one. */
const useTyped = (form: FormHandle) => {
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
  return { gst, cess, taxBase, cessPerUnit };
};

/** What the typed rate does to the products of sub-categories; nothing while it is the one in force. */
export function RatePreview({ form, rows }: RatePreviewProps) {
  const rate = useTyped(form);
  const others = rows.filter(
    ({ gst, cess, taxBase, cessPerUnit }) =>
      gst !== rate?.gst || cess !== rate.cess || taxBase !== rate.taxBase || (cessPerUnit ?? 0) !== rate.cessPerUnit,
  );
  const shown = others.slice(0, mostIds);
  const { data, error } = useEndpoint(
    rateChangeEndpoints.preview,
    rate && shown.length > 0 ? { query: { subCategory: shown.map(({ id }) => id).join(), ...rate } } : null,
    { quiet: true, keepPreviousData: true },
  );
  if (!rate || shown.length === 0 || error) return null;
  if (!data) return <p aria-busy>Looking at the products …</p>;
  const isOne = rows.length === 1;
  return (
    <div className="rate-preview">
      <output>
        {counted(data.changing, "product takes", "products take")} the new rate
        {data.keeping > 0 && `, ${counted(data.keeping, "keeps its own", "keep their own")}`}.
        {others.length > shown.length && ` These are the first ${shown.length} of ${others.length} sub-categories.`}
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
          label={isOne ? "Products of the sub-category" : "Products of the sub-categories"}
          head={["Product", isOne ? "SKU" : "Sub-category", { figure: "GST now" }, { figure: "CESS now" }, "Then"]}
        >
          <tbody>
            {data.products.map(({ id, name, sku, subCategory, gst, changes, aboveMrp, ...tax }) => (
              <tr key={id}>
                <th scope="row">
                  <Link href={`/product/${id}`}>{name}</Link>
                </th>
                {isOne ? <td className="o2r-mono">{sku}</td> : <td>{subCategory}</td>}
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
