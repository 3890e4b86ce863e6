import { masterOptionEndpoints, type ConfiguredList, type ConfiguredOption } from "@o2r/api/contract/catalogue";
import { useMutation } from "@o2r/api/react";
import { formatNumber, LiveRegion } from "@o2r/ui";
import { MenuButton } from "@o2r/ui/overlays";
import { CircleCheck, CirclePause, SquarePen } from "lucide-react";
import { useState } from "react";
import { activate } from "../../../kit/activity/activate.ts";
import { ActiveStatus } from "../../../kit/activity/active-status.tsx";
import { DeactivateDialog } from "../../../kit/activity/deactivate-dialog.tsx";
import { useActivity } from "../../../kit/activity/use-activity.ts";
import { useOrder } from "../../../kit/sortable/use-order.ts";
import { useRowHandles } from "../../../kit/sortable/use-row-handles.tsx";
import { phone, useMedia } from "../../../kit/use-media.ts";
import { WideTable } from "../../../kit/wide-table.tsx";
import { RenameDialog } from "./rename-dialog.tsx";

interface OptionTableProps {
  readonly list: ConfiguredList;
  readonly reread: () => Promise<unknown>;
}

/** The options of a list, in the order in which selects offer them. A handle moves a row, by pointer and by arrow keys. */
export function OptionTable({ list, reread }: OptionTableProps) {
  const { run } = useMutation(masterOptionEndpoints.reorder, { affects: [] });
  const { ordered, move, said } = useOrder<ConfiguredOption>({
    rows: list.options,
    nameOf: ({ label }) => label,
    keep: async (_, ids) => {
      const { error } = await run({ params: { id: list.id }, body: { options: [...ids] } }, { version: list.version });
      await reread();
      return error === undefined;
    },
  });
  const { rowProps, handle, menuItems } = useRowHandles(ordered, move);
  const isPhone = useMedia(phone);
  const activity = useActivity(masterOptionEndpoints.setActive);
  const [renaming, setRenaming] = useState<ConfiguredOption>();
  const [leaving, setLeaving] = useState<ConfiguredOption>();

  const itemsOf = (option: ConfiguredOption, place: number) => [
    { id: "rename", label: "Rename", icon: SquarePen, onSelect: () => setRenaming(option) },
    ...menuItems(option, place),
    option.active
      ? { id: "off", label: "Deactivate", icon: CirclePause, onSelect: () => setLeaving(option) }
      : {
          id: "on",
          label: "Activate",
          icon: CircleCheck,
          onSelect: () => void activate(activity, option, option.label),
        },
  ];

  return (
    <div className="common-config">
      <WideTable
        label={`Options of ${list.category}`}
        head={[{ unseen: "Order" }, "Name", "Value", { figure: "Used by" }, "Status", { unseen: "Actions" }]}
      >
        <tbody>
          {ordered.map((option, place) => (
            <tr key={option.id} {...rowProps(option, place)}>
              {handle(option, option.label, place)}
              <th scope="row">{option.label}</th>
              <td className="o2r-mono">{option.value}</td>
              <td data-figure>{option.uses === null ? "–" : formatNumber(option.uses)}</td>
              <td>
                <ActiveStatus active={option.active} />
              </td>
              <td className="row-menu">
                <MenuButton
                  label={`Actions for ${option.label}`}
                  items={itemsOf(option, place)}
                  size={isPhone ? "touch" : "sm"}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </WideTable>
      <LiveRegion>{said}</LiveRegion>
      {renaming && <RenameDialog option={renaming} onClose={() => setRenaming(undefined)} />}
      <DeactivateDialog
        row={leaving}
        name={leaving?.label ?? ""}
        activity={activity}
        onClose={() => setLeaving(undefined)}
      >
        <b>{leaving?.label}</b> can no longer be chosen. What names it already stays as it is.
      </DeactivateDialog>
    </div>
  );
}
