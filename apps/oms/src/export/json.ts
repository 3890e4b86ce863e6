import type { Column } from "@o2r/api/contract";

interface Rows {
  readonly columns: readonly Column[];
  readonly batches: AsyncIterable<readonly object[]>;
}

/** Writes rows as one JSON array, in pieces: of each what its columns show, as the service tells it. */
export async function* writeJson({ columns, batches }: Rows): AsyncGenerator<Buffer> {
  const told = (row: object) => Object.fromEntries(columns.map(({ field }) => [field, Reflect.get(row, field)]));
  let begun = false;
  for await (const rows of batches) {
    if (rows.length === 0) continue;
    yield Buffer.from((begun ? ",\n" : "[\n") + rows.map((row) => JSON.stringify(told(row))).join(",\n"));
    begun = true;
  }
  yield Buffer.from(begun ? "\n]\n" : "[]\n");
}
