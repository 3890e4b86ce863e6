import { useEffect, useState } from "react";
import { STORY_RENDERED } from "storybook/internal/core-events";
import { useChannel } from "storybook/manager-api";
import { InspectionView } from "../../packages/forms/src/devtools/inspection-view.tsx";
import { formSeen, panelClosed, panelOpened, type FormSeen } from "./events.ts";

/** The story's form from the inside, while it is filled. */
export function FormsPanel() {
  const [seen, setSeen] = useState<FormSeen>(null);
  const emit = useChannel({ [formSeen]: setSeen, [STORY_RENDERED]: () => emit(panelOpened) });
  useEffect(() => {
    emit(panelOpened);
    return () => emit(panelClosed);
  }, [emit]);
  return seen ? (
    <InspectionView key={seen.id} inspection={seen} />
  ) : (
    <p style={{ padding: 16 }}>This story has no form.</p>
  );
}
