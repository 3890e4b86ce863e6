import type { FormHandle } from "@o2r/forms/react";
import { useEffect } from "react";
import { isDialogInFront } from "../../dialog-in-front.ts";
import { useShortcuts, type ShortcutGroup } from "../../shortcuts/shortcuts.ts";

const formKeys: ShortcutGroup = { title: "In this form", keys: [["Ctrl S", "Save"]] };

/** Ctrl S (⌘ S) saves the form, from wherever the focus is on the page. */
export const useSaveKey = (form: FormHandle, enabled: boolean): void => {
  useShortcuts(enabled ? formKeys : undefined);
  useEffect(() => {
    if (!enabled) return undefined;
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "s") return;
      event.preventDefault();
      // A dialog in front has its own buttons.
      if (!isDialogInFront()) void form.submit();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [form, enabled]);
};
