import type { QcDetail } from "@o2r/api/contract/stock";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { DraftNoticeProps } from "../../../kit/form/leave/draft-notice.tsx";
import { trackUnsentFiles, type UnsentFiles } from "../../../kit/form/leave/unsent-files.ts";
import { useAskBeforeClosing, useLeaveWhile, type Leaving } from "../../../kit/form/leave/use-leave-while.ts";
import { useCurrentUser } from "../../../session/current-user.ts";
import type { Drafts } from "./drafts.ts";
import { afterSave, caughtUp, differing, inspectionOf, isUnsaved, takenUp, type Inspecting } from "./inspecting.ts";
import { inspectionKey, keepInspection, keptInspection } from "./kept-inspection.ts";

export interface Inspection {
  readonly work: Inspecting;
  /** Changes the inspection as it stands beside the latest check. */
  readonly change: (next: (now: Inspecting) => Inspecting) => void;
  /** These findings are kept by the service, which answered with the check. */
  readonly onSaved: (sent: Drafts, answer: QcDetail) => void;
  /** What was typed here before and left, and is offered. */
  readonly draft: DraftNoticeProps["draft"];
  readonly unsaved: boolean;
  readonly unsent: UnsentFiles;
  /** A photo is on its way, or was not uploaded: no draft keeps it. */
  readonly filesMissing: boolean;
  readonly leaving: Leaving;
}

/** What is being found of a check. It is kept in the browser until the service has it, and leaving asks first. */
export const useInspection = (latest: QcDetail): Inspection => {
  const key = inspectionKey(useCurrentUser().id, latest.id);
  const [begun, setBegun] = useState<Inspecting>(() => inspectionOf(latest));
  const [kept, setKept] = useState(() => keptInspection(localStorage, key));
  const [unsent] = useState(trackUnsentFiles);
  const filesMissing = useSyncExternalStore(unsent.subscribe, unsent.any);
  const work = useMemo(() => caughtUp(begun, latest), [begun, latest]);
  const unsaved = isUnsaved(work);
  useEffect(() => {
    // At once, not after a rest as a form does: a tablet that is laid down may not come back to this page.
    if (unsaved) keepInspection(localStorage, key, kept ? takenUp(kept.work, work) : work);
    else if (kept === undefined) localStorage.removeItem(key);
  }, [key, kept, unsaved, work]);
  useAskBeforeClosing(unsaved || filesMissing);
  const leaving = useLeaveWhile(() => unsaved || unsent.any());
  const change: Inspection["change"] = (next) => setBegun((before) => next(caughtUp(before, latest)));

  return {
    work,
    change,
    onSaved: (sent, answer) => {
      setBegun((before) => afterSave(before, sent, answer));
      setKept(undefined);
    },
    draft: {
      found: kept && differing(kept.work.drafts, work.drafts).size > 0 ? kept : undefined,
      restore: () => {
        if (kept) change((now) => takenUp(kept.work, now));
        setKept(undefined);
      },
      discard: () => setKept(undefined),
    },
    unsaved,
    unsent,
    filesMissing,
    leaving,
  };
};
