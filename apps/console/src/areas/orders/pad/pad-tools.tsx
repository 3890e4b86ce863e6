import type { PadProduct } from "@o2r/api/contract/orders";
import { Button } from "@o2r/ui";
import { ClipboardPaste, ListFilter } from "lucide-react";
import { memo, useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import { later } from "../../../kit/deferred.tsx";
import { isDialogInFront } from "../../../kit/dialog-in-front.ts";
import { Entry } from "./entry.tsx";
import { anything, isNarrowed } from "./narrowing.ts";
import type { PadFiltersProps } from "./pad-filters.tsx";

const PadFilters = later<PadFiltersProps>(async () => (await import("./pad-filters.tsx")).PadFilters);

interface PadToolsProps {
  readonly retailerId: string;
  readonly onAdd: (product: PadProduct, packs: number) => void;
  /** A list is brought, or wanted. */
  readonly onPaste: (text: string) => void;
  /** The field that products are added by. */
  readonly ref: RefObject<HTMLInputElement | null>;
}

/** What products are added by: the field, what it searches among, and a list. A key in a line leaves it alone. */
export const PadTools = memo(function PadTools({ retailerId, onAdd, onPaste, ref }: PadToolsProps) {
  const [isOpen, open] = useState(false);
  const [narrowing, narrow] = useState(anything);
  const filters = useRef<HTMLDivElement>(null);
  const toggle = () => {
    if (isOpen) narrow(anything);
    open(!isOpen);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.code !== "KeyF" || isDialogInFront()) return;
    event.preventDefault();
    // What is open is gone to; the button closes it.
    const first = filters.current?.querySelector("select");
    if (first) first.focus();
    else open(true);
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, []);
  return (
    <>
      <div className="pad-tools">
        <Entry retailerId={retailerId} narrowing={narrowing} ref={ref} onAdd={onAdd} onPaste={onPaste} />
        <Button size="lg" icon={ListFilter} aria-expanded={isOpen} onClick={toggle}>
          {isNarrowed(narrowing) ? "Show all" : "Filter"}
        </Button>
        <Button size="lg" icon={ClipboardPaste} onClick={() => onPaste("")}>
          Paste list
        </Button>
      </div>
      {isOpen && (
        <div ref={filters}>
          <PadFilters retailerId={retailerId} narrowing={narrowing} onNarrow={narrow} />
        </div>
      )}
    </>
  );
});
