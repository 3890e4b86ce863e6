import type { Company } from "@o2r/api/contract/catalogue";
import { TwoLineCell } from "@o2r/ui";
import { Tag } from "lucide-react";
import type { ReactNode } from "react";
import { ActiveStatus } from "../../../kit/activity/active-status.tsx";
import { CountLink, counted } from "../../../kit/list/count-link.tsx";
import type { CellDrawing, RowAction } from "../../../kit/list/list-page.types.ts";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { ThingList } from "../../../kit/list/thing-list.tsx";
import { RowPicture } from "../../../kit/row-picture.tsx";
import { companyName, companies } from "./company-words.ts";

const brandsOf = ({ id }: Company): string => `/brand?manufacturer=${id}`;

const cells: Readonly<Record<string, CellDrawing<Company>>> = {
  name: {
    cell: (row) => (
      <TwoLineCell media={<RowPicture image={row.logo} />} detail={row.description ?? ""}>
        {row.name}
      </TwoLineCell>
    ),
  },
  brands: { cell: (row) => <CountLink count={row.brands} href={brandsOf(row)} /> },
};

const card = (row: Company, menu: ReactNode): ReactNode => (
  <RowCard
    image={<RowPicture image={row.logo} size={48} />}
    title={row.name}
    href={`${companies.path}/${row.id}`}
    detail={<span className="o2r-mono">{row.gst}</span>}
    menu={menu}
    facts={[
      ...(row.active ? [] : [<ActiveStatus key="active" active={false} />]),
      counted(row.brands, "brand", "brands"),
      ...(row.city === null ? [] : [row.city]),
    ]}
  />
);

const more: readonly RowAction<Company>[] = [{ label: "Brands", icon: Tag, to: brandsOf }];

/** /brand/company: every company. */
export function CompanyList() {
  return <ThingList {...companies} title="Companies" rowName={companyName} cells={cells} card={card} more={more} />;
}
