import { settingGiven, settingTypeWords, type SettingRow } from "@o2r/api/contract/settings";
import { formatDateTime } from "@o2r/ui";
import { MenuButton } from "@o2r/ui/overlays";
import { CircleSlash, History, SquarePen, Warehouse } from "lucide-react";
import { phone, useMedia } from "../../../kit/use-media.ts";
import { WideTable } from "../../../kit/wide-table.tsx";
import { placeText, settingName, valueText } from "./setting-words.ts";

/** What can be done with a value. */
export type SettingAct = "edit" | "own" | "end" | "history";

interface SettingTableProps {
  readonly label: string;
  readonly rows: readonly SettingRow[];
  readonly onAct: (act: SettingAct, row: SettingRow) => void;
}

const itemsOf = (row: SettingRow, onAct: SettingTableProps["onAct"]) => [
  { id: "edit", label: "Change", icon: SquarePen, onSelect: () => onAct("edit", row) },
  ...(row.warehouseId === null && settingGiven(row.key).byWarehouse
    ? [{ id: "own", label: "Set for a warehouse", icon: Warehouse, onSelect: () => onAct("own", row) }]
    : []),
  { id: "history", label: "History", icon: History, onSelect: () => onAct("history", row) },
  ...(row.warehouseId === null
    ? []
    : [
        {
          id: "end",
          label: "End own value",
          icon: CircleSlash,
          tone: "danger" as const,
          onSelect: () => onAct("end", row),
        },
      ]),
];

/** The settings of a group, each with the values that warehouses have of their own below it. */
export function SettingTable({ label, rows, onAct }: SettingTableProps) {
  const isPhone = useMedia(phone);
  return (
    <WideTable label={label} head={["Setting", "Value", "Type", "Where", "Changed", { unseen: "Actions" }]}>
      <tbody>
        {rows.map((row) => {
          const given = settingGiven(row.key);
          return (
            <tr key={row.id} data-own={row.warehouseId === null ? undefined : ""}>
              <th scope="row" className="setting-what">
                {row.warehouseId === null ? given.label : settingName(row)}
                {row.warehouseId === null && <small>{given.says}</small>}
              </th>
              <td className="setting-value">{valueText(row)}</td>
              <td className="setting-faint">{settingTypeWords(given)}</td>
              <td className="setting-faint">{placeText(row)}</td>
              <td className="setting-faint">
                {row.changedAt === null ? (
                  "As delivered"
                ) : (
                  <>
                    {row.changedBy ?? "–"}
                    <small>{formatDateTime(row.changedAt)}</small>
                  </>
                )}
              </td>
              <td className="setting-menu">
                <MenuButton
                  label={`Actions for ${settingName(row)}`}
                  items={itemsOf(row, onAct)}
                  size={isPhone ? "touch" : "sm"}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </WideTable>
  );
}
