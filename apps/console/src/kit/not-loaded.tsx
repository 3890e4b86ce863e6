import type { ApiError } from "@o2r/api/client";
import { Banner, Button } from "@o2r/ui";
import { RotateCw } from "lucide-react";
import { failureText } from "./list/list-instead.tsx";

interface NotLoadedProps {
  /** What was asked for, such as `views`. */
  readonly what: string;
  readonly error: ApiError;
  readonly onRetry: () => void;
}

/** Says within a dialog or a panel that what it shows could not be loaded, and tries again. */
export function NotLoaded({ what, error, onRetry }: NotLoadedProps) {
  return (
    <Banner
      tone="danger"
      title={`The ${what} could not be loaded`}
      actions={
        <Button size="sm" icon={RotateCw} onClick={onRetry}>
          Retry
        </Button>
      }
    >
      {failureText(error)}
    </Banner>
  );
}
