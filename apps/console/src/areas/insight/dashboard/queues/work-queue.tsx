import type { Waiting } from "@o2r/api/contract/insight";
import { VisuallyHidden } from "@o2r/ui";
import { ShareBar } from "@o2r/ui/charts";
import { Link } from "react-router-dom";
import { timeLeft } from "../../../../kit/format/time-left.ts";
import { useNow } from "../../../../kit/format/use-now.ts";
import { agePieces } from "./age-pieces.ts";
import { countText } from "./count-text.ts";

export interface WorkQueueProps {
  readonly label: string;
  readonly href: string;
  /** Undefined until it is known. */
  readonly counted: Waiting[number] | undefined;
}

/** How late the oldest is: after a day it is, after some hours it will be. */
const toneOf = (ages: readonly number[]): "late" | "soon" | undefined => {
  const oldest = ages.findLastIndex((count) => count > 0);
  return oldest === 3 ? "late" : oldest === 2 ? "soon" : undefined;
};

/** One list of work: how much waits, how old it is, and since when the oldest waits. */
export function WorkQueue({ label, href, counted }: WorkQueueProps) {
  const now = useNow();
  const { oldest = null, ages = [] } = counted ?? {};
  return (
    <Link to={href} className="work-queue" data-idle={counted?.total === 0 || undefined}>
      <span className="work-queue-name">{label}</span>
      <b className="work-queue-count">{countText(counted)}</b>
      <span className="work-queue-ages">
        {oldest !== null && (
          <ShareBar
            label="Waiting"
            pieces={agePieces.map((age, at) => ({ name: age.label, color: age.color, value: ages[at] }))}
          />
        )}
      </span>
      <span className="work-queue-oldest" data-tone={toneOf(ages)}>
        {oldest !== null && (
          <>
            <VisuallyHidden>The oldest:</VisuallyHidden> {timeLeft(oldest, now).text}
          </>
        )}
      </span>
    </Link>
  );
}
