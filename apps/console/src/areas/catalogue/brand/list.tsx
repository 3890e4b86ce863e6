import type { Brand } from "@o2r/api/contract/catalogue";
import { TwoLineCell } from "@o2r/ui";
import { Building2, Package } from "lucide-react";
import type { ReactNode } from "react";
import { ActiveStatus } from "../../../kit/activity/active-status.tsx";
import type { CellDrawing, RowAction } from "../../../kit/list/list-page.types.ts";
import { CountLink, counted } from "../../../kit/list/count-link.tsx";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { ThingList } from "../../../kit/list/thing-list.tsx";
import { RowPicture } from "../../../kit/row-picture.tsx";
import { brandName, brands } from "./brand-words.ts";

const productsOf = ({ id }: Brand): string => `/product?brand=${id}`;

const cells: Readonly<Record<string, CellDrawing<Brand>>> = {
  name: {
    cell: (brand) => (
      <TwoLineCell media={<RowPicture image={brand.Upload_Logo} />} detail={brand.description}>
        {brand.name}
      </TwoLineCell>
    ),
  },
  products: { cell: (brand) => <CountLink count={brand.products} href={productsOf(brand)} /> },
};

const card = (brand: Brand, menu: ReactNode): ReactNode => (
  <RowCard
    image={<RowPicture image={brand.Upload_Logo} size={48} />}
    title={brand.name}
    href={`${brands.path}/${brand.id}`}
    detail={brand.manufacturerName}
    menu={menu}
    facts={[
      ...(brand.active ? [] : [<ActiveStatus key="active" active={false} />]),
      counted(brand.products, "product", "products"),
    ]}
  />
);

const more: readonly RowAction<Brand>[] = [{ label: "Products", icon: Package, to: productsOf }];

const related = [{ to: "/brand/company", label: "Companies", icon: Building2 }];

/** /brand: every brand with its manufacturer, and how many products carry it. */
export function BrandList() {
  return (
    <ThingList {...brands} title="Brand" rowName={brandName} cells={cells} card={card} more={more} related={related} />
  );
}
