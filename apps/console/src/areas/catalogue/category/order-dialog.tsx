import { categoryEndpoints, categoryOrderEndpoints, type Category } from "@o2r/api/contract/catalogue";
import { useEndpoint, useMutation } from "@o2r/api/react";
import { LiveRegion } from "@o2r/ui";
import { Dialog, MenuButton } from "@o2r/ui/overlays";
import { ActiveStatus } from "../../../kit/activity/active-status.tsx";
import { PanelState } from "../../../kit/panel-state.tsx";
import { useOrder } from "../../../kit/sortable/use-order.ts";
import { useRowHandles } from "../../../kit/sortable/use-row-handles.tsx";
import { phone, useMedia } from "../../../kit/use-media.ts";
import { WideTable } from "../../../kit/wide-table.tsx";
import { categoryName } from "./category-words.ts";

const all = { query: { q: "", sort: "position", size: 500, cursor: null } } as const;

/** The categories in the order in which selects offer them. A handle moves a row, by pointer and by arrow keys. */
export function OrderDialog({ onClose }: { readonly onClose: () => void }) {
  const { data, error, mutate } = useEndpoint(categoryEndpoints.list, all, { quiet: true });
  const { run } = useMutation(categoryOrderEndpoints.move);
  const { ordered, move, said } = useOrder<Category>({
    rows: data?.content ?? [],
    nameOf: categoryName,
    keep: async ({ id, version }, ids) => {
      const body = { position: ids.indexOf(id) + 1 };
      const { error: refusal } = await run({ params: { id }, body }, { version });
      await mutate();
      return refusal === undefined;
    },
  });
  const { rowProps, handle, menuItems } = useRowHandles(ordered, move);
  const isPhone = useMedia(phone);
  return (
    <Dialog open title="Reorder categories" onClose={onClose}>
      <p>Selects offer categories in this order.</p>
      {data === undefined ? (
        <PanelState what="The categories" error={error} onRetry={() => void mutate()} />
      ) : (
        <WideTable
          label="Categories in their order"
          head={[{ unseen: "Position" }, "Category", "Status", { unseen: "Actions" }]}
        >
          <tbody>
            {ordered.map((row, place) => (
              <tr key={row.id} {...rowProps(row, place)}>
                {handle(row, row.name, place)}
                <th scope="row">{row.name}</th>
                <td>
                  <ActiveStatus active={row.active} />
                </td>
                <td className="row-menu">
                  <MenuButton
                    label={`Actions for ${row.name}`}
                    items={menuItems(row, place)}
                    size={isPhone ? "touch" : "sm"}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </WideTable>
      )}
      <LiveRegion>{said}</LiveRegion>
    </Dialog>
  );
}
