import { creditNoteEndpoints, type InvoiceDetail } from "@o2r/api/contract/billing";
import { useMutation } from "@o2r/api/react";
import {
  Banner,
  Button,
  formatMoney,
  formatNumber,
  FormField,
  notify,
  NumberStepper,
  Textarea,
  ToggleGroup,
} from "@o2r/ui";
import { Dialog } from "@o2r/ui/overlays";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useNotKept } from "../../../kit/form/leave/use-not-kept.tsx";
import { useProblem } from "../../../kit/form/use-problem.ts";
import { creditNoteHref } from "./credit-note-words.ts";
import "../../../kit/counted-lines.css";

export interface AskCreditProps {
  readonly invoice: InvoiceDetail;
  readonly onClose: () => void;
}

type Line = InvoiceDetail["items"][number];

/** What is credited of a line: units that nobody brings back, or what it was billed too high. */
const ways = {
  UNITS: {
    label: "Units",
    legend: "What is credited, in units",
    mostOf: ({ quantity, credited }: Line): number => quantity - credited,
    nameOf: ({ name }: Line): string => `Units of ${name}`,
    help: (line: Line): string => `${formatNumber(ways.UNITS.mostOf(line))} can be credited`,
    bodyOf: (units: number) => ({ units }),
  },
  PRICE: {
    label: "Price difference",
    legend: "What is credited, in ₹ before tax",
    mostOf: ({ creditable = 0 }: Line): number => creditable,
    nameOf: ({ name }: Line): string => `Price difference of ${name}`,
    help: (line: Line, off: number): string => {
      const left = line.quantity - line.credited;
      const most = formatMoney(ways.PRICE.mostOf(line));
      if (off === 0 || left === 0) return `At most ${most}`;
      return `At most ${most}, ${formatMoney(Math.round((off * 100) / left) / 100)} less a unit`;
    },
    bodyOf: (off: number) => ({ off }),
  },
} as const;
type Way = keyof typeof ways;
const choices = Object.entries(ways).map(([value, { label }]) => ({ value, label }));

/** Asks for units of an invoice to be credited that no return brings back, or for the difference of a price; somebody else issues the note. */
export function AskCredit({ invoice, onClose }: AskCreditProps) {
  const navigate = useNavigate();
  const [way, setWay] = useState<Way>("UNITS");
  const [typed, setTyped] = useState<Readonly<Record<string, number | null>>>({});
  const [reason, setReason] = useState("");
  const { fields, problem, setProblem } = useProblem<"count" | "reason">();
  const { run, running } = useMutation(creditNoteEndpoints.ask);
  const dismissing = useNotKept(Object.keys(typed).length > 0 || reason.trim() !== "", onClose);
  const { legend, mostOf, nameOf, help, bodyOf } = ways[way];
  const lines = invoice.items.filter((line) => mostOf(line) > 0);
  const mayDiffer = invoice.items.some((line) => ways.PRICE.mostOf(line) > 0);
  const wanted = lines.flatMap(({ position }) => {
    const count = typed[`${way} ${position}`] ?? 0;
    return count > 0 ? [{ position, ...bodyOf(count) }] : [];
  });
  const ask = async () => {
    if (wanted.length === 0) return setProblem({ at: "count", says: "Choose what is credited" });
    if (reason.trim() === "") return setProblem({ at: "reason", says: "Reason is required" });
    const { error, payload } = await run({ body: { invoiceId: invoice.id, lines: wanted, reason: reason.trim() } });
    if (error !== undefined) return setProblem({ says: error.message });
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
      <div className="counted-lines" ref={fields}>
        {problem !== undefined && problem.at !== "reason" && <Banner role="alert" tone="danger" title={problem.says} />}
        <p>For what was billed and is not to be paid. Goods that come back are credited by their return.</p>
        {mayDiffer && (
          <div>
            <ToggleGroup
              aria-label="What is credited"
              options={choices}
              value={way}
              onValueChange={(value) => setWay(value === "PRICE" ? "PRICE" : "UNITS")}
            />
          </div>
        )}
        <fieldset>
          <legend>{legend}</legend>
          {lines.length === 0 && "Nothing of it is left."}
          {lines.map((line) => {
            const key = `${way} ${line.position}`;
            const count = typed[key] === undefined ? 0 : typed[key];
            return (
              <div key={key} className="counted-line">
                <span>
                  {line.name}
                  <small>{help(line, count ?? 0)}</small>
                </span>
                <NumberStepper
                  name="count"
                  aria-label={nameOf(line)}
                  value={count}
                  max={mostOf(line)}
                  {...(way === "PRICE" && { decimals: 2 })}
                  onValueChange={(next) => setTyped({ ...typed, [key]: next })}
                />
              </div>
            );
          })}
        </fieldset>
        <FormField label="Reason" required error={problem?.at === "reason" ? problem.says : undefined}>
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
