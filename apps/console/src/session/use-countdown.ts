import { useEffect, useState } from "react";

/** Whole seconds left until `until` (milliseconds since the epoch), counting down to 0. */
export const useCountdown = (until: number): number => {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((until - now) / 1000));

  useEffect(() => {
    if (until <= Date.now()) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [until]);

  return left;
};

/** Seconds as a person reads them on a clock, such as 0:24 or 12:05. */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
