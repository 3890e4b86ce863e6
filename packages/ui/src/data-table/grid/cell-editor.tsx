import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Spinner } from "../../spinner/spinner.tsx";
import type { CellEdit, DataTableLabels } from "../data-table.types.ts";

export type AfterEdit = "stay" | "down" | "right" | "left";

interface CellEditorProps<Row> {
  row: Row;
  edit: CellEdit<Row>;
  /** Name for screen readers: the column and the row. */
  label: string;
  /** What was typed to begin with, in place of the value. */
  typed: string | undefined;
  words: DataTableLabels;
  onDone: (after: AfterEdit) => void;
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : "");

/** Stands in a cell while it is edited. Enter, Tab or leaving keeps the text, Escape drops it; what is refused stays open. */
export function CellEditor<Row>({ row, edit, label, typed, words, onDone }: CellEditorProps<Row>) {
  const before = edit.value(row);
  const [text, setText] = useState(typed ?? before);
  const [refusal, setRefusal] = useState<string>();
  const [saving, setSaving] = useState(false);
  const control = useRef<HTMLElement>(null);
  const done = useRef(false);
  const problemId = useId();
  useEffect(() => {
    control.current?.focus();
    if (typed === undefined && control.current instanceof HTMLInputElement) control.current.select();
  }, [typed]);

  const finish = (after: AfterEdit) => {
    done.current = true;
    onDone(after);
  };
  const keep = async (after: AfterEdit) => {
    if (done.current || saving) return;
    if (text === before) return finish(after);
    const reason = edit.check?.(text, row);
    setRefusal(reason);
    if (reason !== undefined) return undefined;
    setSaving(true);
    try {
      await edit.save(text, row);
      finish(after);
    } catch (error) {
      setRefusal(reasonOf(error) || words.notSaved);
      setSaving(false);
      control.current?.focus();
    }
    return undefined;
  };
  const press = (event: KeyboardEvent) => {
    // The grid around must not take these keys for its own.
    event.stopPropagation();
    if (event.key === "Escape") finish("stay");
    else if (event.key === "Enter") void keep("down");
    else if (event.key === "Tab") void keep(event.shiftKey ? "left" : "right");
    else return;
    event.preventDefault();
  };
  const shared = {
    className: "o2r-cell-control",
    "aria-label": label,
    "aria-invalid": refusal === undefined ? undefined : true,
    "aria-describedby": refusal === undefined ? undefined : problemId,
    value: text,
    onKeyDown: press,
    onBlur: () => void keep("stay"),
  };
  const input = edit.input ?? "text";
  return (
    <span className="o2r-cell-editor" aria-busy={saving || undefined}>
      {typeof input === "string" ? (
        <input
          {...shared}
          ref={(element) => {
            control.current = element;
          }}
          type="text"
          readOnly={saving}
          inputMode={input === "number" ? "decimal" : undefined}
          autoComplete="off"
          onChange={(event) => setText(event.currentTarget.value)}
        />
      ) : (
        <select
          {...shared}
          ref={(element) => {
            control.current = element;
          }}
          disabled={saving}
          onChange={(event) => setText(event.currentTarget.value)}
        >
          {input.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
      {saving && <Spinner size={14} label={words.saving} />}
      {refusal !== undefined && (
        <span id={problemId} role="alert" className="o2r-cell-refusal">
          {refusal}
        </span>
      )}
    </span>
  );
}
