import { taxBases } from "@o2r/api/contract/catalogue";
import { useFieldValue, type FormHandle } from "@o2r/forms/react";
import { PriceLadderView } from "./price-ladder-view.tsx";
import { useAmount } from "./use-amount.ts";

/** The price ladder of the product that is being typed. */
export function ProductLadder({ form }: { readonly form: FormHandle }) {
  const prices = {
    o2rlp: useAmount(form, "formO2rPrice"),
    pth: useAmount(form, "formDlp"),
    ptr: useAmount(form, "formRlp"),
    mrp: useAmount(form, "formProductMrp"),
  };
  const gst = useAmount(form, "formProductGst") ?? undefined;
  const cess = useAmount(form, "formProductCess") ?? undefined;
  const cessPerUnit = useAmount(form, "cessPerUnit");
  useFieldValue(form, "taxBase");
  const taxBase = taxBases.find(({ value }) => value === form.engine.value("taxBase"))?.value;
  return <PriceLadderView prices={prices} tax={{ gst, cess, taxBase, cessPerUnit }} />;
}
