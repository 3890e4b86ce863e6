import { Button, EmptyState } from "@o2r/ui";
import { RotateCw } from "lucide-react";

export interface FiguresFailedProps {
  /** What could not be loaded, in a sentence. */
  readonly title: string;
  readonly onRetry: () => void;
}

/** Stands where something of the dashboard would: it did not come, and is asked for again. */
export function FiguresFailed({ title, onRetry }: FiguresFailedProps) {
  return (
    <EmptyState
      reason="failed"
      headingLevel={3}
      title={title}
      actions={
        <Button icon={RotateCw} onClick={onRetry}>
          Retry
        </Button>
      }
    />
  );
}
