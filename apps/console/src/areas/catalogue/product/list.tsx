import { productEndpoints, productList, type ProductRow } from "@o2r/api/contract/catalogue";
import { notify } from "@o2r/ui";
import { CircleCheck, CirclePause, Copy, Package, SquarePen } from "lucide-react";
import { useMemo, useState } from "react";
import { ListPage } from "../../../kit/list/list-page.tsx";
import type { BulkAction, CellDrawing, RowAction } from "../../../kit/list/list-page.types.ts";
import { useMay } from "../../../kit/use-may.ts";
import { DeactivateProduct } from "./deactivate-product.tsx";
import { productCard } from "./product-card.tsx";
import { ActiveStatus, PlatformBadge, ProductName } from "./product-cells.tsx";
import { productNoun, productPaths } from "./product-words.ts";
import { useProductActivity } from "./use-product-activity.ts";

/** What fits 1440 pixels without sideways scrolling; pack and HSN stand in the product itself. */
const columns = [
  "formName",
  "brand",
  "subCategory",
  "formProductMrp",
  "formRlp",
  "formDlp",
  "formO2rPrice",
  "formProductGst",
  "formProductPlatform",
  "active",
];

const price = { width: 86 };
const cells: Readonly<Record<string, CellDrawing<ProductRow>>> = {
  formName: { cell: (product) => <ProductName product={product} /> },
  brand: { width: 132 },
  subCategory: { kind: "muted", width: 148 },
  formProductMrp: price,
  formRlp: price,
  formDlp: price,
  formO2rPrice: price,
  formProductGst: { kind: "muted-number" },
  formProductPlatform: {
    width: 92,
    cell: ({ formProductPlatform }) => <PlatformBadge platform={formProductPlatform} />,
  },
  active: { width: 100, cell: ({ active }) => <ActiveStatus active={active} /> },
};

const nameOf = ({ formName }: ProductRow): string => formName;

/** /product: every product, with what may be done to one or to many of them. */
export function ProductList() {
  const mayWrite = useMay("product.write");
  const [leaving, setLeaving] = useState<ProductRow>();
  const switchOne = useProductActivity([productEndpoints.list.path]);
  const switchMany = useProductActivity();

  const rowActions = useMemo<readonly RowAction<ProductRow>[]>(
    () => [
      { label: mayWrite ? "Edit" : "Open", icon: SquarePen, to: productPaths.edit },
      ...(mayWrite
        ? [
            { label: "Duplicate", icon: Copy, to: productPaths.copy },
            {
              label: "Activate",
              icon: CircleCheck,
              when: ({ active }: ProductRow) => !active,
              run: async (product: ProductRow) => {
                const failure = await switchOne(product, true);
                notify(
                  failure === undefined
                    ? { kind: "success", title: `${product.formName} is active` }
                    : { kind: "danger", title: `${product.formName} was not activated`, description: failure },
                );
              },
            },
            { label: "Deactivate", icon: CirclePause, when: ({ active }: ProductRow) => active, run: setLeaving },
          ]
        : []),
    ],
    [mayWrite, switchOne],
  );

  const bulkActions = useMemo<readonly BulkAction<ProductRow>[]>(
    () => [
      {
        label: "Activate",
        icon: CircleCheck,
        done: "activated",
        when: ({ active }) => !active,
        run: (product) => switchMany(product, true),
      },
      {
        label: "Deactivate",
        icon: CirclePause,
        done: "deactivated",
        ask: {
          action: "Deactivate",
          consequence: (count) =>
            `${count} ${count === 1 ? "product" : "products"} can no longer be ordered until activated again.`,
        },
        when: ({ active }) => active,
        run: (product) => switchMany(product, false),
      },
    ],
    [switchMany],
  );

  return (
    <>
      <ListPage
        declaration={productList}
        endpoint={productEndpoints.list}
        title="Product"
        noun={productNoun}
        icon={Package}
        rowName={nameOf}
        rowHref={productPaths.edit}
        columns={columns}
        cells={cells}
        card={productCard}
        rowActions={rowActions}
        {...(mayWrite && { create: { to: productPaths.create, label: "Add product" }, bulkActions })}
      />
      <DeactivateProduct product={leaving} switchProduct={switchOne} onClose={() => setLeaving(undefined)} />
    </>
  );
}
