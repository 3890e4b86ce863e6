import { useEffect, useState } from "react";
import { Deferred } from "../deferred.tsx";
import { isDialogInFront } from "../dialog-in-front.ts";
import { useShortcuts, type ShortcutGroup } from "./shortcuts.ts";

const loadDialog = () => import("./shortcut-dialog.tsx").then(({ ShortcutDialog }) => ShortcutDialog);

const everywhere: ShortcutGroup = {
  title: "Everywhere",
  keys: [
    [navigator.platform.startsWith("Mac") ? "⌘ K" : "Ctrl K", "Search or jump to"],
    ["F1", "About the field that you are in"],
    ["?", "These shortcuts"],
  ],
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches("textarea, select, [contenteditable], input:not([type=checkbox], [type=radio])");

/** `?` shows what can be pressed on the page. */
export function ShortcutHelp() {
  const [open, setOpen] = useState(false);
  useShortcuts(everywhere);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "?" || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || isDialogInFront()) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  return open && <Deferred load={loadDialog} props={{ onClose: () => setOpen(false) }} />;
}
