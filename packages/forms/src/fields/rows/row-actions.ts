import { flushSync } from "react-dom";
import type { RawValues } from "../../engine/value.ts";
import type { FormHandle } from "../../react/form-handle.ts";
import { firstFocusable } from "../../react/focus.ts";
import type { RowAct } from "./row-menu.tsx";

/** A row that was taken out, and can be put back. */
export interface RemovedRow {
  readonly values: RawValues;
  readonly at: number;
}

export interface RowActions {
  readonly ids: () => readonly string[];
  readonly add: () => void;
  readonly remove: (id: string) => void;
  readonly putBack: (row: RemovedRow) => void;
  readonly act: (id: string, act: RowAct) => void;
  readonly canDo: (id: string, act: RowAct) => boolean;
  /** Moves the focus to the row below, in the same column; behind the last row, adds one. */
  readonly goOn: (id: string, column: string | undefined) => void;
}

export interface RowActionsOptions {
  readonly form: FormHandle;
  /** Address of the list. */
  readonly name: string;
  readonly most: number;
  /** Id of the element around the rows. */
  readonly place: string;
  /** Every row is wanted now, also those that are not drawn yet. */
  readonly drawAll: () => void;
  readonly onRemoved: (row: RemovedRow | undefined) => void;
}

/** What a person does with rows, and where the focus goes then. */
export const createRowActions = (options: RowActionsOptions): RowActions => {
  const { form, name, most, place, drawAll, onRemoved } = options;
  const { engine } = form;
  const ids = (): readonly string[] => engine.field(name).rows ?? [];
  const table = (): HTMLElement | null => document.getElementById(place);
  const find = (selector: string) => table()?.querySelector<HTMLElement>(selector);
  const focusIn = (id: string | undefined, inside = "[data-column]"): void => {
    // Not one of a list in a row, whose id may be the same.
    const row = id === undefined ? undefined : find(`:scope > * > table > tbody > [data-row="${id}"]`);
    // Of a cell that is hidden, the next one's control.
    const places = [...(row?.querySelectorAll<HTMLElement>(inside) ?? [])];
    places.map(firstFocusable).find(Boolean)?.focus();
  };
  /** Draws what a change asks for before the focus follows it. */
  const now = <R>(change: () => R): R =>
    flushSync(() => {
      drawAll();
      return change();
    });
  const isFull = (): boolean => ids().length >= most;
  const add = (): void => {
    if (isFull()) return;
    onRemoved(undefined);
    focusIn(now(() => engine.addRow(name)));
  };
  return {
    ids,
    add,
    remove: (id) => {
      const before = ids();
      const at = before.indexOf(id);
      onRemoved(now(() => engine.removeRow(name, id)));
      const neighbour = before[at + 1] ?? before[at - 1];
      if (neighbour !== undefined) focusIn(neighbour, "[data-remove]");
      if (!table()?.contains(document.activeElement)) find(":scope > .o2r-rows-foot > [data-add]")?.focus();
    },
    putBack: ({ values, at }) => {
      onRemoved(undefined);
      focusIn(now(() => engine.addRow(name, values, at)));
    },
    act: (id, act) => {
      if (act === "copy") {
        focusIn(now(() => engine.copyRow(name, id)));
        return;
      }
      const focused = document.activeElement;
      now(() => engine.moveRow(name, id, ids().indexOf(id) + (act === "up" ? -1 : 1)));
      // An element that is moved loses the focus.
      if (focused instanceof HTMLElement) focused.focus();
    },
    canDo: (id, act) => {
      const at = ids().indexOf(id);
      return act === "copy" ? !isFull() : act === "up" ? at > 0 : at >= 0 && at < ids().length - 1;
    },
    goOn: (id, column) => {
      const next = ids()[ids().indexOf(id) + 1];
      if (next === undefined) add();
      else {
        now(() => undefined);
        focusIn(next, `[data-column="${column ?? ""}"]`);
      }
    },
  };
};
