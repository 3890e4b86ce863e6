import { uploadTypes } from "@o2r/api/contract/document";
import { cannedReplyEndpoints, ticketEndpoints, type Ticket } from "@o2r/api/contract/engagement";
import { useClient, useEndpoint, useMutation } from "@o2r/api/react";
import { Banner, Button, Icon, IconButton, Kbd, Tabs, Textarea } from "@o2r/ui";
import { Lock, Paperclip, Send, X } from "lucide-react";
import { useId, useRef, useState, type ChangeEvent, type KeyboardEvent } from "react";
import { documentServices } from "../../../kit/documents.ts";
import { useCurrentUser } from "../../../session/current-user.ts";
import { CannedList } from "./canned-list.tsx";
import { fillReply, matching, putIn, slashBefore, type Slash } from "./canned.ts";
import { useDraft } from "./use-draft.ts";
import { useLetters } from "../../../kit/shortcuts/use-letters.ts";

interface ComposerProps {
  readonly ticket: Ticket;
  /** The newest line that is on screen. */
  readonly seen: number;
  readonly onTyping: (typing: boolean) => void;
  readonly onSent: () => void;
}

type Kind = "REPLY" | "NOTE";

const kinds = [
  { id: "REPLY", label: "Reply" },
  { id: "NOTE", label: "Internal note" },
] as const;

/** Why nobody but the holder answers, and when; undefined where this person may. */
const whyNoReply = ({ holderId, holder, state }: Ticket, me: string): string | undefined => {
  if (state === "RESOLVED" || state === "CLOSED") return "Reopen the ticket to answer.";
  if (holderId === null) return "Claim the ticket to answer.";
  return holderId === me ? undefined : `${holder ?? "Somebody else"} answers this ticket. You can leave a note.`;
};

/** Where an answer or a note is written. What was typed is kept for each ticket until it is sent. */
export function Composer({ ticket, seen, onTyping, onSent }: ComposerProps) {
  const me = useCurrentUser();
  const client = useClient();
  const barred = whyNoReply(ticket, me.id);
  const [chosen, choose] = useState<Kind>();
  const kind = chosen ?? (barred === undefined ? "REPLY" : "NOTE");
  const { text, setText, files, setFiles, clear } = useDraft(ticket.id);
  const box = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [slash, setSlash] = useState<Slash>();
  const [active, setActive] = useState(0);
  const [failure, setFailure] = useState<string>();
  const [uploading, setUploading] = useState(false);
  const { run, running } = useMutation(ticketEndpoints.send);
  const listId = useId();
  const query = { q: "", sort: "shortcut", size: 100, cursor: null, active: "true" } as const;
  const { data: canned } = useEndpoint(cannedReplyEndpoints.list, { query }, { quiet: true });
  const offered = slash === undefined ? [] : matching(canned?.content ?? [], slash.typed, ticket.topic);
  const begin = (next: Kind) => {
    choose(next);
    box.current?.focus();
  };
  const offer = (value: string, caret: number) => {
    setText(value);
    setSlash(slashBefore(value, caret));
    setActive(0);
    onTyping(value !== "");
  };
  const beginCanned = () => {
    const value = /\S$/.test(text) ? `${text} /` : `${text}/`;
    box.current?.focus();
    offer(value, value.length);
  };
  useLetters({ r: () => begin("REPLY"), i: () => begin("NOTE"), "/": beginCanned });

  const typed = ({ target }: ChangeEvent<HTMLTextAreaElement>) => offer(target.value, target.selectionStart);
  const put = (at: number) => {
    const reply = offered[at];
    if (slash === undefined || reply === undefined) return;
    const put = putIn(text, slash, fillReply(reply.text, ticket));
    setText(put.text);
    setSlash(undefined);
    // Once the text stands in the box.
    setTimeout(() => {
      box.current?.focus();
      box.current?.setSelectionRange(put.caret, put.caret);
    });
  };
  const send = async () => {
    if (text.trim() === "" || running || (kind === "REPLY" && barred !== undefined)) return;
    setFailure(undefined);
    const body = { kind, text: text.trim(), seen, attachments: files.map(({ id }) => id) };
    const { error } = await run({ params: { id: ticket.id }, body });
    setFailure(error?.message);
    onSent();
    if (error !== undefined) return;
    clear();
    onTyping(false);
    box.current?.focus();
  };
  const pressed = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void send();
    } else if (offered.length > 0 && ["ArrowDown", "ArrowUp", "Enter", "Tab", "Escape"].includes(event.key)) {
      event.preventDefault();
      if (event.key === "Escape") setSlash(undefined);
      else if (event.key === "ArrowDown") setActive((active + 1) % offered.length);
      else if (event.key === "ArrowUp") setActive((active + offered.length - 1) % offered.length);
      else put(active);
    } else if (event.key === "Escape") {
      // Letters act again.
      event.currentTarget.closest("main")?.focus();
    }
  };
  const attach = async (list: FileList | null) => {
    setUploading(true);
    setFailure(undefined);
    try {
      for (const file of [...(list ?? [])].slice(0, 5 - files.length)) {
        const { id } = await documentServices(client).upload(file, {
          onProgress: () => undefined,
          signal: new AbortController().signal,
        });
        setFiles((before) => [...before, { id, name: file.name }]);
      }
    } catch (error) {
      setFailure(error instanceof Error ? error.message : "The file could not be uploaded");
    }
    setUploading(false);
  };

  return (
    <section className="ticket-composer" data-kind={kind.toLowerCase()} aria-label="Write">
      {offered.length > 0 && (
        <CannedList id={listId} replies={offered} active={active} ticket={ticket} onChoose={put} />
      )}
      <Tabs
        label="What to write"
        tabs={kinds}
        value={kind}
        onValueChange={(next) => begin(next === "NOTE" ? "NOTE" : "REPLY")}
      />
      {failure !== undefined && <Banner tone="warning" title={failure} />}
      {kind === "REPLY" && barred !== undefined && <p className="ticket-barred">{barred}</p>}
      <Textarea
        ref={box}
        name="text"
        rows={2}
        maxLength={4000}
        value={text}
        aria-label={kind === "REPLY" ? "Reply to the retailer" : "Note for colleagues"}
        aria-controls={offered.length > 0 ? listId : undefined}
        aria-activedescendant={offered.length > 0 ? `${listId}-${active}` : undefined}
        placeholder={kind === "REPLY" ? "Write an answer, / for a canned reply" : "The retailer does not see this"}
        onChange={typed}
        onKeyDown={pressed}
        onBlur={() => onTyping(false)}
      />
      {files.length > 0 && (
        <ul className="ticket-chosen">
          {files.map(({ id, name }) => (
            <li key={id}>
              <Icon as={Paperclip} size={16} /> {name}
              <IconButton
                icon={X}
                size="sm"
                label={`Remove ${name}`}
                onClick={() => setFiles((before) => before.filter((one) => one.id !== id))}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="ticket-send">
        <input
          ref={picker}
          type="file"
          multiple
          hidden
          accept={uploadTypes.join()}
          onChange={({ target }) => {
            void attach(target.files);
            target.value = "";
          }}
        />
        <IconButton
          icon={Paperclip}
          label="Attach files"
          disabled={uploading || files.length >= 5}
          onClick={() => picker.current?.click()}
        />
        <Button
          variant="primary"
          icon={kind === "NOTE" ? Lock : Send}
          loading={running || uploading}
          disabled={kind === "REPLY" && barred !== undefined}
          onClick={() => void send()}
        >
          {kind === "NOTE" ? "Add note" : "Send"}
        </Button>
        <Kbd>Ctrl Enter</Kbd>
      </div>
    </section>
  );
}
