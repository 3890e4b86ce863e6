import type { SubCategory } from "@o2r/api/contract/catalogue";
import { TwoLineCell } from "@o2r/ui";
import { Package, Percent } from "lucide-react";
import type { ReactNode } from "react";
import { ActiveStatus } from "../../../kit/activity/active-status.tsx";
import { CountLink, counted } from "../../../kit/list/count-link.tsx";
import type { CellDrawing, RowAction } from "../../../kit/list/list-page.types.ts";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { ThingList } from "../../../kit/list/thing-list.tsx";
import { RowPicture } from "../../../kit/row-picture.tsx";
import { subCategoryName, subCategories } from "./sub-category-words.ts";
import { useSubCategoryBulk } from "./use-sub-category-bulk.tsx";

const productsOf = ({ id }: SubCategory): string => `/product?subCategory=${id}`;

const cells: Readonly<Record<string, CellDrawing<SubCategory>>> = {
  subCategoryName: {
    cell: (row) => (
      <TwoLineCell media={<RowPicture image={row.image} />} detail={row.subCategoryDescription ?? ""}>
        {row.subCategoryName}
      </TwoLineCell>
    ),
  },
  products: { cell: (row) => <CountLink count={row.products} href={productsOf(row)} /> },
  gst: { kind: "muted-number" },
  cess: { kind: "muted-number" },
};

const card = (row: SubCategory, menu: ReactNode): ReactNode => (
  <RowCard
    image={<RowPicture image={row.image} size={48} />}
    title={row.subCategoryName}
    href={`${subCategories.path}/${row.id}`}
    detail={row.category}
    menu={menu}
    facts={[
      ...(row.active ? [] : [<ActiveStatus key="active" active={false} />]),
      counted(row.products, "product", "products"),
      `HSN ${row.hsnNumber}`,
      `GST ${row.gst}%`,
    ]}
  />
);

const more: readonly RowAction<SubCategory>[] = [
  { label: "Products", icon: Package, to: productsOf },
  { label: "Re-rate", icon: Percent, to: ({ id }) => `${subCategories.path}/${id}?tab=rate` },
];

/** /sub-category: every sub-category. */
export function SubCategoryList() {
  return (
    <ThingList
      {...subCategories}
      title="Sub-category"
      rowName={subCategoryName}
      cells={cells}
      card={card}
      more={more}
      moreBulk={useSubCategoryBulk()}
    />
  );
}
