import type { CannedReply, Ticket } from "@o2r/api/contract/engagement";
import { Kbd } from "@o2r/ui";
import { fillReply } from "./canned.ts";

interface CannedListProps {
  readonly id: string;
  readonly replies: readonly CannedReply[];
  readonly active: number;
  readonly ticket: Ticket;
  readonly onChoose: (at: number) => void;
}

/** The replies that fit the shortcut that is being typed; the text box keeps the focus. */
export function CannedList({ id, replies, active, ticket, onChoose }: CannedListProps) {
  return (
    <div className="ticket-canned">
      {/* No native control stands beside a text box that keeps the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus */}
      <div id={id} role="listbox" aria-label="Canned replies">
        {replies.map(({ id: key, shortcut, title, text }, at) => (
          // Keys reach it through the text box, which keeps the focus.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={key}
            id={`${id}-${at}`}
            // A native option stands in no list of its own.
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="option"
            aria-selected={at === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(at)}
          >
            <span className="o2r-mono">/{shortcut}</span>
            <b>{title}</b>
            <span>{fillReply(text, ticket)}</span>
          </div>
        ))}
      </div>
      <p>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> Choose <Kbd>Enter</Kbd> Put in at the caret <Kbd>Esc</Kbd> Close
      </p>
    </div>
  );
}
