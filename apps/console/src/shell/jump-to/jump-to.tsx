import { Icon, IconButton, Kbd } from "@o2r/ui";
import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import { Deferred } from "../../kit/deferred.tsx";
import { collectTyped } from "./collect-typed.ts";
import "./jump-to.css";

const loadDialog = async () => (await import("./jump-to-dialog.tsx")).JumpToDialog;

const isMac = navigator.platform.startsWith("Mac");

/** "Search or jump to": a button, and Ctrl K from anywhere, open a dialog over the pages a person may open. */
export function JumpTo() {
  const [open, setOpen] = useState(false);
  // Its code may take a moment to come, which nobody who types waits for.
  const [typed] = useState(collectTyped);

  useEffect(() => {
    const pressKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(isMac ? event.metaKey : event.ctrlKey) || event.altKey) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener("keydown", pressKey);
    return () => removeEventListener("keydown", pressKey);
  }, []);

  useEffect(() => (open ? typed.collect() : undefined), [open, typed]);

  return (
    <>
      <button type="button" className="jump-to" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon as={Search} size={14} />
        <span>Search or jump to</span>
        <Kbd>{isMac ? "⌘ K" : "Ctrl K"}</Kbd>
      </button>
      <span className="jump-to-small">
        <IconButton icon={Search} label="Search or jump to" aria-haspopup="dialog" onClick={() => setOpen(true)} />
      </span>
      {open && <Deferred load={loadDialog} props={{ onClose: () => setOpen(false), startWith: typed.take }} />}
    </>
  );
}
