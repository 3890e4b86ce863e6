import { returnEndpoints, returnReasons, type OrderDetail, type ReturnReason } from "@o2r/api/contract/orders";
import { useMutation } from "@o2r/api/react";
import { Banner, Button, formatNumber, FormField, NativeSelect, notify, NumberStepper, Textarea } from "@o2r/ui";
import { Dialog } from "@o2r/ui/overlays";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useNotKept } from "../../../kit/form/leave/use-not-kept.tsx";
import { useProblem } from "../../../kit/form/use-problem.ts";
import { returnHref } from "./return-words.ts";
import "../../../kit/counted-lines.css";

export interface RequestReturnProps {
  readonly order: OrderDetail;
  readonly onClose: () => void;
}

/** A shop gives back at the door what it did not get; these are reasons of its own. */
const reasons = returnReasons.filter(({ value }) => value !== "REFUSED");
const first: ReturnReason = "DAMAGED";

/** Asks for goods of an order that was delivered to be taken back, line by line. */
export function RequestReturn({ order, onClose }: RequestReturnProps) {
  const navigate = useNavigate();
  const lines = order.items.filter(({ delivered, returned }) => delivered > returned);
  const [units, setUnits] = useState<Readonly<Record<number, number | null>>>({});
  const [why, setWhy] = useState<Readonly<Record<number, ReturnReason>>>({});
  const [note, setNote] = useState("");
  const { fields, problem, setProblem } = useProblem<"count">();
  const { run, running } = useMutation(returnEndpoints.request);
  const dismissing = useNotKept(Object.keys(units).length > 0 || note.trim() !== "", onClose);
  const wanted = lines.flatMap(({ position }) => {
    const count = units[position] ?? 0;
    return count > 0 ? [{ position, units: count, reason: why[position] ?? first }] : [];
  });
  const ask = async () => {
    if (wanted.length === 0) return setProblem({ at: "count", says: "Choose what is returned" });
    const { error, payload } = await run({ body: { orderId: order.id, lines: wanted, note: note.trim() } });
    if (error !== undefined) return setProblem({ says: error.message });
    notify({ kind: "success", title: `${payload.number} is requested` });
    return void navigate(returnHref(payload));
  };
  return (
    <Dialog
      open
      size="md"
      title={`Return goods of ${order.orderNumber}`}
      onClose={dismissing.dismiss}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" loading={running} onClick={() => void ask()}>
            Request return
          </Button>
        </>
      }
    >
      <div className="counted-lines" ref={fields}>
        {problem !== undefined && <Banner role="alert" tone="danger" title={problem.says} />}
        <p>The hub decides. What it takes back is checked and credited.</p>
        <fieldset>
          <legend>What comes back, in units</legend>
          {lines.map(({ position, name, delivered, returned }) => (
            <div key={position} className="counted-line">
              <span>
                {name}
                <small>{formatNumber(delivered - returned)} can be returned</small>
              </span>
              <span className="counted-figures">
                {(units[position] ?? 0) > 0 && (
                  <NativeSelect
                    aria-label={`Reason for ${name}`}
                    options={reasons}
                    value={why[position] ?? first}
                    onChange={({ target }) => {
                      const reason = reasons.find(({ value }) => value === target.value)?.value;
                      if (reason !== undefined) setWhy({ ...why, [position]: reason });
                    }}
                  />
                )}
                <NumberStepper
                  name="count"
                  aria-label={`Units of ${name}`}
                  value={units[position] === undefined ? 0 : units[position]}
                  max={delivered - returned}
                  onValueChange={(count) => setUnits({ ...units, [position]: count })}
                />
              </span>
            </div>
          ))}
        </fieldset>
        <FormField label="Note">
          <Textarea
            name="note"
            rows={2}
            maxLength={300}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </FormField>
      </div>
      {dismissing.question}
    </Dialog>
  );
}
