import { useEffect, useState } from "react";
import type { FormHandle } from "./form-handle.ts";
import { sayFields } from "./say-fields.ts";

/**
 * What came into the form and went out of it by the last change, in words for those who do not see it:
 * "2 fields added: Zone and Approver". `EngineForm` says it in a live region.
 */
export const useReveals = ({ engine }: FormHandle): string => {
  const [words, setWords] = useState("");
  useEffect(() => {
    const seen = new Map<string, boolean>();
    let waiting = false;
    const tell = (): void => {
      waiting = false;
      const now = [...seen].filter(([name, was]) => engine.field(name).visible !== was);
      for (const [name, was] of now) seen.set(name, !was);
      const labels = (was: boolean): readonly string[] =>
        now.filter((one) => one[1] === was).map(([name]) => engine.definition.fields[name]?.label ?? name);
      if (now.length > 0) setWords(sayFields(engine, { added: labels(false), removed: labels(true) }));
    };
    const stops = Object.entries(engine.definition.fields)
      // A group is told of by its fields.
      .filter(([, { kind, visible }]) => visible && kind !== "group")
      .map(([name]) => {
        seen.set(name, engine.field(name).visible);
        return engine.subscribe(name, () => {
          // One change may show many.
          if (!waiting) queueMicrotask(tell);
          waiting = true;
        });
      });
    return () => {
      for (const stop of stops) stop();
    };
  }, [engine]);
  return words;
};
