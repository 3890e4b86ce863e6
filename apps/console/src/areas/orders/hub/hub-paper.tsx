import type { HubParty } from "@o2r/api/contract/orders";
import { AmountInWords, formatMoneyColumn } from "@o2r/ui";
import { PrintFrame, type PrintFrameProps } from "../../../kit/form/print/print-frame.tsx";
import "./hub-order.css";
import "../../../kit/paper-table.css";

function Party({ title, party }: { readonly title: string; readonly party: HubParty }) {
  return (
    <div>
      <small>{title}</small>
      <b>{party.name}</b>
      <span>
        {party.address}, {party.city} {party.pincode}, {party.state}
      </span>
      {party.gstNumber !== null && <span className="o2r-mono">GSTIN {party.gstNumber}</span>}
      <span className="o2r-mono">FSSAI {party.fssai}</span>
    </div>
  );
}

interface HubPaperProps extends Pick<PrintFrameProps, "title" | "version" | "mark" | "children" | "onClose"> {
  readonly facts: readonly (readonly [term: string, value: string])[];
  readonly from: HubParty;
  readonly to: HubParty;
  /** What its lines come to, and what that is. */
  readonly total: { readonly label: string; readonly value: number };
  /** Who signs it, on the left and on the right. */
  readonly signs: readonly [string, string];
}

/** A paper without tax that goes from one warehouse to another: facts and parties, lines, the amount in words, signatures. */
export function HubPaper({ facts, from, to, total, signs, children, ...frame }: HubPaperProps) {
  return (
    <PrintFrame
      {...frame}
      head={
        <div className="challan-head">
          <dl>
            {facts.map(([term, value]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <div className="challan-parties">
            <Party title="From" party={from} />
            <Party title="To" party={to} />
          </div>
        </div>
      }
      foot={
        <div className="challan-foot">
          <dl>
            <div>
              <dt>{total.label}</dt>
              <dd>
                <b>{formatMoneyColumn(total.value)}</b>
              </dd>
            </div>
          </dl>
          <p>
            <AmountInWords value={total.value} />
          </p>
          <p className="challan-sign">
            <span>{signs[0]}</span>
            <span>{signs[1]}</span>
          </p>
        </div>
      }
    >
      {children}
    </PrintFrame>
  );
}
