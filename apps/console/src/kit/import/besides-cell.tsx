import { importables, type ImportJob, type ImportRow } from "@o2r/api/contract/insight";
import { Icon } from "@o2r/ui";
import { Check } from "lucide-react";

export interface BesidesCellProps {
  readonly thing: ImportJob["thing"];
  readonly row: ImportRow;
  /** The fields whose cells are shown: what is wrong with these stands there. */
  readonly shown: readonly string[];
}

/** The last cell of a row: that it is ready, or what is wrong with it beside the cells that are shown. */
export function BesidesCell({ thing, row, shown }: BesidesCellProps) {
  const errors = row.errors
    .filter(({ field }) => !shown.includes(field))
    .map(({ field, message }) => {
      const label = importables[thing].columns.find((one) => one.field === field)?.label;
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
