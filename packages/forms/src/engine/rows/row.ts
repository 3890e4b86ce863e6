import { mostItems } from "../../compile/limits.ts";
import type { ListField } from "../../definition/field.ts";
import { castValue, refuse } from "../cast.ts";
import { isFilled, type Cast, type RawValues, type Value } from "../value.ts";
import type { FieldState, ListState, Row } from "../state.types.ts";
import type { World } from "../world.types.ts";
import { nest } from "../paths.ts";
import { createState } from "../field-state.ts";
import { fill } from "../fill.ts";
import { mark } from "./unique.ts";
import { forgetSlots } from "../world.ts";

// A table is made for lists alone, and a scope within a list is a row.
export const fieldOf = (list: ListState): ListField => list.compiled.field as ListField;
export const asList = (state: FieldState): ListState => state as ListState;
export const rowOf = ({ scope }: FieldState): Row | undefined => (scope.list ? (scope as Row) : undefined);

/** What keeps rows from being read. So many are no work of a person: their number is told, and they are not looked at. */
const refusalOf = (list: ListState, raw: unknown): Cast =>
  Array.isArray(raw) && raw.length > Math.max(mostItems, fieldOf(list).maxItems ?? 0)
    ? refuse(fieldOf(list), "count", mostItems)
    : castValue(fieldOf(list), raw);

/** The rows that can be read; none where something else was given. */
export const rowsIn = (list: ListState, raw: unknown): readonly RawValues[] =>
  // `castValue` has found each of them to be an object.
  Array.isArray(raw) && !refusalOf(list, raw).problem ? (raw as readonly RawValues[]) : [];

const keyOf = (list: ListState, values: RawValues): string | undefined => {
  const name = fieldOf(list).key ?? "id";
  const key = Object.hasOwn(values, name) ? values[name] : undefined;
  return typeof key === "number" ? String(key) : typeof key === "string" && key !== "" ? key : undefined;
};

/** The id a row has by its key; digits alone would look like a place. */
export const idOf = (list: ListState, values: RawValues): string | undefined => {
  const key = keyOf(list, values) ?? "";
  return /^[\w-]{1,64}$/.test(key) ? (/^\d+$/.test(key) ? `k${key}` : key) : undefined;
};

/** A row that is in no place yet, with the id of its key, the one to spare, or a new one. */
export const makeRow = (
  world: World,
  list: ListState,
  values: RawValues,
  taken: { readonly has: (id: string) => boolean },
  known: RawValues | undefined,
  spare?: string,
): Row => {
  let id = idOf(list, values) ?? spare;
  while (id === undefined || taken.has(id)) id = `r${(world.made += 1)}`;
  const row = list.table.byId.get(id) ?? createRow(world, list, id);
  const loaded = known ?? list.table.known.get(id);
  row.key = keyOf(list, values);
  row.fresh = loaded === undefined;
  for (const cell of row.cells.values()) fill(world, cell, values, loaded);
  return row;
};

const createRow = (world: World, list: ListState, id: string): Row => {
  const cells: Row["cells"] = new Map();
  const { reader } = list.scope;
  /** As the row around sees it, or the form: `../qty` is its `qty`, and what is of the form stays so until there. */
  const outside = (name: string): string => name.slice(name[0] === "." ? 3 : list.scope.list ? 0 : 1);
  const row: Row = {
    id,
    list,
    cells,
    reader: {
      ...reader,
      value: (name) => {
        const cell = cells.get(name);
        if (cell) return cell.effective;
        if (/^[./]/.test(name)) return reader.value(outside(name));
        return columnOf(cellsOf(world, `${list.compiled.path}.${name}`, row));
      },
      address: (name) =>
        cells.get(name)?.address ??
        (/^[./]/.test(name) ? reader.address(outside(name)) : `${list.compiled.path}.${name}`),
    },
    at: -1,
    fresh: true,
    key: undefined,
    marks: [],
  };
  for (const column of list.table.columns) {
    const cell = createState(column, row, world.lists);
    cells.set(column.name, cell);
    world.states.set(cell.address, cell);
  }
  list.table.byId.set(id, row);
  return row;
};

/** Lets go of a row; returns the cells of others that are to be judged again. */
export const forgetRow = (world: World, row: Row): readonly FieldState[] => {
  row.at = -1;
  row.list.table.byId.delete(row.id);
  for (const cell of row.cells.values()) {
    world.states.delete(cell.address);
    forgetSlots(world, cell);
    for (const inner of cell.table?.rows ?? []) forgetRow(world, inner);
  }
  return mark(row, true);
};

/** Puts the rows in this order, and lets the list's own value follow. */
export const arrange = (list: ListState, rows: readonly Row[]): void => {
  const ids = rows.map((row, at) => {
    row.at = at;
    return row.id;
  });
  list.table.rows = rows;
  list.table.ids = ids;
  list.cast = ids.length > 0 ? { value: ids } : {};
  list.raw = undefined;
};

/** Those rows whose id stood before stay themselves; those without a key keep the id of their place. */
export const replaceRows = (world: World, list: ListState, raw: unknown, asLoaded = false): readonly FieldState[] => {
  const { table } = list;
  const before = table.rows;
  const given = rowsIn(list, raw);
  const taken = new Set<string>();
  const rows = given.map((values, at) => {
    const last = before[at];
    const spare = last?.key === undefined ? last?.id : undefined;
    const row = makeRow(world, list, values, taken, asLoaded ? values : undefined, spare);
    taken.add(row.id);
    return row;
  });
  const others = before.flatMap((row) => (taken.has(row.id) ? [] : forgetRow(world, row)));
  arrange(list, rows);
  const { problem } = refusalOf(list, raw);
  if (problem) {
    list.cast = { problem };
    list.raw = raw;
  }
  return others;
};

/** As typed; of a list its rows, the same list until something in it changes. */
export const rawOf = (state: FieldState): unknown =>
  state.table ? (state.raw ??= state.table.rows.map(rawRow)) : state.raw;

/** The rows of a list: of one whose rows lie in others, those in this row alone, where it is one of them. */
const rowsOf = (world: World, path: string, from: Row | undefined): readonly Row[] => {
  for (let row = from; row; row = rowOf(row.list)) if (row.list.compiled.path === path) return [row];
  const { list, name = "" } = world.fields.get(path) ?? {};
  if (list === undefined) return world.root.get(path)?.table?.rows ?? [];
  return rowsOf(world, list, from).flatMap(({ cells }) => cells.get(name)?.table?.rows ?? []);
};

/** The cells that a path names, seen from a row or from the form: those of the nearest row around. */
export const cellsOf = (world: World, path: string, from?: Row): readonly FieldState[] => {
  const { list = "", name = "" } = world.fields.get(path) ?? {};
  return rowsOf(world, list, from).flatMap(({ cells }) => cells.get(name) ?? []);
};

/** What stands in some cells, as a column has it. */
export const columnOf = (cells: readonly FieldState[]): Value | undefined => {
  const values = cells.flatMap(({ effective }) =>
    typeof effective === "object" ? effective : effective !== undefined && isFilled(effective) ? [effective] : [],
  );
  return values.length > 0 ? values : undefined;
};

export const rawRow = (row: Row): RawValues =>
  Object.assign(
    Object.fromEntries(keyEntry(row)),
    nest([...row.cells].flatMap(([name, cell]) => (cell.compiled.field.kind === "group" ? [] : [[name, rawOf(cell)]]))),
  );

/** What an address names: the innermost list, what stands for a row of it (its id, or its place), and the rest. */
export const locate = (
  { states }: World,
  address: string,
): { readonly list: ListState; readonly id: string; readonly column: string } | undefined => {
  for (let dot = address.lastIndexOf("."); dot > 0; dot = address.lastIndexOf(".", dot - 1)) {
    const list = states.get(address.slice(0, dot));
    if (!list?.table) continue;
    const [id = "", ...column] = address.slice(dot + 1).split(".");
    return { list: asList(list), id, column: column.join(".") };
  }
  return undefined;
};

/** What the row carried under the list's key, as an entry. */
export const keyEntry = ({ list, key }: Row): readonly (readonly [string, string])[] =>
  key === undefined ? [] : [[fieldOf(list).key ?? "id", key]];
