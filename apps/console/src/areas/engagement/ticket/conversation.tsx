import { documentUrl } from "@o2r/api/contract/document";
import type { Ticket, TicketMessage } from "@o2r/api/contract/engagement";
import { Avatar, formatDate, formatDateTime, Icon, Link, LiveRegion, Picture } from "@o2r/ui";
import { Lock, Paperclip } from "lucide-react";
import { useEffect, useRef } from "react";
import { useCurrentUser } from "../../../session/current-user.ts";

interface ConversationProps {
  readonly ticket: Ticket;
  readonly messages: readonly TicketMessage[];
  readonly people: readonly { readonly id: string; readonly name: string; readonly typing: boolean }[];
}

const timeOf = (at: string): string => formatDateTime(at).slice(-5);

/** What was said, oldest first, with the notes of staff among it. */
export function Conversation({ ticket, messages, people }: ConversationProps) {
  const log = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1)?.seq ?? 0;
  useEffect(() => {
    if (log.current !== null) log.current.scrollTop = log.current.scrollHeight;
  }, [newest]);
  const typing = people.filter((one) => one.typing).map(({ name }) => name);
  const looking = people.filter((one) => !one.typing).map(({ name }) => name);
  return (
    // People read it with the keys of the page.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={log} className="ticket-log" role="log" aria-label="Conversation" tabIndex={0}>
      {(messages[0]?.seq ?? 1) > 1 && <p className="ticket-step">Earlier lines are not shown</p>}
      {messages.map((message, index) => (
        <Line key={message.id} ticket={ticket} message={message} before={messages[index - 1]} />
      ))}
      <LiveRegion>
        {typing.length > 0 ? `${typing.join(", ")} ${typing.length === 1 ? "is" : "are"} writing` : ""}
      </LiveRegion>
      {(typing.length > 0 || looking.length > 0) && (
        <p className="ticket-presence" aria-hidden={typing.length > 0}>
          {typing.length > 0
            ? `${typing.join(", ")} writes…`
            : `${looking.join(", ")} ${looking.length === 1 ? "is" : "are"} also viewing this ticket`}
        </p>
      )}
    </div>
  );
}

interface LineProps {
  readonly ticket: Ticket;
  readonly message: TicketMessage;
  readonly before: TicketMessage | undefined;
}

function Line({ ticket, message, before }: LineProps) {
  const me = useCurrentUser();
  const day = formatDate(message.at);
  const isNewDay = before === undefined || formatDate(before.at) !== day;
  return (
    <>
      {isNewDay && (
        <p className="ticket-day">
          <span>{day}</span>
        </p>
      )}
      {message.kind === "SYSTEM" ? (
        <p className="ticket-step">
          {message.text} {timeOf(message.at)}
        </p>
      ) : (
        <article className="ticket-line" data-kind={message.kind.toLowerCase()}>
          {message.kind === "RETAILER" && <Avatar name={ticket.card.owner} />}
          <div>
            <p className="ticket-who">
              {message.kind === "NOTE" ? (
                <>
                  <Icon as={Lock} size={16} /> <b>Internal note</b>{" "}
                  {message.authorId === me.id ? "You" : message.author}, {timeOf(message.at)} · retailer does not see
                  this
                </>
              ) : (
                <>
                  <b>
                    {message.kind === "RETAILER"
                      ? ticket.card.owner
                      : message.authorId === me.id
                        ? "You"
                        : message.author}
                  </b>{" "}
                  <time dateTime={message.at}>{timeOf(message.at)}</time>
                </>
              )}
            </p>
            <p className="ticket-text">{message.text}</p>
            <Attachments files={message.attachments} />
          </div>
        </article>
      )}
    </>
  );
}

function Attachments({ files }: { readonly files: TicketMessage["attachments"] }) {
  if (files.length === 0) return null;
  return (
    <ul className="ticket-files">
      {files.map(({ id, name, type }) => (
        <li key={id}>
          <Link href={documentUrl(id)}>
            {type.startsWith("image/") ? (
              <Picture src={documentUrl(id)} alt="" width={72} height={72} />
            ) : (
              <Icon as={Paperclip} />
            )}
            <span>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
