import {
  chatBounds,
  ticketTopics,
  triedAs,
  type DrawnFlow,
  type Played,
  type PlayedLine,
  type TriedEvent,
} from "@o2r/api/contract/engagement";
import { wordOf } from "@o2r/api/contract/core";
import { Badge, Button, DescriptionList, Icon, IconButton, Input } from "@o2r/ui";
import { Flag, Headset, Plug, RotateCcw, Send, SlidersHorizontal } from "lucide-react";
import { useState, type FormEvent } from "react";
import { nodeText } from "./flow-words.ts";

interface TryPanelProps {
  readonly flow: DrawnFlow;
  readonly played: Played;
  readonly onTry: (event: TriedEvent) => void;
  readonly onRestart: () => void;
  /** Shows what the chosen node says instead, where both have no room. */
  readonly onLeave: () => void;
}

/** What passes between a workflow and a connection, in words. Nothing is really asked. */
const callText = (line: Extract<PlayedLine, { kind: "CALL" | "ANSWERED" | "FAILED" }>): string => {
  if (line.kind === "CALL") return `Asks ${line.connection || "no connection yet"}: ${line.path}`;
  return line.kind === "ANSWERED" ? `It answers ${line.value}` : "It does not answer";
};

/** Tries the workflow as it is drawn here, by the rules that chats with retailers follow. Nothing is sent. */
export function TryPanel({ flow, played, onTry, onRestart, onLeave }: TryPanelProps) {
  const { chat, lines, steps } = played;
  const [typed, setTyped] = useState("");
  const isWaiting = chat.state === "WAITING";
  const isCalling = chat.state === "CALLING";
  const onSay = (text: string) => onTry({ kind: "SAID", text });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === "") return;
    if (isCalling) onTry({ kind: "ANSWERED", value: typed.trim() });
    else onSay(typed.trim());
    setTyped("");
  };
  // A line is known by its place: a chat only grows.
  const numbered = lines.map((line, at) => ({ line, at }));
  const last = lines.findLastIndex(({ kind }) => kind === "SAY");
  return (
    <section className="workbench-pane flow-try" data-pane="try" aria-labelledby="flow-try-title">
      <header>
        <h2 id="flow-try-title">Try it</h2>
        <Badge>Sends nothing</Badge>
        <Button size="sm" variant="ghost" icon={RotateCcw} onClick={onRestart}>
          Start again
        </Button>
        <span className="flow-swap">
          <IconButton icon={SlidersHorizontal} label="Show the chosen node" onClick={onLeave} />
        </span>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keys */}
      <div className="workbench-scroll flow-chat" role="log" aria-label="Chat" tabIndex={0}>
        <p className="workbench-muted">
          As {triedAs.owner} of {triedAs.shop}
        </p>
        {numbered.map(({ line, at }) =>
          line.kind === "SAID" ? (
            <p key={at} className="flow-said">
              {line.text}
            </p>
          ) : line.kind === "CALL" || line.kind === "ANSWERED" || line.kind === "FAILED" ? (
            <p key={at} className="flow-end">
              <Icon as={Plug} size={16} /> {callText(line)}
            </p>
          ) : line.kind === "HAND_OFF" ? (
            <p key={at} className="flow-end">
              <Icon as={Headset} size={16} /> A person takes over: {wordOf(ticketTopics, line.topic) ?? line.topic}
            </p>
          ) : (
            <div key={at} className="flow-says">
              <span className="workbench-muted">{nodeText(flow.nodes, line.node)}</span>
              <p>{line.text === "" ? "(says nothing yet)" : line.text}</p>
              {line.choices.map((choice) => (
                <Button key={choice} size="sm" disabled={!isWaiting || at !== last} onClick={() => onSay(choice)}>
                  {choice}
                </Button>
              ))}
            </div>
          ),
        )}
        {isCalling && (
          <Button size="sm" onClick={() => onTry({ kind: "FAILED" })}>
            It does not answer
          </Button>
        )}
        {!isWaiting && !isCalling && (
          <p className="flow-end">
            <Icon as={Flag} size={16} /> {chat.state === "ENDED" ? "Ended" : "Handed over"} after{" "}
            {steps === 1 ? "1 step" : `${steps} steps`}
          </p>
        )}
      </div>
      <div className="flow-values">
        <h3>Values</h3>
        <DescriptionList items={Object.entries(chat.values).map(([term, value]) => ({ term, value }))} />
      </div>
      <form className="flow-say" onSubmit={send}>
        <Input
          aria-label={isCalling ? "What the connection answers" : "What the retailer says"}
          placeholder={
            isCalling ? "Answer as the connection" : isWaiting ? "Answer as the retailer" : "The chat is over"
          }
          disabled={!isWaiting && !isCalling}
          maxLength={chatBounds.text}
          value={typed}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
        <IconButton type="submit" icon={Send} label="Say it" disabled={!isWaiting && !isCalling} />
      </form>
    </section>
  );
}
