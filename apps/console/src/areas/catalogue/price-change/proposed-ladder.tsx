import { productEndpoints } from "@o2r/api/contract/catalogue";
import { useEndpoint } from "@o2r/api/react";
import { useFieldValue, type FormHandle } from "@o2r/forms/react";
import { formatMoneyColumn } from "@o2r/ui";
import { PriceLadderView } from "../product/price-ladder-view.tsx";
import { useAmount } from "../product/use-amount.ts";
import "./proposed-ladder.css";

/** What the typed prices make of the chosen product's chain, above what is in force. */
export function ProposedLadder({ form }: { readonly form: FormHandle }) {
  useFieldValue(form, "productId");
  const id = form.engine.value("productId");
  const { data: product } = useEndpoint(
    productEndpoints.get,
    typeof id === "string" && id !== "" ? { params: { id } } : null,
    { quiet: true, keepPreviousData: false },
  );
  const prices = {
    o2rlp: useAmount(form, "centralO2rlp") ?? product?.formO2rPrice ?? null,
    pth: useAmount(form, "centralPth") ?? product?.formDlp ?? null,
    ptr: useAmount(form, "centralPtr") ?? product?.formRlp ?? null,
    mrp: useAmount(form, "centralMrp") ?? product?.formProductMrp ?? null,
  };
  return (
    <div className="proposed-ladder">
      <PriceLadderView
        prices={prices}
        {...(product && { tax: { ...product, gst: product.formProductGst, cess: product.formProductCess } })}
      />
      {product && (
        <p>
          In force now: O2RLP ₹{formatMoneyColumn(product.formO2rPrice)} · PTH ₹{formatMoneyColumn(product.formDlp)} ·
          PTR ₹{formatMoneyColumn(product.formRlp)} · MRP ₹{formatMoneyColumn(product.formProductMrp)}
        </p>
      )}
    </div>
  );
}
