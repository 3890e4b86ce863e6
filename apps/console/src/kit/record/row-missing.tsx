import type { ApiError } from "@o2r/api/client";
import { Button, buttonLook, EmptyState } from "@o2r/ui";
import { RotateCw } from "lucide-react";
import { Link } from "react-router-dom";
import type { Noun } from "../list/list-page.types.ts";
import { usePageName } from "../page-name.ts";

export interface RowMissingProps {
  readonly noun: Noun;
  /** Where the list stands that it would be in. */
  readonly path: string;
  readonly error: ApiError;
  /** Why it may not be there. @default It was removed, or the address is incomplete. */
  readonly why?: string;
  readonly onRetry: () => void;
}

/** What stands instead of a page whose row is not there, is not open to the reader, or did not come. */
export function RowMissing({ noun, path, error, why, onRetry }: RowMissingProps) {
  const gone = error.status === 404;
  const barred = error.status === 403;
  // The page's own title would promise that there is something to edit.
  usePageName(gone ? "Not found" : undefined);
  return (
    <EmptyState
      reason={barred ? "no-access" : gone ? "no-match" : "failed"}
      title={
        barred
          ? "You do not have access"
          : gone
            ? `This ${noun.one} does not exist`
            : `The ${noun.one} could not be loaded`
      }
      headingLevel={1}
      actions={
        <>
          {!barred && !gone && (
            <Button icon={RotateCw} onClick={onRetry}>
              Retry
            </Button>
          )}
          <Link to={path} {...buttonLook({ variant: "link" })}>
            All {noun.many}
          </Link>
        </>
      }
    >
      {gone ? (why ?? "It may have been removed, or the address is not complete.") : error.message}
    </EmptyState>
  );
}
