import type { FieldChange } from "@o2r/forms";
import type { FormHandle } from "@o2r/forms/react";
import { useState, useSyncExternalStore } from "react";

const changesStore = (form: FormHandle) => {
  let last: readonly FieldChange[] = [];
  let key = "[]";
  return {
    subscribe: (changed: () => void) => {
      const ends = [form.engine.subscribeValues(changed), form.engine.subscribeForm(changed)];
      return () => ends.forEach((end) => end());
    },
    read: () => {
      const next = form.changes();
      const nextKey = JSON.stringify(next);
      if (nextKey !== key) {
        last = next;
        key = nextKey;
      }
      return last;
    },
  };
};

/** What is typed and not saved, field by field; the same list until one of them differs. */
export const useUnsavedChanges = (form: FormHandle): readonly FieldChange[] => {
  const [store] = useState(() => changesStore(form));
  return useSyncExternalStore(store.subscribe, store.read);
};
