import { chatConnectionForm, type ChatConnection } from "@o2r/api/contract/engagement";
import { ActiveBadge } from "../../../../kit/activity/active-status.tsx";
import type { FormHead } from "../../../../kit/form/form-page.types.ts";
import { FormScreen } from "../../../../kit/form/form-screen.tsx";
import { connectionName, connections } from "./connection-words.ts";

const headOf = (row: ChatConnection): Omit<FormHead, "title"> => ({
  badge: <ActiveBadge active={row.active} />,
  description: <span className="o2r-mono">{row.address}</span>,
});

/** /chat-config/connection/new and /chat-config/connection/:id. */
export function ConnectionForm() {
  return (
    <FormScreen<ChatConnection>
      {...connections}
      definition={chatConnectionForm}
      rowName={connectionName}
      head={headOf}
      notCopied={["name"]}
    />
  );
}
