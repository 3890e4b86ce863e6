import { productPageEndpoints, type ProductDetail, type ProductKits } from "@o2r/api/contract/catalogue";
import { useEndpoint } from "@o2r/api/react";
import { Card, EmptyState, formatMoneyColumn, Link } from "@o2r/ui";
import { Package } from "lucide-react";
import { ActiveStatus } from "../../../../kit/activity/active-status.tsx";
import { RowPicture } from "../../../../kit/row-picture.tsx";
import { PanelState } from "../../../../kit/panel-state.tsx";
import type { RecordPanelProps } from "../../../../kit/record/record-page.types.ts";
import "./kits-tab.css";

/** What a kit is made of, and the kits that a product is a part of. */
export function KitsTab({ row: product }: RecordPanelProps<ProductDetail>) {
  const { data, error, mutate } = useEndpoint(
    productPageEndpoints.kits,
    { params: { id: product.id } },
    { revalidateOnMount: true },
  );
  if (data === undefined) return <PanelState what="The kits" error={error} onRetry={() => void mutate()} />;
  const { parts, within } = data;
  if (parts.length === 0 && within.length === 0)
    return (
      <EmptyState reason="nothing-yet" icon={Package} title="No kit">
        {product.formName} is not a kit, and no kit holds it. A kit is made in the details of the product that sells it.
      </EmptyState>
    );
  return (
    <>
      {parts.length > 0 && <Products title="Made of" products={parts} />}
      {within.length > 0 && <Products title="Part of" products={within} />}
    </>
  );
}

function Products({ title, products }: { readonly title: string; readonly products: ProductKits["parts"] }) {
  return (
    <Card title={title} flush>
      <ul className="kit-products">
        {products.map(({ id, name, sku, image, formProductMrp, active }) => (
          <li key={id}>
            <RowPicture image={image} />
            <div>
              <Link href={`/product/${id}`}>{name}</Link>
              <span className="o2r-mono">{sku}</span>
            </div>
            <ActiveStatus active={active} />
            <span className="o2r-num">₹{formatMoneyColumn(formProductMrp)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
