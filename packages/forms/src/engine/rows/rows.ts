// What only forms with lists need: an entry of its own, so that other forms do not load it.
import { english, withLimit } from "../../compile/messages.ts";
import type { Inner, Lists } from "../world.types.ts";
import { placeIn } from "../../compile/place.ts";
import { never } from "../evaluate.ts";
import { createState, isActive } from "../field-state.ts";
import { extend } from "./row-operations.ts";
import { nest } from "../paths.ts";
import {
  asList,
  cellsOf,
  columnOf,
  fieldOf,
  idOf,
  keyEntry,
  locate,
  rawRow,
  replaceRows,
  rowOf,
  rowsIn,
} from "./row.ts";
import { isRepeated, mark } from "./unique.ts";

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
        Object.assign(Object.fromEntries(keyEntry(row)), nest(sift(row.cells.values(), !isActive(list)))),
      );
    },
    cells: (from, path) => cellsOf(world, path, rowOf(from)),
    column: (path) => columnOf(cellsOf(world, path)),
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
      let row = rowOf(field);
      if (!row) return undefined;
      let { label } = field.compiled;
      for (; row; row = rowOf(row.list)) {
        const { row: name, label: list } = fieldOf(row.list);
        label = `${name ?? list} ${row.at + 1}: ${label}`;
      }
      return label;
    },
    ghost: (address) => {
      const { list, id = "" } = locate(world, address) ?? {};
      const { compiled } = placeIn(world.fields, address) ?? {};
      if (!list || compiled?.list === undefined) return undefined;
      const scope = { ...list.scope, id, list, at: -1 };
      const ghost = { ...createState(compiled, scope), address, visible: never };
      world.states.set(address, ghost);
      return ghost;
    },
    extend: (engine) => extend(engine, inner, replace),
  };
};
