/** A row as lists have it: a name, four texts, six figures and a state. */
export interface Row {
  readonly id: string;
  readonly cells: readonly string[];
}

export const headings = [
  "Name",
  "SKU",
  "Brand",
  "Category",
  "Hub",
  "MRP",
  "PTR",
  "PTH",
  "GST",
  "Stock",
  "Margin",
  "State",
];

/** The same rows for everybody. `turn` changes one cell of each, as a new page of the same list does. */
export const makeRows = (count: number, turn = 0): readonly Row[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `row-${index}`,
    cells: headings.map((heading, column) =>
      column < 5 ? `${heading} ${(index * 7 + column) % 97}` : `${((index * 13 + column * 31 + turn) % 9973) / 10}`,
    ),
  }));
