import type { Column } from "@o2r/ui";
import type { RowCardProps } from "./row-card.tsx";

const isNumber = ({ kind }: Pick<Column<never>, "kind">): boolean => kind === "number" || kind === "muted-number";

/** Whether a row has the field of a column, and nothing in it. */
const isBlank = (row: object, id: string): boolean => id in row && [null, undefined, ""].includes(Reflect.get(row, id));

/**
 * What a card says of a row where the screen does not draw its own: up to four figures, the last column among them since a sum
 * stands last, and above them what else tells the row apart from others. What its title says is not said again.
 */
export const plainCard = <Row extends object>(
  columns: readonly Column<Row>[],
  row: Row,
  title: string,
): Pick<RowCardProps, "facts" | "figures"> => {
  const others = columns.filter(({ id }) => Reflect.get(row, id) !== title);
  const numbers = others.filter(isNumber);
  const figures = numbers.length > 4 ? [...numbers.slice(0, 3), ...numbers.slice(-1)] : numbers;
  return {
    facts: others
      .filter((column) => !isNumber(column) && !isBlank(row, column.id))
      .slice(0, 3)
      .map(({ cell }) => cell(row)),
    figures: figures.map(({ header, cell }) => ({ label: header, value: cell(row) })),
  };
};
