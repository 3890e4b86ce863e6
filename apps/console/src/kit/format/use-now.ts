import { useEffect, useState } from "react";

/** Milliseconds from one look at the clock to the next. */
const every = 15_000;

/** The time, in milliseconds since 1970, as it goes on: for what says how long something has waited. */
export const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, []);
  return now;
};
