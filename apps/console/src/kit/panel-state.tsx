import type { ApiError } from "@o2r/api/client";
import { Button, EmptyState, Skeleton } from "@o2r/ui";
import { RotateCw } from "lucide-react";

export interface PanelStateProps {
  /** What is missing, such as `The orders`. */
  readonly what: string;
  readonly error: ApiError | undefined;
  readonly onRetry: () => void;
}

/** What stands in a tab while its rows are on the way, or did not come. */
export function PanelState({ what, error, onRetry }: PanelStateProps) {
  if (error === undefined)
    return (
      <div aria-busy>
        <Skeleton height={240} />
      </div>
    );
  const barred = error.status === 403;
  return (
    <EmptyState
      reason={barred ? "no-access" : "failed"}
      title={barred ? `${what} are not open to your role` : `${what} could not be loaded`}
      actions={
        !barred && (
          <Button icon={RotateCw} onClick={onRetry}>
            Retry
          </Button>
        )
      }
    >
      {!barred && error.message}
    </EmptyState>
  );
}
