import { ticketEndpoints } from "@o2r/api/contract/engagement";
import { useEndpoint } from "@o2r/api/react";
import { formatNumber, Tabs } from "@o2r/ui";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { chats } from "../chat/chat-words.ts";
import { tickets } from "./ticket-words.ts";

/** The tab that was pressed, while its page is being put in the place of another. */
let pressed: string | undefined;

/** The parts of the queue, with how many tickets wait in each, and the chats beside it. */
export function QueueTabs() {
  const [params, setParams] = useSearchParams();
  const isChats = useLocation().pathname === chats.path;
  const navigate = useNavigate();
  const row = useRef<HTMLDivElement>(null);
  const { data } = useEndpoint(ticketEndpoints.counts, {}, { quiet: true, revalidateOnMount: true });
  const many = (count: number | undefined) => (count === undefined ? undefined : formatNumber(count));
  const tabs = [
    { id: "ALL", label: "All tickets" },
    { id: "MINE", label: "Mine", count: many(data?.mine) },
    { id: "UNASSIGNED", label: "Unassigned", count: many(data?.unassigned) },
    { id: "BREACHED", label: "Breached", count: many(data?.breached) },
    { id: "CHATS", label: "Chats" },
  ] as const;
  const inSight = isChats ? "CHATS" : (params.get("queue") ?? "ALL");
  const go = (next: string) => {
    if (next === inSight) return;
    pressed = next;
    if (next === "CHATS") void navigate(chats.path);
    else if (isChats) void navigate(next === "ALL" ? tickets.path : `${tickets.path}?queue=${next}`);
    else
      setParams((before) => {
        const after = new URLSearchParams(before);
        after.delete("cursor");
        if (next === "ALL") after.delete("queue");
        else after.set("queue", next);
        return after;
      });
  };
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>("[aria-selected=true]");
    // Where the row is wider than the screen, the one in sight is to be seen; one that was pressed went with its page.
    tab?.scrollIntoView({ block: "nearest", inline: "nearest" });
    if (pressed === inSight) tab?.focus();
    pressed = undefined;
    // The counts make the row longer as they come.
  }, [inSight, data]);
  return (
    <div ref={row} className="page-tabs">
      <Tabs label="Queue" tabs={tabs} value={inSight} onValueChange={go} />
    </div>
  );
}
