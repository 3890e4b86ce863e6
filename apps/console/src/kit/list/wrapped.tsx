import type { ReactNode } from "react";
import type { CellDrawing } from "./list-page.types.ts";
import "./wrapped.css";

/** Words of a cell on two lines where one does not hold them; on one line in a compact list, whose rows hold no more. */
export function Wrapped({ children }: { readonly children: ReactNode }) {
  return <span className="wrapped">{children}</span>;
}

/** A column whose words need two lines, such as a warehouse: every list draws it so. */
export const wrapped = <Field extends string>(field: Field): CellDrawing<Readonly<Record<Field, string | null>>> => ({
  cell: (row) => <Wrapped>{row[field]}</Wrapped>,
});
