import { useEffect, useState } from "react";
import type * as calendars from "./calendars.ts";

/** Where a day or a span is chosen: with react-datepicker, which no page needs before a calendar is opened. */
export type Calendars = typeof calendars;

/** Between two tries, in milliseconds. */
const pause = 3000;

let come: Calendars | undefined;

/** Fetches the calendars' code, once for all. Rejects without a line. */
export const bringCalendars = async (): Promise<Calendars> => (come ??= await import("./calendars.ts"));

/** The calendars once they are there. They are asked for from when they are wanted, until they come. */
export function useCalendars(isWanted: boolean): Calendars | undefined {
  const [code, setCode] = useState(() => come);
  useEffect(() => {
    if (!isWanted || code !== undefined) return undefined;
    let left = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    const fetchCode = (): void => {
      bringCalendars().then(
        (arrived) => void (left || setCode(arrived)),
        () => void (left || (again = setTimeout(fetchCode, pause))),
      );
    };
    fetchCode();
    return () => {
      left = true;
      clearTimeout(again);
    };
  }, [isWanted, code]);
  return code;
}
