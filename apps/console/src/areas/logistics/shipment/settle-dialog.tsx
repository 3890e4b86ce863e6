import { shipmentEndpoints, type ShipmentDetail } from "@o2r/api/contract/logistics";
import { useMutation } from "@o2r/api/react";
import { Banner, Button, formatMoney, formatNumber, FormField, notify, NumberStepper, Textarea } from "@o2r/ui";
import { Dialog } from "@o2r/ui/overlays";
import { useState } from "react";
import { useNotKept } from "../../../kit/form/leave/use-not-kept.tsx";
import { useProblem } from "../../../kit/form/use-problem.ts";
import { WithDetail } from "../../../kit/record/with-detail.tsx";
import "./settle-dialog.css";

export interface SettleDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Lines of which something should be in the vehicle. */
const linesBack = ({ stopList }: ShipmentDetail) =>
  stopList.flatMap((stop) =>
    stop.lines
      .filter(({ loaded, delivered }) => loaded > delivered)
      .map((line) => ({
        key: `${stop.id} ${line.position}`,
        stop,
        line,
        expected: line.loaded - line.delivered,
      })),
  );

function Settlement({ shipment, onClose }: { readonly shipment: ShipmentDetail; readonly onClose: () => void }) {
  const due = shipment.stopList.reduce((sum, { cash }) => sum + Math.round(cash * 100), 0) / 100;
  const isHub = shipment.type === "CWH_TO_HUB";
  const back = linesBack(shipment);
  const [handed, setHanded] = useState<number | null>(due);
  const [counts, setCounts] = useState<Readonly<Record<string, number | null>>>({});
  const [reason, setReason] = useState("");
  const { fields, problem, setProblem } = useProblem<"handed" | "reason">();
  const errorAt = (at: "handed" | "reason") => (problem?.at === at ? problem.says : undefined);
  const { run, running } = useMutation(shipmentEndpoints.settle);
  const dismissing = useNotKept(handed !== due || Object.keys(counts).length > 0 || reason.trim() !== "", onClose);
  const counted = (key: string, expected: number) => (counts[key] === undefined ? expected : (counts[key] ?? 0));
  const missing = back.reduce((sum, { key, expected }) => sum + expected - counted(key, expected), 0);
  const short = Math.round((due - (handed ?? 0)) * 100) / 100;
  const differs = short !== 0 || missing !== 0;
  const end = async () => {
    if (handed === null) return setProblem({ at: "handed", says: "Enter the cash that was handed over" });
    if (differs && reason.trim() === "")
      return setProblem({ at: "reason", says: "Say why cash or goods do not agree" });
    const body = {
      handed,
      // What is whole needs no word.
      counts: back
        .map(({ key, stop, line, expected }) => ({
          stopId: stop.id,
          position: line.position,
          counted: counted(key, expected),
          expected,
        }))
        .filter((count) => count.counted !== count.expected)
        .map(({ expected: _, ...count }) => count),
      reason: reason.trim(),
    };
    const { error } = await run({ params: { id: shipment.id }, body }, { version: shipment.version });
    if (error !== undefined) return setProblem({ says: error.message });
    notify({ kind: "success", title: `${shipment.number} is settled` });
    return onClose();
  };
  return (
    <Dialog
      open
      size="md"
      title={`Settle ${shipment.number}`}
      onClose={dismissing.dismiss}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" loading={running} onClick={() => void end()}>
            Settle
          </Button>
        </>
      }
    >
      <div className="settle" ref={fields}>
        {problem !== undefined && problem.at === undefined && (
          <Banner role="alert" tone="danger" title={problem.says} />
        )}
        {!isHub && (
          <p>
            {shipment.driverName} took {formatMoney(due)} in cash
            {shipment.collected > due && ` and ${formatMoney(shipment.collected - due)} otherwise`}.
          </p>
        )}
        {!isHub && (
          <FormField label="Cash handed over, ₹" error={errorAt("handed")}>
            <NumberStepper name="handed" value={handed} decimals={2} onValueChange={setHanded} />
          </FormField>
        )}
        {isHub && back.length === 0 && <p>Every consignment was left at its hub.</p>}
        {back.length > 0 && (
          <fieldset>
            <legend>Goods that came back, in units</legend>
            {back.map(({ key, stop, line, expected }) => (
              <div key={key} className="settle-line">
                <span>
                  {line.name}
                  <small>
                    {stop.establishment}, {stop.orderNumber} · {formatNumber(expected)} not delivered
                  </small>
                </span>
                <NumberStepper
                  aria-label={`${line.name} of ${stop.orderNumber}`}
                  value={counts[key] === undefined ? expected : counts[key]}
                  max={expected}
                  onValueChange={(units) => setCounts({ ...counts, [key]: units })}
                />
              </div>
            ))}
          </fieldset>
        )}
        {differs && (
          <>
            <Banner
              tone="warning"
              title={[
                short > 0 && `${formatMoney(short)} are missing`,
                short < 0 && `${formatMoney(-short)} are too much`,
                missing > 0 && `${formatNumber(missing)} ${missing === 1 ? "unit is" : "units are"} missing`,
              ]
                .filter(Boolean)
                .join(", ")}
            />
            <FormField label="Reason" required error={errorAt("reason")}>
              <Textarea
                name="reason"
                rows={2}
                maxLength={300}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            </FormField>
          </>
        )}
      </div>
      {dismissing.question}
    </Dialog>
  );
}

/** Closes a shipment that is back: what the driver hands over, and what of the goods came back. */
export function SettleDialog({ id, onClose }: SettleDialogProps) {
  return (
    <WithDetail endpoint={shipmentEndpoints.get} id={id} onClose={onClose}>
      {(shipment) => <Settlement shipment={shipment} onClose={onClose} />}
    </WithDetail>
  );
}
