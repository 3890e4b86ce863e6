// What only forms with lists need: an entry of its own, so that other forms do not load it.
import { english, withLimit } from "../../compile/messages.ts";
import { isFilled } from "../value.ts";
import type { FieldState } from "../state.types.ts";
import type { Inner, Lists, World } from "../world.types.ts";
import { never } from "../evaluate.ts";
import { createState, isActive } from "../field-state.ts";
import { extend } from "./row-operations.ts";
import { asList, fieldOf, idOf, keyEntry, rawRow, replaceRows, rowOf, rowsIn } from "./row.ts";
import { isRepeated, mark } from "./unique.ts";

/** The cells that a path names, seen from a place. */
const cellsOf = ({ root }: World, path: string, from?: FieldState): readonly FieldState[] => {
  const [list = "", column = ""] = path.split(".");
  const found: FieldState[] = [];
  for (const { cells } of from?.compiled.list === list ? [from.scope] : (root.get(list)?.table?.rows ?? [])) {
    const cell = cells.get(column);
    if (cell) found.push(cell);
  }
  return found;
};

/** Lists of rows: give it to the registry of a form that has any, `registry: { lists: rows }`. */
export const rows = (inner: Inner): Lists => {
  const { world } = inner;
  const replace: Lists["replace"] = (list, raw) => replaceRows(world, asList(list), raw);
  return {
    createTable: ({ field, path }) => ({
      columns: [...world.fields.values()].filter(({ list }) => list === path),
      rows: [],
      ids: [],
      byId: new Map(),
      known: new Map(),
      sent: [],
      holders: field.kind === "list" ? (field.unique ?? []).map(() => new Map()) : [],
    }),
    fill: (state, raw, known, asLoaded) => {
      const list = asList(state);
      const loaded = asLoaded ? [] : rowsIn(list, known);
      list.table.known = new Map(loaded.map((values) => [idOf(list, values) ?? "", values]));
      replaceRows(world, list, raw, asLoaded);
      const ids = [...list.table.known.keys()];
      list.baseline = ids.length > 0 ? ids : undefined;
    },
    replace,
    rebase: ({ table }) => {
      if (!table) return;
      table.known = new Map(table.rows.map((row) => [row.id, rawRow(row)]));
      for (const row of table.rows) row.fresh = false;
    },
    sent: (list, sift) => {
      const { table } = asList(list);
      table.sent = table.ids;
      // The cells of a hidden list are hidden with it, and kept with it.
      return table.rows.map((row) =>
        Object.fromEntries([...keyEntry(row), ...sift(row.cells.values(), !isActive(list))]),
      );
    },
    cells: (from, path) => cellsOf(world, path, from),
    column: (path) => {
      const values = [];
      for (const { effective } of cellsOf(world, path)) {
        if (typeof effective === "object") values.push(...effective);
        else if (effective !== undefined && isFilled(effective)) values.push(effective);
      }
      return values.length > 0 ? values : undefined;
    },
    mark: (field) => {
      const row = rowOf(field);
      return row ? mark(row) : [];
    },
    judge: (state) => {
      const { field, name } = state.compiled;
      const row = rowOf(state);
      if (row && isRepeated(row, name)) {
        const message = field.messages?.unique ?? fieldOf(row.list).messages?.unique ?? english.unique;
        return { code: "unique", message };
      }
      const least = field.kind === "list" ? (field.minItems ?? 0) : 0;
      const words = field.messages?.minItems ?? english.minItems;
      return state.table && state.table.ids.length < least
        ? { code: "minItems", message: withLimit(words, least) }
        : undefined;
    },
    label: (field) => {
      const row = rowOf(field);
      if (!row) return undefined;
      const { row: name, label } = fieldOf(row.list);
      return `${name ?? label} ${row.at + 1}: ${field.compiled.field.label}`;
    },
    ghost: (address) => {
      const [name = "", id = "", column = "", ...rest] = address.split(".");
      const list = world.root.get(name);
      const compiled = world.fields.get(`${name}.${column}`);
      if (!list || !compiled || rest.length > 0) return undefined;
      const ghost = createState(compiled, { ...list.scope, id, list, at: -1 });
      ghost.visible = never;
      world.states.set(address, ghost);
      return ghost;
    },
    extend: (engine) => extend(engine, inner, replace),
  };
};
