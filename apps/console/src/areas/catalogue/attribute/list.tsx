import { attributeEndpoints, type Attribute } from "@o2r/api/contract/catalogue";
import type { ReactNode } from "react";
import { ActiveStatus } from "../../../kit/activity/active-status.tsx";
import { useDeletion } from "../../../kit/activity/use-deletion.tsx";
import { CountLink, counted } from "../../../kit/list/count-link.tsx";
import type { CellDrawing } from "../../../kit/list/list-page.types.ts";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { ThingList } from "../../../kit/list/thing-list.tsx";
import { useMay } from "../../../kit/use-may.ts";
import { attributeName, attributes, dataTypeText } from "./attribute-words.ts";

const cells: Readonly<Record<string, CellDrawing<Attribute>>> = {
  products: { cell: ({ id, products }) => <CountLink count={products} href={`/product?attribute=${id}`} /> },
};

const card = (row: Attribute, menu: ReactNode): ReactNode => (
  <RowCard
    title={row.attributeName}
    href={`${attributes.path}/${row.id}`}
    detail={dataTypeText(row.dataType)}
    menu={menu}
    facts={[
      ...(row.active ? [] : [<ActiveStatus key="active" active={false} />]),
      counted(row.products, "product", "products"),
    ]}
  />
);

const whyKept = ({ products }: Attribute) => (products === 0 ? undefined : "Products have values of it");

/** /attribute: every attribute, and how many products have a value of it. */
export function AttributeList() {
  const mayWrite = useMay(attributes.permission);
  const { actions, dialog } = useDeletion({
    endpoint: attributeEndpoints.remove,
    may: mayWrite,
    name: attributeName,
    why: whyKept,
    about: (row: Attribute) => (
      <>
        <b>{attributeName(row)}</b> will be gone for good. No product has a value of it.
      </>
    ),
  });
  return (
    <>
      <ThingList {...attributes} title="Attributes" rowName={attributeName} cells={cells} card={card} more={actions} />
      {dialog}
    </>
  );
}
