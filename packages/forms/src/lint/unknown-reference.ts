import type { Finding } from "./finding.ts";
import { meaningOf, namesOf, referencesOf } from "./references.ts";

/** Names of fields that the form has not, wherever they stand. */
export const unknownReferences = (form: unknown): readonly Finding[] => {
  const known = namesOf(form);
  return referencesOf(form).flatMap((reference): Finding[] => {
    const meaning = meaningOf(reference);
    if (meaning === undefined || known.includes(meaning)) return [];
    return [
      {
        code: "unknown-reference",
        path: reference.path,
        because: `There is no field ${JSON.stringify(reference.name)}`,
        fix: suggest(meaning, known),
      },
    ];
  });
};

const suggest = (name: string, known: readonly string[]): string => {
  const [nearest] = known.map((other) => ({ other, far: distance(name, other) })).sort((a, b) => a.far - b.far);
  return nearest && nearest.far <= 1 + name.length / 4
    ? `Perhaps ${nearest.other} is meant`
    : "Add the field, or name another";
};

/** How many letters must change to make one word of the other (Levenshtein). */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    let corner = index;
    row = row.map((above, column) => {
      if (column === 0) return index + 1;
      const best = letter === other[column - 1] ? corner : 1 + Math.min(corner, above);
      corner = above;
      return best;
    });
    for (let column = 1; column < row.length; column += 1) {
      row[column] = Math.min(row[column] ?? 0, (row[column - 1] ?? 0) + 1);
    }
  }
  return row.at(-1) ?? 0;
};
