import { type ImportRow } from "@o2r/api/contract/insight";
import { Icon } from "@o2r/ui";
import { Check } from "lucide-react";
import { useImportable } from "./use-importable.ts";

export interface BesidesCellProps {
  readonly row: ImportRow;
  /** The fields whose cells are shown: what is wrong with these stands there. */
  readonly shown: readonly string[];
}

/** The last cell of a row: that it is ready, or what is wrong with it beside the cells that are shown. */
export function BesidesCell({ row, shown }: BesidesCellProps) {
  const { columns } = useImportable();
  const errors = row.errors
    .filter(({ field }) => !shown.includes(field))
    .map(({ field, message }) => {
      const label = columns.find((one) => one.field === field)?.label;
      return { field, words: label === undefined ? message : `${label}: ${message}` };
    });
  const words = errors.map((one) => one.words).join(", ");
  return (
    <td
      tabIndex={words === "" ? undefined : -1}
      data-problem={words === "" ? undefined : `Row ${row.number}, ${words}`}
    >
      {row.state === "GOOD" && (
        <span className="import-good">
          <Icon as={Check} /> Ready
        </span>
      )}
      {errors.map((one) => (
        <p key={one.field} className="import-error">
          {one.words}
        </p>
      ))}
    </td>
  );
}
