import type { DraftState } from "@o2r/forms/react";
import { Banner, Button } from "@o2r/ui";
import { CloudCheck, GitCompareArrows, RotateCw } from "lucide-react";
import { useOpeningDay } from "../format/use-opening-day.ts";
import { whenText } from "../format/when.ts";
import type { SaveFailure } from "./save-failure.ts";

export interface FormNoticesProps {
  readonly noun: string;
  readonly draft: DraftState;
  readonly failure: (SaveFailure & { readonly kind: "other" }) | undefined;
  readonly isStale: boolean;
  readonly onRetry: () => void;
  readonly onCompare: () => void;
}

/** What stands above the fields: a draft to take up, a save that failed, a row that changed meanwhile. */
export function FormNotices({ noun, draft, failure, isStale, onRetry, onCompare }: FormNoticesProps) {
  const { found } = draft;
  const today = useOpeningDay();
  return (
    <>
      {found && (
        <Banner
          tone="info"
          icon={CloudCheck}
          title={`A draft from ${whenText(new Date(found.savedAt), today)} was kept`}
          actions={
            <>
              <Button size="sm" variant="ghost" onClick={draft.discard}>
                Discard draft
              </Button>
              <Button size="sm" onClick={draft.restore}>
                Restore
              </Button>
            </>
          }
        >
          What you typed then was not saved.
        </Banner>
      )}
      {failure && (
        <Banner
          tone="danger"
          title={failure.title}
          actions={
            failure.again && (
              <Button size="sm" icon={RotateCw} onClick={onRetry}>
                Save again
              </Button>
            )
          }
        >
          {failure.text}
        </Banner>
      )}
      {isStale && (
        <Banner
          tone="warning"
          icon={GitCompareArrows}
          title={`This ${noun} changed while you edited`}
          actions={
            <Button size="sm" onClick={onCompare}>
              Compare
            </Button>
          }
        >
          It is not saved yet. Everything you typed is kept.
        </Banner>
      )}
    </>
  );
}
