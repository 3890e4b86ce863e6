import { failReasons, type FailReason, type RunStop, type VisitBody } from "@o2r/api/contract/logistics";
import { Banner, Button, FormField, IconButton, Input, NativeSelect, NumberStepper, Textarea } from "@o2r/ui";
import { Dialog } from "@o2r/ui/overlays";
import { Camera, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { useNotKept } from "../../../../kit/form/leave/use-not-kept.tsx";
import { useProblem } from "../../../../kit/form/use-problem.ts";
import { useHandFocusOn } from "../../../../kit/use-hand-focus-on.ts";
import { DoorCode } from "./door-code.tsx";
import type { RunWire } from "./run-wire.ts";
import { smallPicture } from "./small-picture.ts";
import "./visit.css";

export interface VisitDialogProps {
  readonly stop: RunStop;
  readonly wire: RunWire;
  /** It is a hub, which pays nothing here and counts what it is brought. */
  readonly isHub: boolean;
  readonly outcome: VisitBody["outcome"];
  /** Units that were left, by the position of their line. */
  readonly left: Readonly<Record<number, number>>;
  readonly onSave: (body: VisitBody, picture: string | null) => void;
  readonly onClose: () => void;
}

const titles = { DELIVERED: "Delivered", PARTIAL: "Partly delivered", FAILED: "Failed" } as const;

const ways = [
  { value: "NONE", label: "Nothing was paid" },
  { value: "CASH", label: "Cash" },
  { value: "UPI", label: "UPI" },
  { value: "CHEQUE", label: "Cheque" },
] as const;
type Way = (typeof ways)[number]["value"];

/** The fields at which something may keep a visit from being saved. */
type At = "reason" | "amount" | "reference" | "otp" | "photo";

/** How a stop went: the reason where it did not go well, what was paid, and proof. */
export function VisitDialog({ stop, wire, isHub, outcome, left, onSave, onClose }: VisitDialogProps) {
  const failed = outcome === "FAILED";
  const [reason, setReason] = useState<FailReason | "">("");
  const [way, setWay] = useState<Way>(failed || isHub || stop.cod === 0 ? "NONE" : "CASH");
  const [amount, setAmount] = useState<number | null>(outcome === "DELIVERED" ? stop.cod : null);
  const [reference, setReference] = useState("");
  const [receivedBy, setReceivedBy] = useState("");
  const [otp, setOtp] = useState("");
  const [note, setNote] = useState("");
  const [picture, setPicture] = useState<string | null>(null);
  const { fields, problem, setProblem } = useProblem<At>();
  const errorAt = (at: At) => (problem?.at === at ? problem.says : undefined);
  const input = useId();
  const photo = useHandFocusOn<HTMLDivElement>();
  const isBegun = [reason, reference, receivedBy, otp, note].some((text) => text !== "") || picture !== null;
  const dismissing = useNotKept(isBegun, onClose);

  const save = () => {
    if (outcome !== "DELIVERED" && reason === "") return setProblem({ at: "reason", says: "Reason is required" });
    if (way !== "NONE" && (amount === null || amount <= 0))
      return setProblem({ at: "amount", says: "Enter what was paid" });
    if (way !== "NONE" && way !== "CASH" && reference.trim() === "")
      return setProblem({ at: "reference", says: "Payment id is required" });
    if (otp !== "" && otp.length !== 6) return setProblem({ at: "otp", says: "A code has 6 digits" });
    return onSave(
      {
        version: stop.version,
        outcome,
        at: new Date().toISOString(),
        lines:
          outcome === "PARTIAL"
            ? stop.lines.map(({ position, loaded }) => ({ position, delivered: left[position] ?? loaded }))
            : [],
        reason: outcome === "DELIVERED" || reason === "" ? undefined : reason,
        note: note.trim(),
        payment: way === "NONE" || amount === null ? null : { amount, mode: way, reference: reference.trim() },
        photo: undefined,
        receivedBy: receivedBy.trim(),
        otp,
      },
      picture,
    );
  };
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      setPicture(await smallPicture(file));
      setProblem(undefined);
    } catch {
      setProblem({ at: "photo", says: "This is no picture that can be read" });
    }
  };

  return (
    <Dialog
      open
      size="sm"
      title={`${titles[outcome]}: ${stop.establishment}`}
      onClose={dismissing.dismiss}
      footer={
        <>
          <Button size="lg" onClick={onClose}>
            Back
          </Button>
          <Button size="lg" variant={failed ? "danger" : "primary"} onClick={save}>
            {failed ? "Save as failed" : "Save"}
          </Button>
        </>
      }
    >
      <div className="visit-form" ref={fields}>
        {(problem?.at === "otp" || problem?.at === "photo") && (
          <Banner role="alert" tone="danger" title={problem.says} />
        )}
        {outcome !== "DELIVERED" && (
          <FormField label="Reason" required error={errorAt("reason")}>
            <NativeSelect
              name="reason"
              value={reason}
              options={[{ value: "", label: "Choose" }, ...failReasons]}
              onChange={(event) => {
                setReason(failReasons.find(({ value }) => value === event.target.value)?.value ?? "");
                setProblem(undefined);
              }}
            />
          </FormField>
        )}
        {!isHub && (
          <FormField label="Paid by">
            <NativeSelect
              name="mode"
              value={way}
              options={ways}
              onChange={(event) => setWay(ways.find(({ value }) => value === event.target.value)?.value ?? "NONE")}
            />
          </FormField>
        )}
        {way !== "NONE" && (
          <FormField label="Amount, ₹" error={errorAt("amount")}>
            <NumberStepper name="amount" size="touch" value={amount} decimals={2} onValueChange={setAmount} />
          </FormField>
        )}
        {way !== "NONE" && way !== "CASH" && (
          <FormField
            label="Payment id"
            help={way === "UPI" ? "UPI reference" : "Cheque number"}
            error={errorAt("reference")}
          >
            <Input
              name="reference"
              maxLength={60}
              value={reference}
              onChange={(event) => setReference(event.target.value)}
            />
          </FormField>
        )}
        {!failed && (
          <FormField label="Received by">
            <Input
              name="receivedBy"
              maxLength={60}
              value={receivedBy}
              onChange={(event) => setReceivedBy(event.target.value)}
            />
          </FormField>
        )}
        {!failed && !isHub && <DoorCode value={otp} onChange={setOtp} onSend={() => wire.sendCode(stop.id)} />}
        <FormField label="Note">
          <Textarea
            name="note"
            rows={2}
            maxLength={300}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </FormField>
        <div className="visit-photo" ref={photo}>
          {picture === null ? (
            <>
              <label htmlFor={input}>
                <Camera aria-hidden size={20} /> Take a photo as proof
              </label>
              <input
                id={input}
                type="file"
                accept="image/*"
                capture="environment"
                aria-label="Photo as proof"
                onChange={(event) => void take(event.target.files?.[0])}
              />
            </>
          ) : (
            <>
              <img src={picture} alt="Proof" />
              <IconButton icon={Trash2} size="touch" label="Remove photo" onClick={() => setPicture(null)} />
            </>
          )}
        </div>
      </div>
      {dismissing.question}
    </Dialog>
  );
}
