import type { Category } from "@o2r/api/contract/catalogue";
import { TwoLineCell } from "@o2r/ui";
import { ArrowDownUp, Package, Shapes } from "lucide-react";
import { useMemo, useState, type ReactNode } from "react";
import { ActiveStatus } from "../../../kit/activity/active-status.tsx";
import { later } from "../../../kit/deferred.tsx";
import { CountLink, counted } from "../../../kit/list/count-link.tsx";
import type { CellDrawing, RowAction } from "../../../kit/list/list-page.types.ts";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { ThingList } from "../../../kit/list/thing-list.tsx";
import { RowPicture } from "../../../kit/row-picture.tsx";
import { useMay } from "../../../kit/use-may.ts";
import { categoryName, categories } from "./category-words.ts";

const OrderDialog = later<{ onClose: () => void }>(async () => (await import("./order-dialog.tsx")).OrderDialog);

const subCategoriesOf = ({ id }: Category): string => `/sub-category?category=${id}`;
const productsOf = ({ id }: Category): string => `/product?category=${id}`;

const cells: Readonly<Record<string, CellDrawing<Category>>> = {
  name: {
    cell: (row) => (
      <TwoLineCell media={<RowPicture image={row.image} />} detail={row.description}>
        {row.name}
      </TwoLineCell>
    ),
  },
  subCategories: { cell: (row) => <CountLink count={row.subCategories} href={subCategoriesOf(row)} /> },
  products: { cell: (row) => <CountLink count={row.products} href={productsOf(row)} /> },
};

const card = (row: Category, menu: ReactNode): ReactNode => (
  <RowCard
    image={<RowPicture image={row.image} size={48} />}
    title={row.name}
    href={`${categories.path}/${row.id}`}
    detail={<span className="o2r-mono">{row.code}</span>}
    menu={menu}
    facts={[
      ...(row.active ? [] : [<ActiveStatus key="active" active={false} />]),
      counted(row.subCategories, "sub-category", "sub-categories"),
      counted(row.products, "product", "products"),
    ]}
  />
);

/** /category: every category, and the order in which selects offer them. */
export function CategoryList() {
  const mayWrite = useMay(categories.permission);
  const [isOrdering, setOrdering] = useState(false);
  const more = useMemo<readonly RowAction<Category>[]>(
    () => [
      { label: "Sub-categories", icon: Shapes, to: subCategoriesOf },
      { label: "Products", icon: Package, to: productsOf },
      { label: "Reorder", icon: ArrowDownUp, when: () => mayWrite, run: () => setOrdering(true) },
    ],
    [mayWrite],
  );
  return (
    <>
      <ThingList {...categories} title="Category" rowName={categoryName} cells={cells} card={card} more={more} />
      {isOrdering && <OrderDialog onClose={() => setOrdering(false)} />}
    </>
  );
}
