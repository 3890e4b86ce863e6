import { returnEndpoints, returnReasons, type ReturnDetail } from "@o2r/api/contract/orders";
import { wordOf } from "@o2r/api/contract/core";
import { useMutation } from "@o2r/api/react";
import { Banner, Button, formatNumber, notify, NumberStepper } from "@o2r/ui";
import { Dialog } from "@o2r/ui/overlays";
import { useState } from "react";
import { useNotKept } from "../../../kit/form/leave/use-not-kept.tsx";
import { useProblem } from "../../../kit/form/use-problem.ts";
import "../../../kit/counted-lines.css";

export interface ReceiveReturnProps {
  readonly row: ReturnDetail;
  readonly onClose: () => void;
}

/** The name of the field of a line. */
const nameOf = ({ position }: { readonly position: number }) => `count${position}`;

/** Counts what a retailer has brought: it waits in quarantine for its quality check. */
export function ReceiveReturn({ row, onClose }: ReceiveReturnProps) {
  const [counts, setCounts] = useState<Readonly<Record<number, number | null>>>({});
  const { fields, problem, setProblem } = useProblem();
  const { run, running } = useMutation(returnEndpoints.receive);
  const dismissing = useNotKept(Object.keys(counts).length > 0, onClose);
  const receive = async () => {
    // An empty box is no count: nothing may have come, and then a 0 says so.
    const empty = row.items.find(({ position }) => counts[position] === null);
    if (empty !== undefined)
      return setProblem({ at: nameOf(empty), says: "Every line needs a count: 0 where nothing came" });
    const items = row.items.map(({ position, units }) => ({
      position,
      received: counts[position] ?? units,
    }));
    const { error } = await run({ params: { id: row.id }, body: { items } }, { version: row.version });
    if (error !== undefined) return setProblem({ says: error.message });
    notify({
      kind: "success",
      title: `${row.number} is received`,
      description: "What came waits in quarantine for its quality check.",
    });
    return onClose();
  };
  return (
    <Dialog
      open
      size="md"
      title={`Receive ${row.number}`}
      onClose={dismissing.dismiss}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" loading={running} onClick={() => void receive()}>
            Receive
          </Button>
        </>
      }
    >
      <div className="counted-lines" ref={fields}>
        {problem !== undefined && <Banner role="alert" tone="danger" title={problem.says} />}
        <fieldset>
          <legend>What was brought, in units</legend>
          {row.items.map(({ position, name, units, reason }) => (
            <div key={position} className="counted-line">
              <span>
                {name}
                <small>
                  {formatNumber(units)} approved · {wordOf(returnReasons, reason) ?? reason}
                </small>
              </span>
              <NumberStepper
                size="touch"
                name={nameOf({ position })}
                aria-label={`Counted of ${name}`}
                value={counts[position] === undefined ? units : counts[position]}
                max={units}
                onValueChange={(count) => setCounts({ ...counts, [position]: count })}
              />
            </div>
          ))}
        </fieldset>
      </div>
      {dismissing.question}
    </Dialog>
  );
}
