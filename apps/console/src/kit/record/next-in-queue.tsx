import { Button, formatNumber, Icon, Kbd, Status } from "@o2r/ui";
import { ChevronRight, UserRound } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import "./next-in-queue.css";

export interface NextInQueueProps {
  /** What waits, `To confirm`, and how many of them; undefined where that is not known. */
  readonly label?: string;
  readonly waiting?: number | undefined;
  /** A thousand or more are not counted. */
  readonly most?: number;
  /** Who else was led to this one a short while ago. */
  readonly heldBy?: string | null | undefined;
  readonly disabled?: boolean;
  readonly onNext: () => void;
}

const typesInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable], [role=dialog]") !== null;

/** Leads to the next record of a queue without going back to its list, by its button or by J. */
export function NextInQueue(props: NextInQueueProps) {
  const { label, waiting, most = 1000, heldBy, disabled = false, onNext } = props;
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (disabled || event.key !== "j" || event.ctrlKey || event.metaKey || event.altKey || typesInto(event.target))
      return;
    event.preventDefault();
    onNext();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, []);
  return (
    <span className="next-in-queue">
      {heldBy != null && (
        <Status tone="warning" icon={UserRound}>
          {heldBy} works on it
        </Status>
      )}
      {waiting !== undefined && (
        <span>
          {label}, <b>{waiting >= most ? `${formatNumber(most)} or more` : formatNumber(waiting)}</b> left
        </span>
      )}
      <Button disabled={disabled} onClick={onNext}>
        Next in queue <Kbd>J</Kbd> <Icon as={ChevronRight} size={16} />
      </Button>
    </span>
  );
}
