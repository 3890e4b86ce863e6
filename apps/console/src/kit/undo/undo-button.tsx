import { Button, notify } from "@o2r/ui";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { useTakeBack, type LeftRow } from "./undo.ts";
import type { WayBack } from "./way-back.ts";

interface UndoButtonProps {
  readonly back: WayBack;
  readonly row: LeftRow;
  /** What is taken back, in words. */
  readonly what: string;
}

/** Takes back what was done last: an act of its own, refused where the row has changed since. */
export function UndoButton({ back: { endpoint, body }, row, what }: UndoButtonProps) {
  const takeBack = useTakeBack();
  const [isRunning, setRunning] = useState(false);
  const press = async () => {
    setRunning(true);
    const why = await takeBack(endpoint, row, body);
    setRunning(false);
    notify(
      why === undefined
        ? { kind: "success", title: `Undone: ${what}` }
        : { kind: "danger", title: `Not undone: ${why}` },
    );
  };
  return (
    <Button size="sm" icon={Undo2} loading={isRunning} aria-label={`Undo: ${what}`} onClick={() => void press()}>
      Undo
    </Button>
  );
}
