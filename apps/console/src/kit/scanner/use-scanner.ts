import { useEffect, useEffectEvent } from "react";
import { noteField, putBack, type FieldBefore } from "./field-before.ts";
import { nextRun, noRun } from "./scan-run.ts";

/**
 * Hears a barcode scanner, which types like a keyboard, wherever the focus is. Every key takes its usual course, so that
 * none of a person's is lost or late; when the last one shows that they were a scan, the fields that they went into get
 * back what they held, and the Enter reaches nobody: it sends no form and presses no button.
 */
export const useScanner = (onScan: (code: string) => void): void => {
  const scanned = useEffectEvent(onScan);
  useEffect(() => {
    let run = noRun;
    let fields: readonly FieldBefore[] = [];
    const press = (event: KeyboardEvent) => {
      const { key, timeStamp: at, ctrlKey, altKey, metaKey, repeat, isComposing } = event;
      const step = nextRun(run, { key, at, special: ctrlKey || altKey || metaKey || repeat || isComposing });
      run = step.run;
      if (step.code !== undefined) {
        event.preventDefault();
        event.stopImmediatePropagation();
        for (const field of fields) putBack(field);
        fields = [];
        scanned(step.code);
        return;
      }
      fields = noteField(step.begins ? [] : fields, event.target);
    };
    // Before anything else hears it.
    window.addEventListener("keydown", press, { capture: true });
    return () => window.removeEventListener("keydown", press, { capture: true });
  }, []);
};
