import type { DraftState } from "@o2r/forms/react";
import { Banner, Button } from "@o2r/ui";
import { GitCompareArrows, RotateCw } from "lucide-react";
import { DraftNotice } from "./leave/draft-notice.tsx";
import type { SaveFailure } from "./save/save-failure.ts";

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
  return (
    <>
      <DraftNotice draft={draft} />
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
