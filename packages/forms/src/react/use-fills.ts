import { useEffect, useState } from "react";
import { isFilled } from "../engine/value.ts";
import { isSuggested } from "../engine/settle.ts";
import type { FormHandle } from "./form-handle.ts";
import { sayFields } from "./say-fields.ts";

/** How long, in milliseconds, answers may follow each other to be told of at once: one may open a field for the next. */
const gather = 150;

/**
 * Which fields the answer of a look-up has filled or emptied, in words for those who do not see it:
 * "3 fields filled: HSN, GST and CESS." What is worked out while one types is not told of at each key.
 */
export const useFills = ({ engine }: FormHandle): string => {
  const [words, setWords] = useState("");
  useEffect(() => {
    const written = new Set<string>();
    const filled = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = (): void => {
      timer = undefined;
      const now = [...written].filter((name) => engine.addresses().includes(name));
      written.clear();
      const came = now.filter((name) => engine.field(name).origin === "auto" && isFilled(engine.value(name)));
      const went = now.filter((name) => filled.has(name) && !isFilled(engine.value(name)));
      for (const name of came) filled.add(name);
      for (const name of went) filled.delete(name);
      const labels = (names: readonly string[]): readonly string[] =>
        names.map((name) => engine.definitionOf(name).label);
      if (came.length + went.length > 0) setWords(sayFields(engine, { filled: labels(came), emptied: labels(went) }));
    };
    const stop = engine.onWrite((name) => {
      const field = engine.definitionOf(name);
      const isAnswer = field.derive && typeof engine.registry.derivations?.[field.derive.by] === "object";
      if (!isAnswer || !isSuggested(field)) return;
      written.add(name);
      // Emptied first, so that the same words are heard when they are said once more.
      setWords("");
      clearTimeout(timer);
      timer = setTimeout(tell, gather);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [engine]);
  return words;
};
