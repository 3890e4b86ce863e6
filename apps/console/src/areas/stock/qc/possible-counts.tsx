import type { Finding, QcLine } from "@o2r/api/contract/stock";
import { Banner, Button, formatNumber } from "@o2r/ui";
import { useState } from "react";
import { isPossible, withCounts } from "./drafts.ts";

interface PossibleCountsProps {
  readonly line: QcLine;
  readonly finding: Finding;
  readonly onChange: (finding: Finding) => void;
}

/** Asks about more rejected and held units than came in, and offers the last counts that could be. */
export function PossibleCounts({ line, finding, onChange }: PossibleCountsProps) {
  const { rejected, held } = finding;
  const possible = isPossible(line, finding);
  const [last, setLast] = useState(possible ? { rejected, held } : { rejected: 0, held: 0 });
  if (possible && (last.rejected !== rejected || last.held !== held)) setLast({ rejected, held });
  if (possible) return null;
  return (
    <Banner
      role="alert"
      tone="warning"
      title={`${formatNumber(rejected + held)} of ${formatNumber(line.received)}?`}
      actions={
        <Button size="lg" onClick={() => onChange(withCounts(line, finding, last))}>
          {`Back to ${formatNumber(last.rejected)} rejected, ${formatNumber(last.held)} held`}
        </Button>
      }
    >
      No more can be rejected and held than came in.
    </Banner>
  );
}
