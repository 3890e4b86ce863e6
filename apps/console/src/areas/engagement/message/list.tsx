import { messageChannels, messageStates, type messageEndpoints, type MessageRow } from "@o2r/api/contract/engagement";
import { wordOf } from "@o2r/api/contract/core";
import { formatDateTime, Status } from "@o2r/ui";
import { Eye, Send } from "lucide-react";
import { useMemo, useState, type ReactNode } from "react";
import { later } from "../../../kit/deferred.tsx";
import type { RowAction } from "../../../kit/list/list-page.types.ts";
import { ListPage } from "../../../kit/list/list-page.tsx";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { messageName, messages } from "./message-words.ts";

const stateOf = ({ state }: MessageRow) => messageStates.find(({ value }) => value === state);

function StateOf({ row }: { readonly row: MessageRow }) {
  const state = stateOf(row);
  return state === undefined ? null : <Status tone={state.tone}>{state.label}</Status>;
}

const card = (row: MessageRow, menu: ReactNode): ReactNode => (
  <RowCard
    title={row.recipient}
    detail={row.body}
    menu={menu}
    facts={[
      <StateOf key="state" row={row} />,
      wordOf(messageChannels, row.channel),
      `Written ${formatDateTime(row.createdAt)}`,
    ]}
  />
);

const MessageDialog = later(async () => (await import("./message-dialog.tsx")).MessageDialog);

/** /sms/outbox: what is sent to people outside of the console. */
export function MessageList() {
  const [read, setRead] = useState<MessageRow>();
  const actions = useMemo<readonly RowAction<MessageRow>[]>(() => [{ label: "Read", icon: Eye, run: setRead }], []);
  return (
    <>
      <ListPage<typeof messageEndpoints.list, MessageRow>
        {...messages}
        title="Outbox"
        icon={Send}
        rowName={messageName}
        card={card}
        rowActions={actions}
      />
      {read !== undefined && <MessageDialog row={read} onClose={() => setRead(undefined)} />}
    </>
  );
}
