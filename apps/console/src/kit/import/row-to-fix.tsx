import { type ImportJob, type ImportRow } from "@o2r/api/contract/insight";
import { IconButton } from "@o2r/ui";
import { TriangleAlert } from "lucide-react";
import { phone, useMedia } from "../use-media.ts";
import { AlikeOffer } from "./alike-offer.tsx";
import { BesidesCell } from "./besides-cell.tsx";
import { GridCell } from "./grid-cell.tsx";
import type { Fixes } from "./use-fixes.ts";
import { useImportable } from "./use-importable.ts";

export interface RowToFixProps {
  readonly job: ImportJob;
  readonly row: ImportRow;
  /** As it was before anything of it was fixed. */
  readonly was: ImportRow;
  readonly shown: readonly { readonly field: string; readonly label: string; readonly column: number }[];
  readonly fixes: Fixes;
  readonly onStep: (step: () => unknown) => void;
  /** Many rows were changed at once, and are being checked again. */
  readonly onDone: () => void;
}

/** On a phone the cells are beside the window: what is wrong is said beside the row's number, which stays in sight. */
function RowMark({ row, isUnsaved }: { readonly row: ImportRow; readonly isUnsaved: boolean }) {
  const said = [...(isUnsaved ? ["Not saved"] : []), ...row.errors.map(({ message }) => message)];
  if (said.length === 0) return null;
  return (
    <IconButton
      size="sm"
      icon={TriangleAlert}
      label={`Row ${row.number}: ${said.join(", ")}`}
      onClick={(event) => goToWrong(event.currentTarget)}
    />
  );
}

/** Leads from the head of a row to the first of its cells that something is wrong with, or to what is said beside them. */
const goToWrong = (mark: HTMLElement): void => {
  const row = mark.closest("tr");
  const wrong = row?.querySelector<HTMLElement>("[data-wrong] input");
  const cell = wrong?.closest("td") ?? row?.lastElementChild;
  cell?.scrollIntoView({ block: "nearest", inline: "end" });
  wrong?.focus({ preventScroll: true });
};

const errorAt = ({ errors }: ImportRow, field: string) => errors.find((one) => one.field === field);

/** What a row of the file has in a field. */
const sideOf = ({ columns }: ImportJob, { cells }: ImportRow, field: string) => {
  const column = columns.find((one) => one.field === field)?.column;
  return { field, value: cells[column ?? -1] ?? "" };
};

/** One row that something is wrong with, or was: its number, its cells, and what else is to be said of it. */
export function RowToFix({ job, row, was, shown, fixes, onStep, onDone }: RowToFixProps) {
  const isPhone = useMedia(phone);
  const { columns } = useImportable();
  const labelOf = (name: string): string => columns.find(({ field }) => field === name)?.label ?? name;
  return (
    <tr data-good={row.state === "GOOD" ? "" : undefined}>
      <th scope="row">
        {row.number}
        {isPhone && <RowMark row={row} isUnsaved={fixes.unsaved.some((one) => one.row.id === row.id)} />}
      </th>
      {shown.map(({ field, label, column }) => {
        const text = row.cells[column] ?? "";
        const before = was.cells[column] ?? "";
        const error = errorAt(row, field);
        const opposite = row.errors.find((one) => one.against?.field === field);
        const other = error?.against ?? (opposite && sideOf(job, row, opposite.field));
        return (
          <GridCell
            key={field}
            label={label}
            number={row.number}
            text={text}
            error={error}
            against={other && `${labelOf(other.field)}: ${other.value}`}
            opposite={opposite?.message}
            unsaved={fixes.unsavedAt(row, column)}
            onFix={(typed) => fixes.fix(row, column, typed)}
            onPutBack={(typed) => fixes.putBack(row, column, typed)}
          >
            {errorAt(was, field) && !error && text !== before && (
              <AlikeOffer {...{ job, label, column, onStep, onDone }} from={before} to={text} />
            )}
          </GridCell>
        );
      })}
      <BesidesCell row={row} shown={shown.map(({ field }) => field)} />
    </tr>
  );
}
