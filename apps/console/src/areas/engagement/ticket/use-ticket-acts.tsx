import type { Client } from "@o2r/api/client";
import {
  assignTicketForm,
  nameOrderForm,
  resolveTicketForm,
  ticketLife,
  type TicketRow,
} from "@o2r/api/contract/engagement";
import { useClient } from "@o2r/api/react";
import type { Registry } from "@o2r/forms";
import {
  CircleCheck,
  CirclePause,
  CirclePlay,
  HandHelping,
  LockKeyhole,
  RotateCcw,
  ShoppingCart,
  Undo2,
  UserPlus,
} from "lucide-react";
import { useMemo } from "react";
import { formRegistry } from "../../../kit/form/form-registry.ts";
import type { ActsGiven } from "../../../kit/lifecycle/acts.types.ts";
import { useActs } from "../../../kit/lifecycle/use-acts.tsx";
import { ticketName } from "./ticket-words.ts";

type Words = ActsGiven<typeof ticketLife, TicketRow>;

/** Orders are chosen among those of the retailer whose ticket it is. */
const ordersOf = (client: Client, retailer: string | undefined): Registry => {
  const registry = formRegistry(client, nameOrderForm);
  const { search, ...source } = registry.sources?.["retailer-order"] ?? {};
  return {
    ...registry,
    sources: {
      "retailer-order": {
        ...source,
        ...(search && { search: (query, filters, signal) => search(query, { ...filters, retailer }, signal) }),
      },
    },
  };
};

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
        nameOrder: ShoppingCart,
      },
      ...(steps && { steps }),
      forms: {
        assign: () => ({ registry: formRegistry(client, assignTicketForm) }),
        nameOrder: ([ticket]) => ({
          registry: ordersOf(client, ticket?.retailerId),
          initial: { orderId: ticket?.orderId ?? "" },
        }),
        resolve: () => ({ registry: formRegistry(client, resolveTicketForm) }),
      },
    }),
    [client, steps],
  );
  return useActs(ticketLife, words);
};
