import { Button, formatNumber, Icon, Kbd, notify, Status } from "@o2r/ui";
import { ChevronRight, UserRound } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { PressAhead } from "./press-ahead.ts";
import "./next-in-queue.css";

export interface NextInQueueProps {
  /** The record that it stands on. */
  readonly at: string;
  /** Asks which is next: its id, null where nothing waits, undefined where the answer is an error that was told already. */
  readonly find: () => Promise<string | null | undefined>;
  readonly pathOf: (id: string) => string;
  /** What is said where nothing waits. */
  readonly nothing: string;
  /** What waits, `To confirm`, and how many of them; undefined while that is not known. */
  readonly label?: string;
  readonly waiting?: number | undefined;
  /** A thousand or more are not counted. */
  readonly most?: number;
  /** Who else was led to this one a short while ago. */
  readonly heldBy?: string | null | undefined;
  /** A step runs, that has to end first. */
  readonly disabled?: boolean;
}

const typesInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest("input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog]") !== null;

const isPress = (event: Event): boolean =>
  event instanceof KeyboardEvent &&
  event.key === "j" &&
  !(event.ctrlKey || event.metaKey || event.altKey || event.repeat || typesInto(event.target));

/** As wide as most counts are. */
const usual = 10;

const ahead = new PressAhead(document, isPress);

/**
 * Leads to the next record of a queue without going back to its list, by its button or by J. A press that comes too early is
 * taken as soon as it can be.
 */
export function NextInQueue(props: NextInQueueProps) {
  const { at, find, pathOf, nothing, label, waiting, most = 1000, heldBy, disabled = false } = props;
  const navigate = useNavigate();
  const [going, setGoing] = useState(false);
  const busy = disabled || going;
  const count = waiting ?? usual;
  const goOn = async () => {
    setGoing(true);
    const id = await find();
    setGoing(false);
    if (typeof id === "string") {
      ahead.follow(at, id);
      void navigate(pathOf(id));
    } else {
      ahead.forget();
      if (id === null) notify({ kind: "success", title: nothing });
    }
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isPress(event)) return;
    event.preventDefault();
    if (busy) ahead.press(at, event);
    else void goOn();
  });
  const takePress = useEffectEvent(() => {
    if (ahead.take(at, performance.now())) void goOn();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, []);
  useEffect(() => {
    if (busy) return undefined;
    const soon = setTimeout(() => takePress());
    return () => clearTimeout(soon);
  }, [at, busy]);
  return (
    <span className="next-in-queue">
      {heldBy != null && (
        <Status tone="warning" icon={UserRound}>
          {heldBy} works on it
        </Status>
      )}
      {label !== undefined && (
        // Its place is kept while they are counted: no button moves away from whoever reaches for it.
        <span data-uncounted={waiting === undefined || undefined}>
          {label}, <b>{count < most ? formatNumber(count) : `${formatNumber(most)} or more`}</b> left
        </span>
      )}
      <Button disabled={busy} onClick={() => void goOn()}>
        Next in queue <Kbd>J</Kbd> <Icon as={ChevronRight} size={16} />
      </Button>
    </span>
  );
}
