import { masterOptionEndpoints, type ConfiguredList, type ConfiguredOption } from "@o2r/api/contract/catalogue";
import { formatNumber, IconButton, LiveRegion } from "@o2r/ui";
import { MenuButton } from "@o2r/ui/overlays";
import { ArrowDown, ArrowUp, CircleCheck, CirclePause, GripVertical, SquarePen } from "lucide-react";
import { useState } from "react";
import { activate } from "../../../kit/activity/activate.ts";
import { ActiveStatus } from "../../../kit/activity/active-status.tsx";
import { DeactivateDialog } from "../../../kit/activity/deactivate-dialog.tsx";
import { useActivity } from "../../../kit/activity/use-activity.ts";
import { phone, useMedia } from "../../../kit/use-media.ts";
import { WideTable } from "../../../kit/wide-table.tsx";
import { RenameDialog } from "./rename-dialog.tsx";
import { useOrder } from "./use-order.ts";

interface OptionTableProps {
  readonly list: ConfiguredList;
  readonly reread: () => Promise<unknown>;
}

/** The options of a list, in the order in which selects offer them. A handle moves a row, by pointer and by arrow keys. */
export function OptionTable({ list, reread }: OptionTableProps) {
  const { options, move, said } = useOrder(list, reread);
  const isPhone = useMedia(phone);
  const activity = useActivity(masterOptionEndpoints.setActive);
  const [renaming, setRenaming] = useState<ConfiguredOption>();
  const [leaving, setLeaving] = useState<ConfiguredOption>();
  const [dragged, setDragged] = useState<ConfiguredOption>();
  const [over, setOver] = useState<string>();

  const itemsOf = (option: ConfiguredOption, place: number) => [
    { id: "rename", label: "Rename", icon: SquarePen, onSelect: () => setRenaming(option) },
    ...(place > 0 ? [{ id: "up", label: "Move up", icon: ArrowUp, onSelect: () => void move(option, place - 1) }] : []),
    ...(place < options.length - 1
      ? [{ id: "down", label: "Move down", icon: ArrowDown, onSelect: () => void move(option, place + 1) }]
      : []),
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
          {options.map((option, place) => (
            <tr
              key={option.id}
              data-over={over === option.id ? "" : undefined}
              onDragOver={(event) => {
                if (dragged === undefined) return;
                event.preventDefault();
                setOver(option.id);
              }}
              onDrop={(event) => {
                event.preventDefault();
                if (dragged !== undefined) void move(dragged, place);
              }}
            >
              <td className="common-config-handle">
                <IconButton
                  icon={GripVertical}
                  size="sm"
                  label={`Move ${option.label}: drag, or press arrow up or down`}
                  draggable
                  onDragStart={() => setDragged(option)}
                  onDragEnd={() => {
                    setDragged(undefined);
                    setOver(undefined);
                  }}
                  onKeyDown={(event) => {
                    const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
                    if (step === 0) return;
                    event.preventDefault();
                    if (place + step >= 0) void move(option, place + step);
                  }}
                />
              </td>
              <th scope="row">{option.label}</th>
              <td className="o2r-mono">{option.value}</td>
              <td data-figure>{option.uses === null ? "–" : formatNumber(option.uses)}</td>
              <td>
                <ActiveStatus active={option.active} />
              </td>
              <td className="common-config-menu">
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
