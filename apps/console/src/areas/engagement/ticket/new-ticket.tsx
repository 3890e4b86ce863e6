import { orderFact, ticketEndpoints, ticketForm } from "@o2r/api/contract/engagement";
import { useClient } from "@o2r/api/react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { ActDialog } from "../../../kit/form/act-dialog.tsx";
import { formRegistry } from "../../../kit/form/form-registry.ts";
import { useMay } from "../../../kit/use-may.ts";
import { ticketHref } from "./ticket-words.ts";

export interface NewTicketProps {
  readonly onClose: () => void;
}

const usual = { priority: "NORMAL" } as const;

/** Opens a ticket for a retailer who has called. */
export function NewTicket({ onClose }: NewTicketProps) {
  const client = useClient();
  const navigate = useNavigate();
  const seesOrders = useMay("order.read");
  const [registry] = useState(() => formRegistry(client, ticketForm));
  return (
    <ActDialog
      definition={ticketForm}
      title="New ticket"
      lead={<p>For a retailer who has called or written. Its clock begins now.</p>}
      submit="Open ticket"
      initial={usual}
      registry={registry}
      {...(seesOrders && { facts: orderFact })}
      act={(body) => client.call(ticketEndpoints.create, { body }, { quiet: true })}
      done={({ number }) => `${number} is open`}
      onDone={(row) => void navigate(ticketHref(row))}
      onClose={onClose}
    />
  );
}
