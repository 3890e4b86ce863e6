import { Icon, type IconDrawing } from "@o2r/ui";
import { ArrowDown, ArrowUp, Copy } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import { useFormLabels } from "../labels.ts";

export type RowAct = "up" | "down" | "copy";

export interface RowMenuProps {
  readonly id: string;
  /** What it is for, such as "Line 3". */
  readonly label: string;
  readonly canDo: (act: RowAct) => boolean;
  readonly onAct: (act: RowAct) => void;
}

const acts: readonly {
  readonly act: RowAct;
  readonly words: "moveUp" | "moveDown" | "copyBelow";
  readonly icon: IconDrawing;
}[] = [
  { act: "up", words: "moveUp", icon: ArrowUp },
  { act: "down", words: "moveDown", icon: ArrowDown },
  { act: "copy", words: "copyBelow", icon: Copy },
];

/** What else can be done with a row: one menu for all of them, in the browser's own popover. */
export function RowMenu({ id, label, canDo, onAct }: RowMenuProps) {
  const labels = useFormLabels();
  const menu = useRef<HTMLDivElement>(null);
  const press = (event: KeyboardEvent) => {
    const items = [...(menu.current?.querySelectorAll<HTMLElement>("button:not(:disabled)") ?? [])];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = items.findIndex((item) => item === document.activeElement);
    items.at((at + step) % items.length)?.focus();
  };
  return (
    <div
      ref={menu}
      id={id}
      popover="auto"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className="o2r-rows-menu"
      onKeyDown={press}
      onToggle={({ newState }) => {
        if (newState === "open") menu.current?.querySelector<HTMLElement>("button:not(:disabled)")?.focus();
      }}
    >
      {acts.map(({ act, words, icon }) => (
        <button
          key={act}
          type="button"
          role="menuitem"
          disabled={!canDo(act)}
          onClick={() => {
            menu.current?.hidePopover();
            onAct(act);
          }}
        >
          <Icon as={icon} size={14} />
          {labels[words]}
        </button>
      ))}
    </div>
  );
}
