import { attributeEndpoints, type Attribute } from "@o2r/api/contract/catalogue";
import { Trash2 } from "lucide-react";
import { useMemo, useState, type ReactNode } from "react";
import { ActiveStatus } from "../../../kit/activity/active-status.tsx";
import type { DeleteDialogProps } from "../../../kit/activity/delete-dialog.tsx";
import { later } from "../../../kit/deferred.tsx";
import { CountLink, counted } from "../../../kit/list/count-link.tsx";
import type { CellDrawing, RowAction } from "../../../kit/list/list-page.types.ts";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { ThingList } from "../../../kit/list/thing-list.tsx";
import { useMay } from "../../../kit/use-may.ts";
import { attributeName, attributes, dataTypeText } from "./attribute-words.ts";

const DeleteDialog = later<DeleteDialogProps>(
  async () => (await import("../../../kit/activity/delete-dialog.tsx")).DeleteDialog,
);

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

/** /attribute: every attribute, and how many products have a value of it. */
export function AttributeList() {
  const mayWrite = useMay(attributes.permission);
  const [leaving, setLeaving] = useState<Attribute>();
  const more = useMemo<readonly RowAction<Attribute>[]>(
    () => [
      {
        label: "Delete",
        icon: Trash2,
        danger: true,
        run: setLeaving,
        when: () => mayWrite,
        why: ({ products }) => (products === 0 ? undefined : "Products have values of it"),
      },
    ],
    [mayWrite],
  );
  return (
    <>
      <ThingList {...attributes} title="Attributes" rowName={attributeName} cells={cells} card={card} more={more} />
      {leaving && (
        <DeleteDialog
          row={leaving}
          name={attributeName(leaving)}
          endpoint={attributeEndpoints.remove}
          onClose={() => setLeaving(undefined)}
        >
          <b>{attributeName(leaving)}</b> will be gone for good. No product has a value of it.
        </DeleteDialog>
      )}
    </>
  );
}
