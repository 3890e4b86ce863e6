import { isFilled } from "../value.ts";
import type { FieldState, Row } from "../state.types.ts";

/** The groups of columns of which no two rows may hold the same. */
const groupsOf = ({ list }: Row): readonly (readonly string[])[] => {
  const { field } = list.compiled;
  const groups = field.kind === "list" ? (field.unique ?? []) : [];
  return groups.map((group) => (typeof group === "string" ? [group] : group));
};

/** Takes note of what a row holds now, or that it is gone; returns the cells, of any row, that are to be judged again. */
export const mark = (row: Row, gone = false): readonly FieldState[] =>
  groupsOf(row).flatMap((group, index) => {
    const holders = row.list.table.holders[index];
    const values = group.map((name) => row.cells.get(name)?.effective);
    const next = !gone && values.every(isFilled) ? JSON.stringify(values) : undefined;
    const last = row.marks[index];
    if (next === last || !holders) return [];
    row.marks[index] = next;
    const left = holders.get(last ?? "");
    left?.delete(row);
    if (left?.size === 0) holders.delete(last ?? "");
    const joined = (next !== undefined && holders.get(next)) || new Set();
    if (next !== undefined) holders.set(next, joined.add(row));
    // Only where a value begins or ceases to repeat does another row's verdict change.
    const others = [...(left?.size === 1 ? left : []), ...(joined.size === 2 ? joined : [])];
    return [row, ...others].flatMap(({ cells }) => cells.get(group[0] ?? "") ?? []);
  });

/** Whether another row holds what this one holds in a column, or in the group that the column begins. */
export const isRepeated = (row: Row, name: string): boolean =>
  groupsOf(row).some(
    ([first], index) => first === name && (row.list.table.holders[index]?.get(row.marks[index] ?? "")?.size ?? 0) > 1,
  );
