import { documentUrl } from "@o2r/api/contract/document";
import { Avatar, formatDate, formatDateTime, Icon, Link, LiveRegion, Picture } from "@o2r/ui";
import { Bot, Lock, Paperclip } from "lucide-react";
import { useEffect, useRef } from "react";
import { useCurrentUser } from "../../../session/current-user.ts";
import "./conversation.css";

/** One line of a conversation: of a ticket, or of a chat with the bot. */
export interface ConversationLine {
  readonly id: string;
  readonly kind: "RETAILER" | "REPLY" | "NOTE" | "SYSTEM" | "BOT";
  /** Who of staff wrote it. */
  readonly authorId: string | null;
  readonly author: string | null;
  readonly text: string;
  readonly at: string;
  readonly attachments?: readonly { readonly id: string; readonly name: string; readonly type: string }[];
  /** What the bot offered as answers. */
  readonly choices?: readonly string[];
}

interface ConversationProps {
  /** The retailer's name. */
  readonly owner: string;
  /** Oldest first. */
  readonly lines: readonly ConversationLine[];
  /** Earlier lines are left out. */
  readonly cut: boolean;
  /** Who else looks at it. */
  readonly people?: readonly { readonly id: string; readonly name: string; readonly typing: boolean }[];
}

const timeOf = (at: string): string => formatDateTime(at).slice(-5);

/** What was said, oldest first, with the notes of staff among it. */
export function Conversation({ owner, lines, cut, people = [] }: ConversationProps) {
  const log = useRef<HTMLDivElement>(null);
  const newest = lines.at(-1)?.id;
  useEffect(() => {
    if (log.current !== null) log.current.scrollTop = log.current.scrollHeight;
  }, [newest]);
  const typing = people.filter((one) => one.typing).map(({ name }) => name);
  const looking = people.filter((one) => !one.typing).map(({ name }) => name);
  return (
    // People read it with the keys of the page.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={log} className="ticket-log" role="log" aria-label="Conversation" tabIndex={0}>
      {cut && <p className="ticket-step">Earlier lines are not shown</p>}
      {lines.map((line, index) => (
        <Line key={line.id} owner={owner} message={line} before={lines[index - 1]} />
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
  readonly owner: string;
  readonly message: ConversationLine;
  readonly before: ConversationLine | undefined;
}

function Line({ owner, message, before }: LineProps) {
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
          {message.kind === "RETAILER" && <Avatar name={owner} />}
          <div>
            <p className="ticket-who">
              <Who owner={owner} message={message} />
            </p>
            <p className="ticket-text">{message.text}</p>
            {message.choices !== undefined && message.choices.length > 0 && (
              <ul className="ticket-choices" aria-label="Answers that were offered">
                {message.choices.map((choice) => (
                  <li key={choice}>{choice}</li>
                ))}
              </ul>
            )}
            <Attachments files={message.attachments ?? []} />
          </div>
        </article>
      )}
    </>
  );
}

/** Who says a line, and when. */
function Who({ owner, message }: Pick<LineProps, "owner" | "message">) {
  const me = useCurrentUser();
  const author = message.authorId === me.id ? "You" : message.author;
  if (message.kind === "NOTE")
    return (
      <>
        <Icon as={Lock} size={16} /> <b>Internal note</b> {author}, {timeOf(message.at)} · retailer does not see this
      </>
    );
  return (
    <>
      {message.kind === "BOT" && <Icon as={Bot} size={16} />}{" "}
      <b>{message.kind === "RETAILER" ? owner : message.kind === "BOT" ? "Bot" : author}</b>{" "}
      <time dateTime={message.at}>{timeOf(message.at)}</time>
    </>
  );
}

function Attachments({ files }: { readonly files: NonNullable<ConversationLine["attachments"]> }) {
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
