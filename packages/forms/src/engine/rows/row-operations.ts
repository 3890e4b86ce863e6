import type { ListField } from "../../definition/field.ts";
import { nest, valueAt } from "../paths.ts";
import type { RawValues } from "../value.ts";
import { cellsIn, walk } from "../field-state.ts";
import type { FieldState, ListState, Row } from "../state.types.ts";
import type { Inner, Lists, Writing, RowOperations } from "../world.types.ts";
import { arrange, fieldOf, forgetRow, makeRow, rawOf, rawRow } from "./row.ts";

/** A row without its key, and without those of rows in it: a copy is new to the service. */
const keyless = ({ fields, key = "id" }: ListField, row: RawValues): RawValues =>
  nest(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = field.kind === "group" || name === key ? undefined : valueAt(row, name);
      const inner = field.kind === "list" && Array.isArray(value) ? value.map((one) => keyless(field, one)) : value;
      return inner === undefined ? [] : [[name, inner]];
    }),
  );

/** What a page does with rows. */
const operations = ({ world, change }: Inner): RowOperations => {
  const listOf = (name: string): ListState => {
    const state = world.states.get(name);
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
    const all = walk(added);
    change([list, ...all], false, all, others);
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
      return row ? addRow(name, keyless(fieldOf(row.list), rawRow(row)), row.at + 1) : addRow(name);
    },
  };
};

/** The engine, taking and giving rows where a plain one knows single values only. */
export const extend = <E extends Writing>(engine: E, inner: Inner, replace: Lists["replace"]): E & RowOperations => {
  const { world, change } = inner;
  const tableAt = (address: string): ListState | undefined => {
    const state = world.states.get(address);
    // Just seen to have a table.
    return state?.table && (state as ListState);
  };
  const raw: Writing["raw"] = (address) => {
    const list = tableAt(address);
    return list ? rawOf(list) : engine.raw(address);
  };
  /** The service names a row by the place it had in the last submission. */
  const fromWire = (name: string, from = 0): string => {
    for (let dot = name.indexOf(".", from); dot > 0; dot = name.indexOf(".", dot + 1)) {
      const list = tableAt(name.slice(0, dot));
      if (!list) continue;
      const [at = "", ...column] = name.slice(dot + 1).split(".");
      const id = list.table.sent[/^\d+$/.test(at) ? Number(at) : -1] ?? at;
      // A place that is none stays what it is: perhaps it is a row's own id.
      if (column.length === 0) return id === at ? name : list.address;
      return fromWire(`${list.address}.${id}.${column.join(".")}`, dot + id.length + 2);
    }
    return name;
  };
  const wireName = (address: string): string => {
    const { scope, compiled } = world.states.get(address) ?? {};
    return scope?.list ? `${wireName(scope.list.address)}.${scope.at}.${compiled?.name}` : address;
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
      const cells = walk(cellsIn(list));
      return change([list, ...cells], false, cells, others);
    },
    setServerErrors: (errors) =>
      engine.setServerErrors(errors.map(({ field, message }) => ({ field: fromWire(field), message }))),
    wireName,
  };
};

const nothing = { changed: [], evaluated: 0, judged: 0 };
