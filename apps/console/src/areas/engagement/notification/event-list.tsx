import { messageEventOf, retailerChannels, type MessageEventRow } from "@o2r/api/contract/engagement";
import { useEndpoint } from "@o2r/api/react";
import { Button, buttonLook, Card, formatDateTime, formatNumber, Page, PageHeader, Stack, Status } from "@o2r/ui";
import { MessageSquareText } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { later } from "../../../kit/deferred.tsx";
import { PanelState } from "../../../kit/panel-state.tsx";
import { usePageName } from "../../../kit/page-name.ts";
import { WideTable } from "../../../kit/wide-table.tsx";
import { messageEventEndpoint } from "./event-words.ts";
import "./event-list.css";

const EventDialog = later(async () => (await import("./event-dialog.tsx")).EventDialog);

const groupOf = ({ event }: MessageEventRow): string => messageEventOf(event).group;

/** /notification/event: what retailers are told of by themselves. */
export function EventList() {
  usePageName("Events");
  const [editing, edit] = useState<MessageEventRow>();
  const { data, error, mutate } = useEndpoint(messageEventEndpoint, {}, { quiet: true });
  return (
    <Page>
      <Stack>
        <PageHeader
          title="Events"
          description="What retailers are told of by themselves, by which channels, and in which languages it is worded."
          actions={
            <Link to="/sms" {...buttonLook({})}>
              <MessageSquareText aria-hidden size={16} />
              Templates
            </Link>
          }
        />
        {data === undefined ? (
          <PanelState what="The events" error={error} onRetry={() => void mutate()} />
        ) : (
          [...Map.groupBy(data, groupOf)].map(([group, events]) => (
            <Card key={group} title={group} flush>
              <WideTable
                label={group}
                stacks
                head={[
                  "Event",
                  "Status",
                  "Channels",
                  "Languages",
                  { figure: "30 days" },
                  "Last",
                  { unseen: "Actions" },
                ]}
              >
                <tbody className="event-rows">
                  {events.map((row) => (
                    <EventRow key={row.id} row={row} onEdit={() => edit(row)} />
                  ))}
                </tbody>
              </WideTable>
            </Card>
          ))
        )}
      </Stack>
      {editing && (
        <EventDialog
          row={editing}
          onDone={() => {
            edit(undefined);
            void mutate();
          }}
          onClose={() => edit(undefined)}
        />
      )}
    </Page>
  );
}

function EventRow({ row, onEdit }: { readonly row: MessageEventRow; readonly onEdit: () => void }) {
  const { label, offer } = messageEventOf(row.event);
  return (
    <tr>
      <th scope="row">
        {label}
        {offer === true && <small> (offer, can be opted out of)</small>}
      </th>
      <td>
        {!row.active ? (
          <Status tone="neutral">Off</Status>
        ) : row.languages.length === 0 ? (
          <Status tone="warning">Not worded</Status>
        ) : (
          <Status tone="success">On</Status>
        )}
      </td>
      <td>
        {retailerChannels
          .filter(({ value }) => row.channels.includes(value))
          .map((channel) => channel.label)
          .join(", ")}
      </td>
      <td>
        <Link to={`/sms?event=${row.event}`}>{row.languages.length === 0 ? "None" : row.languages.join(", ")}</Link>
      </td>
      <td data-figure>{formatNumber(row.sent)}</td>
      <td>{row.lastSentAt === null ? "–" : formatDateTime(row.lastSentAt)}</td>
      <td>
        <Button size="sm" aria-label={`Change ${label}`} onClick={onEdit}>
          Change
        </Button>
      </td>
    </tr>
  );
}
