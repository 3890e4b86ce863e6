import { useState } from "react";
import { writeFilterValue, type FilterValue } from "./filter-value.ts";

const textOf = (value: FilterValue | undefined): string => (value === undefined ? "" : writeFilterValue(value));

/**
 * A filter's value as its editor shows it: at once what was chosen, while the address is still on its way there, and
 * whatever the address says when it changes by other means.
 */
export const useOwnValue = (
  value: FilterValue | undefined,
  onSet: (value: FilterValue | undefined) => void,
): readonly [FilterValue | undefined, (value: FilterValue | undefined) => void] => {
  const [own, setOwn] = useState(value);
  const [seen, setSeen] = useState(() => textOf(value));
  if (textOf(value) !== seen) {
    setSeen(textOf(value));
    setOwn(value);
  }
  return [
    own,
    (next) => {
      setOwn(next);
      onSet(next);
    },
  ];
};
