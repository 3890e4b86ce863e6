import type { ImportRow } from "@o2r/api/contract/insight";
import { Button, Input } from "@o2r/ui";
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from "react";
import type { Unsaved } from "./use-mends.ts";

export interface GridCellProps {
  readonly label: string;
  readonly number: number;
  readonly text: string;
  readonly error: ImportRow["errors"][number] | undefined;
  /** What was typed last did not arrive. */
  readonly unsaved: Unsaved | undefined;
  readonly onMend: (text: string) => void;
  /** What was typed is given up for what stood there before. */
  readonly onPutBack: (text: string) => void;
}

/** Who stops typing for so long finds it saved, also when the browser is closed in the middle of a cell. */
const pause = 800;

/** The same column's cell of the row below or above. */
const neighbour = (input: HTMLElement, below: boolean): HTMLInputElement | null | undefined => {
  const cell = input.closest("td");
  const row = cell?.closest("tr");
  const next = below ? row?.nextElementSibling : row?.previousElementSibling;
  return cell && next instanceof HTMLTableRowElement ? next.cells[cell.cellIndex]?.querySelector("input") : undefined;
};

/** One cell of a row that is mended: what is wrong with it stands below, and whether it was not saved. */
export function GridCell({ label, number, text, error, unsaved, onMend, onPutBack }: GridCellProps) {
  const [typed, setTyped] = useState(unsaved?.text ?? text);
  const input = useRef<HTMLInputElement>(null);
  /** What stood there when the cell was entered. */
  const before = useRef(text);
  const save = useEffectEvent(() => {
    // Left by then, it has been saved already.
    if (document.activeElement === input.current) onMend(typed);
  });
  useEffect(() => {
    const timer = setTimeout(save, pause);
    return () => clearTimeout(timer);
  }, [typed]);
  const said = error && `import-error-${number}-${error.field}`;
  const place = `import-unsaved-${number}-${label}`.replaceAll(" ", "-");
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter ends a word that is being composed, and the arrows choose it.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") onMend(typed);
    if (event.key === "Escape") {
      setTyped(before.current);
      onPutBack(before.current);
    }
    if (!["Enter", "ArrowDown", "ArrowUp"].includes(event.key)) return;
    const next = neighbour(event.currentTarget, event.key !== "ArrowUp");
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.select();
  };
  return (
    <td data-wrong={error || unsaved ? "" : undefined}>
      <Input
        ref={input}
        size="sm"
        aria-label={`${label}, row ${number}`}
        aria-invalid={error !== undefined || unsaved !== undefined}
        aria-describedby={[unsaved && place, said].filter((id) => id !== undefined).join(" ") || undefined}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onFocus={() => {
          before.current = text;
        }}
        onBlur={() => onMend(typed)}
        onKeyDown={press}
      />
      {unsaved && (
        <p id={place} className="import-error">
          Not saved. {unsaved.reason}
        </p>
      )}
      {error && (
        <p id={said} className="import-error">
          {error.message}
          {error.suggestion !== null && (
            <Button
              variant="link"
              size="sm"
              onClick={() => {
                // The button goes with the error.
                input.current?.focus();
                setTyped(error.suggestion ?? "");
                onMend(error.suggestion ?? "");
              }}
            >
              Use “{error.suggestion}”
            </Button>
          )}
        </p>
      )}
    </td>
  );
}
