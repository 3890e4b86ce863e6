import { assignTicketForm, resolveTicketForm, ticketLife, type TicketRow } from "@o2r/api/contract/engagement";
import { useClient } from "@o2r/api/react";
import {
  CircleCheck,
  CirclePause,
  CirclePlay,
  HandHelping,
  LockKeyhole,
  RotateCcw,
  Undo2,
  UserPlus,
} from "lucide-react";
import { useMemo } from "react";
import { formRegistry } from "../../../kit/form/form-registry.ts";
import type { ActsGiven } from "../../../kit/lifecycle/acts.types.ts";
import { useActs } from "../../../kit/lifecycle/use-acts.tsx";
import { ticketName } from "./ticket-words.ts";

type Words = ActsGiven<typeof ticketLife, TicketRow>;

/** What the person may do with a ticket. */
export const useTicketActs = (steps?: Words["steps"]) => {
  const client = useClient();
  const words = useMemo<Words>(
    () => ({
      name: ticketName,
      icons: {
        collect: HandHelping,
        resolve: CircleCheck,
        wait: CirclePause,
        resume: CirclePlay,
        assign: UserPlus,
        release: Undo2,
        close: LockKeyhole,
        reopen: RotateCcw,
      },
      ...(steps && { steps }),
      forms: {
        assign: () => ({ registry: formRegistry(client, assignTicketForm) }),
        resolve: () => ({ registry: formRegistry(client, resolveTicketForm) }),
      },
    }),
    [client, steps],
  );
  return useActs(ticketLife, words);
};
