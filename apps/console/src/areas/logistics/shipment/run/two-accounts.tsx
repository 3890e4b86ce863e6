import { failReasons, stopStates, type RunStop } from "@o2r/api/contract/logistics";
import { wordOf } from "@o2r/api/contract/core";
import { Button, DescriptionList, formatDateTime, formatMoney } from "@o2r/ui";
import { holdsSomething, type KeptVisit } from "./outbox.ts";
import "./stop.css";

export interface TwoAccountsProps {
  readonly kept: KeptVisit;
  readonly stop: RunStop;
  /** Sends what was entered here as a second account. */
  readonly onSend: () => void;
  readonly onDrop: () => void;
}

const reasonText = (reason: string | null | undefined): string | null =>
  reason ? (wordOf(failReasons, reason) ?? reason) : null;

/** What was entered here beside what stands in the service, where the two do not agree; or why it was refused. */
export function TwoAccounts({ kept, stop, onSend, onDrop }: TwoAccountsProps) {
  const { body, theirs } = kept;
  const something = holdsSomething(kept);
  return (
    <section className="two-accounts" aria-label="Not sent yet">
      <h2>{theirs === null ? "This was refused" : "Somebody else has visited this stop"}</h2>
      {kept.said !== null && <p role="alert">{kept.said}</p>}
      <div className="two-accounts-sides">
        <div>
          <h3>Entered here</h3>
          <DescriptionList
            items={[
              { term: "Outcome", value: wordOf(stopStates, body.outcome) ?? body.outcome },
              { term: "Reason", value: reasonText(body.reason) },
              { term: "Paid", value: body.payment === null ? "Nothing" : formatMoney(body.payment.amount) },
              { term: "At", value: formatDateTime(body.at) },
              { term: "Received by", value: body.receivedBy || null },
            ]}
          />
          {kept.picture !== null && <img src={kept.picture} alt="Proof entered here" />}
        </div>
        {theirs !== null && (
          <div>
            <h3>Stands in the service</h3>
            <DescriptionList
              items={[
                { term: "Outcome", value: wordOf(stopStates, theirs.state) ?? theirs.state },
                { term: "Reason", value: reasonText(theirs.reason) },
                { term: "Paid", value: theirs.collected === 0 ? "Nothing" : formatMoney(theirs.collected) },
                { term: "At", value: theirs.visitedAt === null ? null : formatDateTime(theirs.visitedAt) },
                { term: "By", value: theirs.visitedBy },
              ]}
            />
          </div>
        )}
      </div>
      <div className="two-accounts-acts">
        {theirs !== null && something && (
          <Button size="lg" variant="primary" onClick={onSend}>
            Keep both
          </Button>
        )}
        {theirs === null && (
          <Button size="lg" variant="primary" onClick={onSend}>
            Send again
          </Button>
        )}
        {!something && (
          <Button size="lg" onClick={onDrop}>
            Discard what was entered here
          </Button>
        )}
      </div>
      {something && (
        <p>
          {theirs === null
            ? `What was entered of ${stop.establishment} stays on this phone until it is sent.`
            : "How the stop went stays as it stands. Your cash becomes a payment, and your proof is kept beside it."}
        </p>
      )}
    </section>
  );
}
