import { ticketEndpoints } from "@o2r/api/contract/engagement";
import { useEndpoint } from "@o2r/api/react";
import { IconButton } from "@o2r/ui";
import { ChevronDown, ChevronUp } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { ticketHref } from "./ticket-words.ts";
import { useLetters } from "../../../kit/shortcuts/use-letters.ts";

/** Where a ticket stands in the own queue, and the ways to those beside it. */
export function Neighbours({ id }: { readonly id: string }) {
  const navigate = useNavigate();
  const query = { q: "", sort: "due", size: 50, cursor: null, queue: "MINE" } as const;
  const { data } = useEndpoint(ticketEndpoints.list, { query }, { quiet: true });
  const queue = data?.content ?? [];
  const at = queue.findIndex((one) => one.id === id);
  const go = (to: number) => {
    const next = queue[to];
    if (next !== undefined) void navigate(ticketHref(next), { replace: true });
  };
  const [before, after] = at === -1 ? [-1, 0] : [at - 1, at + 1];
  useLetters({ k: () => go(before), j: () => go(after) });
  if (queue.length === 0) return null;
  return (
    <div className="ticket-neighbours">
      <span>{at === -1 ? `${queue.length} in your queue` : `${at + 1} of ${queue.length} in your queue`}</span>
      <IconButton icon={ChevronUp} label="Ticket before" disabled={before < 0} onClick={() => go(before)} />
      <IconButton icon={ChevronDown} label="Next ticket" disabled={after >= queue.length} onClick={() => go(after)} />
    </div>
  );
}
