import { useState } from "react";
import { type Day, showDay } from "../calendar/day.ts";
import type { DateRange, RangeProblem } from "./date-range-picker.types.ts";
import { type RangeLimits, readRange } from "./range-limits.ts";

type End = "from" | "to";
type Texts = { readonly [Which in End]?: string };

interface RangeTyping {
  value: DateRange | null | undefined;
  onValueChange: (value: DateRange | null) => void;
  limits: RangeLimits;
}

const isSame = (one: DateRange | null, other: DateRange | null) => one?.from === other?.from && one?.to === other?.to;

/** What stands in the two inputs and the calendar: typed, half chosen, or the value. Tells whole ranges only. */
export function useRangeTyping({ value: given, onValueChange, limits }: RangeTyping) {
  const value = given ?? null;
  const [typed, setTyped] = useState<Texts>({});
  // The first day, while the last is still to be chosen in the calendar.
  const [start, setStart] = useState<Day>();
  const [focused, setFocused] = useState(false);

  const texts = {
    from: typed.from ?? showDay(start ?? value?.from),
    to: typed.to ?? (start === undefined ? showDay(value?.to) : ""),
  };
  // A value that is no range is shown, so that it can be fixed, but never drawn in the calendar.
  const kept = value ? (readRange(value.from, value.to, limits).range ?? null) : null;
  const said = readRange(texts.from, texts.to, limits);
  const problem: RangeProblem | undefined = start === undefined ? said.problem : undefined;
  const tell = (range: DateRange | null) => {
    if (!isSame(range, value)) onValueChange(range);
  };
  const type = (end: End, text: string) => {
    setStart(undefined);
    const next = { ...texts, [end]: text };
    setTyped(next);
    const { range } = readRange(next.from, next.to, limits);
    if (range !== undefined) tell(range);
  };
  return {
    texts,
    start,
    /** What the calendar shows. */
    shown: start === undefined ? (said.range ?? kept) : { from: start, to: undefined },
    problem,
    /** Only what has been left behind is complained of. */
    complaint: focused ? undefined : problem,
    type,
    choose: (range: DateRange | null) => {
      setTyped({});
      setStart(undefined);
      tell(range);
    },
    begin: (from: Day) => {
      setTyped({});
      setStart(from);
    },
    /** Drops a range that was only begun. */
    drop: () => setStart(undefined),
    enter: () => setFocused(true),
    leave: () => {
      setFocused(false);
      if (said.range !== undefined) setTyped({});
    },
  };
}
