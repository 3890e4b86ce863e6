import { cellsIn } from "../field-state.ts";
import type { FieldState, ListState, Row } from "../state.types.ts";
import type { Inner, Lists, Writing, RowOperations } from "../world.types.ts";
import { arrange, forgetRow, makeRow, rawRow } from "./row.ts";

/** What a page does with rows. */
const operations = ({ world, change }: Inner): RowOperations => {
  const listOf = (name: string): ListState => {
    const state = world.root.get(name);
    if (!state?.table) throw new RangeError(`The form has no list "${name}"`);
    // Just seen to have one.
    return state as ListState;
  };
  const place = (
    list: ListState,
    rows: readonly Row[],
    added: readonly FieldState[],
    others?: readonly FieldState[],
  ): void => {
    arrange(list, rows);
    list.edited = true;
    list.serverError = undefined;
    change([list, ...added], false, added, others);
  };
  const addRow: RowOperations["addRow"] = (name, values = {}, at = Infinity) => {
    const list = listOf(name);
    const row = makeRow(world, list, values, list.table.byId, undefined);
    place(list, list.table.rows.toSpliced(at, 0, row), [...row.cells.values()]);
    return row.id;
  };
  return {
    addRow,
    removeRow: (name, id) => {
      const list = listOf(name);
      const row = list.table.byId.get(id);
      if (!row) return undefined;
      const { at } = row;
      const values = rawRow(row);
      const others = forgetRow(world, row);
      place(list, list.table.rows.toSpliced(at, 1), [], others);
      return { values, at };
    },
    moveRow: (name, id, to) => {
      const list = listOf(name);
      const row = list.table.byId.get(id);
      if (row) place(list, list.table.rows.toSpliced(row.at, 1).toSpliced(to, 0, row), []);
    },
    copyRow: (name, id) => {
      const row = listOf(name).table.byId.get(id);
      return row ? addRow(name, rawRow({ ...row, key: undefined }), row.at + 1) : addRow(name);
    },
  };
};

/** The engine, taking and giving rows where a plain one knows single values only. */
export const extend = <E extends Writing>(engine: E, inner: Inner, replace: Lists["replace"]): E & RowOperations => {
  const { world, change } = inner;
  const tableAt = (address: string): ListState | undefined => {
    const state = world.root.get(address);
    // Just seen to have a table.
    return state?.table && (state as ListState);
  };
  const raw: Writing["raw"] = (address) => {
    const list = tableAt(address);
    return list ? (list.raw ??= list.table.rows.map(rawRow)) : engine.raw(address);
  };
  /** The service names a row by the place it had in the last submission. */
  const fromWire = (name: string): string => {
    const [list = "", at = "", column] = name.split(".");
    const id = tableAt(list)?.table.sent[/^\d+$/.test(at) ? Number(at) : -1];
    return id === undefined ? name : column === undefined ? list : `${list}.${id}.${column}`;
  };
  return {
    ...engine,
    ...operations(inner),
    raw,
    set: (address, given) => {
      const list = tableAt(address);
      if (!list) {
        // Refuses what is no field; a cell that is in no row any more takes nothing.
        engine.definitionOf(address);
        return (world.states.get(address)?.scope.at ?? -1) < 0 ? nothing : engine.set(address, given);
      }
      if (Object.is(raw(address), given)) return nothing;
      list.edited = true;
      list.serverError = undefined;
      const others = replace(list, given);
      // Its columns are read again, also where the same rows stand.
      list.effective = [];
      const cells = cellsIn(list);
      return change([list, ...cells], false, cells, others);
    },
    setServerErrors: (errors) =>
      engine.setServerErrors(errors.map(({ field, message }) => ({ field: fromWire(field), message }))),
    wireName: (address) => {
      const { list, at } = world.states.get(address)?.scope ?? {};
      return list ? `${list.address}.${at}.${address.slice(address.lastIndexOf(".") + 1)}` : address;
    },
  };
};

const nothing = { changed: [], evaluated: 0, judged: 0 };
