import { userTypeTitles } from "@o2r/api/contract/core";
import { Button, Icon } from "@o2r/ui";
import { Eye } from "lucide-react";
import { useState } from "react";
import { useCurrentUser } from "../../session/current-user.ts";
import { endView } from "../../session/view-as.ts";
import "./view-banner.css";

/** Says as whom the console is seen, on every page, and leads back. */
export function ViewBanner() {
  const { name, userType, viewedBy } = useCurrentUser();
  const [leaving, setLeaving] = useState(false);
  if (viewedBy === undefined) return null;
  const title = userTypeTitles[userType];
  const goBack = async () => {
    setLeaving(true);
    await endView();
    setLeaving(false);
  };
  return (
    <aside className="view-banner" aria-label="View as">
      <Icon as={Eye} />
      <p>
        You see the console as <strong>{name === title ? title : `${name}, ${title}`}</strong>. Nothing can be changed.
      </p>
      <Button size="sm" loading={leaving} onClick={() => void goBack()}>
        Back to {viewedBy}
      </Button>
    </aside>
  );
}
