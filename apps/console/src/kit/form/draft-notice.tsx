import type { DraftState } from "@o2r/forms/react";
import { Banner, Button } from "@o2r/ui";
import { CloudCheck } from "lucide-react";
import { useOpeningDay } from "../format/use-opening-day.ts";
import { whenText } from "../format/when.ts";

/** Offers a draft that was kept when the form was left; nothing where there is none. */
export function DraftNotice({ draft }: { readonly draft: DraftState }) {
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
