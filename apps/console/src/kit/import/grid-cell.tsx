import type { ImportRow } from "@o2r/api/contract/insight";
import { Button, Input } from "@o2r/ui";
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import type { Unsaved } from "./use-fixes.ts";

export interface GridCellProps {
  readonly label: string;
  readonly number: number;
  readonly text: string;
  readonly error: ImportRow["errors"][number] | undefined;
  /** What it was compared with, or what was compared with it, in words: either of the two cells may be the wrong one. */
  readonly against: string | undefined;
  /** What is refused at another cell that was compared with this one. */
  readonly opposite: string | undefined;
  /** What was typed last did not arrive. */
  readonly unsaved: Unsaved | undefined;
  readonly onFix: (text: string) => void;
  /** What was typed is given up for what stood there before. */
  readonly onPutBack: (text: string) => void;
  /** What stands below a cell that was fixed. */
  readonly children?: ReactNode;
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

/** One cell of a row that is fixed: what is wrong with it stands below, and whether it was not saved. */
export function GridCell(props: GridCellProps) {
  const { label, number, text, error, against, opposite, unsaved, onFix, onPutBack, children } = props;
  const [typed, setTyped] = useState(unsaved?.text ?? text);
  const input = useRef<HTMLInputElement>(null);
  /** What stood there when the cell was entered. */
  const before = useRef(text);
  const save = useEffectEvent(() => {
    // Left by then, it has been saved already.
    if (document.activeElement === input.current) onFix(typed);
  });
  useEffect(() => {
    const timer = setTimeout(save, pause);
    return () => clearTimeout(timer);
  }, [typed]);
  const wrong = error?.message ?? opposite;
  const words = wrong && [wrong, against && `(${against})`].filter(Boolean).join(" ");
  const id = `${number}-${label}`.replaceAll(" ", "-");
  const said = words && `import-error-${id}`;
  const place = `import-unsaved-${id}`;
  const problem = error ? words : unsaved && `not saved. ${unsaved.reason}`;
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter ends a word that is being composed, and the arrows choose it.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") onFix(typed);
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
    <td data-wrong={words || unsaved ? "" : undefined} data-problem={problem && `Row ${number}, ${label}: ${problem}`}>
      <Input
        ref={input}
        size="sm"
        aria-label={`${label}, row ${number}`}
        aria-invalid={words !== undefined || unsaved !== undefined}
        aria-describedby={[unsaved && place, said].filter((one) => one !== undefined).join(" ") || undefined}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onFocus={() => {
          before.current = text;
        }}
        onBlur={() => onFix(typed)}
        onKeyDown={press}
      />
      {unsaved && (
        <p id={place} className="import-error">
          Not saved. {unsaved.reason}
        </p>
      )}
      {words && (
        <p id={said} className="import-error">
          {words}
          {error && error.suggestion !== null && (
            <Button
              variant="link"
              size="sm"
              onClick={() => {
                // The button goes with the error.
                input.current?.focus();
                setTyped(error.suggestion ?? "");
                onFix(error.suggestion ?? "");
              }}
            >
              Use “{error.suggestion}”
            </Button>
          )}
        </p>
      )}
      {children}
    </td>
  );
}
