import { useState } from "react";
import { readDay, showDay } from "../calendar/day.ts";

interface TypedDay {
  value: string | null | undefined;
  onValueChange: (value: string) => void;
}

/** The text of an input for a day: as it is being typed, else as the value reads. */
export function useTypedDay({ value, onValueChange }: TypedDay) {
  // Undefined while nothing is being typed.
  const [typed, setTyped] = useState<string>();
  const tell = (next: string) => {
    if (next !== (value ?? "")) onValueChange(next);
  };
  const type = (text: string) => {
    setTyped(text);
    const day = readDay(text);
    if (day !== undefined || text.trim() === "") tell(day ?? "");
  };
  const settle = () => {
    if (typed === undefined) return;
    if (readDay(typed) === undefined) tell(typed.trim());
    setTyped(undefined);
  };
  const set = (day: string) => {
    setTyped(undefined);
    tell(day);
  };
  return { text: typed ?? showDay(value), type, settle, set };
}
