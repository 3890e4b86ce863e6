/** With sixteen columns at most, so many rows need no more than the 65,535 parameters that PostgreSQL knows. */
const most = 4000;

/** Rows in pieces that one insert each takes: a single call may change thousands of things. */
export function* piecesOf<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let from = 0; from < rows.length; from += most) yield rows.slice(from, from + most);
}
