import { Banner, Button } from "@o2r/ui";
import { CloudCheck } from "lucide-react";
import { useOpeningDay } from "../../format/use-opening-day.ts";
import { whenText } from "../../format/when.ts";

export interface DraftNoticeProps {
  /** The `DraftState` of a form, or what else keeps a draft. */
  readonly draft: {
    readonly found: { readonly savedAt: string } | undefined;
    readonly restore: () => unknown;
    readonly discard: () => void;
  };
}

/** Offers a draft that was kept when the form was left; nothing where there is none. */
export function DraftNotice({ draft }: DraftNoticeProps) {
  const today = useOpeningDay();
  if (!draft.found) return null;
  return (
    <Banner
      tone="info"
      icon={CloudCheck}
      title={`A draft from ${whenText(new Date(draft.found.savedAt), today)} was kept`}
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
  );
}
