import type { ApiError } from "@o2r/api/client";
import { Button, buttonLook, EmptyState } from "@o2r/ui";
import { RotateCw } from "lucide-react";
import { Link } from "react-router-dom";
import { usePageName } from "./page-name.ts";

export interface RowMissingProps {
  /** One of its kind, in small letters: `price change`. */
  readonly noun: string;
  readonly error: ApiError;
  /** The list that it would stand in, and the words of the link there. */
  readonly list: { readonly to: string; readonly label: string };
  /** Why it may not be there. @default It was removed, or the address is incomplete. */
  readonly why?: string;
  readonly onRetry: () => void;
}

/** What stands instead of a page whose row is not there, is not open to the reader, or did not come. */
export function RowMissing({ noun, error, list, why, onRetry }: RowMissingProps) {
  const gone = error.status === 404;
  const barred = error.status === 403;
  // The page's own title would promise that there is something to edit.
  usePageName(gone ? "Not found" : undefined);
  return (
    <EmptyState
      reason={barred ? "no-access" : gone ? "no-match" : "failed"}
      title={
        barred ? "You do not have access" : gone ? `This ${noun} does not exist` : `The ${noun} could not be loaded`
      }
      headingLevel={1}
      actions={
        <>
          {!barred && !gone && (
            <Button icon={RotateCw} onClick={onRetry}>
              Retry
            </Button>
          )}
          <Link to={list.to} {...buttonLook({ variant: "link" })}>
            {list.label}
          </Link>
        </>
      }
    >
      {gone ? (why ?? "It may have been removed, or the address is not complete.") : error.message}
    </EmptyState>
  );
}
