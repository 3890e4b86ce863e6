import { creditNoteEndpoints, type InvoiceDetail } from "@o2r/api/contract/billing";
import { useMutation } from "@o2r/api/react";
import { Banner, Button, formatNumber, FormField, notify, NumberStepper, Textarea } from "@o2r/ui";
import { Dialog } from "@o2r/ui/overlays";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useNotKept } from "../../../kit/form/leave/use-not-kept.tsx";
import { creditNoteHref } from "./credit-note-words.ts";
import "../../../kit/counted-lines.css";

export interface AskCreditProps {
  readonly invoice: InvoiceDetail;
  readonly onClose: () => void;
}

/** Asks for units of an invoice to be credited that no return brings back; somebody else issues the note. */
export function AskCredit({ invoice, onClose }: AskCreditProps) {
  const navigate = useNavigate();
  const lines = invoice.items.filter(({ quantity, credited }) => quantity > credited);
  const [units, setUnits] = useState<Readonly<Record<number, number | null>>>({});
  const [reason, setReason] = useState("");
  const [failure, setFailure] = useState<string>();
  const { run, running } = useMutation(creditNoteEndpoints.ask);
  const dismissing = useNotKept(Object.keys(units).length > 0 || reason.trim() !== "", onClose);
  const wanted = lines.flatMap(({ position }) => {
    const count = units[position] ?? 0;
    return count > 0 ? [{ position, units: count }] : [];
  });
  const ask = async () => {
    if (wanted.length === 0) return setFailure("Choose what is credited");
    if (reason.trim() === "") return setFailure("Reason is required");
    const { error, payload } = await run({ body: { invoiceId: invoice.id, lines: wanted, reason: reason.trim() } });
    if (error !== undefined) return setFailure(error.message);
    notify({ kind: "success", title: "The credit note is asked for", description: "Somebody else issues it." });
    return void navigate(creditNoteHref(payload));
  };
  return (
    <Dialog
      open
      size="md"
      title={`Credit note on ${invoice.number}`}
      onClose={dismissing.dismiss}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" loading={running} onClick={() => void ask()}>
            Ask for credit note
          </Button>
        </>
      }
    >
      <div className="counted-lines">
        {failure !== undefined && <Banner role="alert" tone="danger" title={failure} />}
        <p>For what was billed and is not to be paid. Goods that come back are credited by their return.</p>
        <fieldset>
          <legend>What is credited, in units</legend>
          {lines.map(({ position, name, quantity, credited }) => (
            <div key={position} className="counted-line">
              <span>
                {name}
                <small>{formatNumber(quantity - credited)} can be credited</small>
              </span>
              <NumberStepper
                aria-label={`Units of ${name}`}
                value={units[position] === undefined ? 0 : units[position]}
                max={quantity - credited}
                onValueChange={(count) => setUnits({ ...units, [position]: count })}
              />
            </div>
          ))}
        </fieldset>
        <FormField label="Reason" required>
          <Textarea
            name="reason"
            rows={2}
            maxLength={300}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </FormField>
      </div>
      {dismissing.question}
    </Dialog>
  );
}
