import { useEffect, useRef, useState } from "react";
import { searchDelay, searchFor } from "./search-gate.ts";

/**
 * The text of a search box that asks one second after the last key, with 3 characters or more or when it was cleared.
 * Enter asks at once. `asked` is what the list shows now; when it changes elsewhere, such as by Back, the box follows.
 */
export const useSearchText = (asked: string, ask: (words: string) => void) => {
  const [text, setText] = useState(asked);
  const [followed, setFollowed] = useState(asked);
  const latest = useRef(ask);

  useEffect(() => {
    latest.current = ask;
  }, [ask]);

  if (asked !== followed) {
    setFollowed(asked);
    if (searchFor(text) !== asked) setText(asked);
  }

  const wanted = searchFor(text);
  const waiting = wanted !== undefined && wanted !== asked;

  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => latest.current(wanted), searchDelay);
    return () => clearTimeout(timer);
  }, [waiting, wanted]);

  return {
    text,
    setText,
    /** Asks at once for what the box holds, when that can be asked for. */
    askNow: () => {
      if (waiting) ask(wanted);
    },
    clear: () => {
      setText("");
      if (asked !== "") ask("");
    },
  };
};
