import type { Selection } from "@o2r/ui";
import { useState } from "react";

export interface PhoneSelection {
  /** To be given to the table: undefined on a phone until somebody wants to select. */
  readonly onSelectionChange: ((selection: Selection) => void) | undefined;
  /** Begins to select, where that has to be begun. */
  readonly onSelect: (() => void) | undefined;
}

/** Selecting on a phone is begun, and ends when nothing is selected any more: until then its cards have no boxes. */
export const usePhoneSelection = (
  isPhone: boolean,
  count: number,
  select: ((selection: Selection) => void) | undefined,
): PhoneSelection => {
  const [begun, setBegun] = useState(false);
  if (select === undefined) return { onSelectionChange: undefined, onSelect: undefined };
  const isOn = !isPhone || begun || count > 0;
  return {
    onSelectionChange: isOn
      ? (selection) => {
          select(selection);
          setBegun(false);
        }
      : undefined,
    onSelect: isPhone && !isOn ? () => setBegun(true) : undefined,
  };
};
