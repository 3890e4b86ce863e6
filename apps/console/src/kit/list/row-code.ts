import type { ListDeclaration } from "@o2r/api/contract/core";

/** Reads the code that a list shows below its names, such as a SKU: it tells rows of the same name apart. */
export const rowCodeOf = ({ columns }: ListDeclaration): ((row: object) => string | undefined) => {
  const column = columns.find(({ kind, inFile }) => kind === "code" && inFile);
  return (row) => {
    const code: unknown = column && Reflect.get(row, column.field);
    return typeof code === "string" && code !== "" ? code : undefined;
  };
};
