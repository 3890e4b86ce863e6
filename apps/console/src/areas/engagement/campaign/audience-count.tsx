import { isSound, ruleEndpoints, type RuleRows } from "@o2r/api/contract/core";
import { useEndpoint } from "@o2r/api/react";
import { formatNumber } from "@o2r/ui";

/** How many retailers an audience has now. */
export function AudienceCount({ rule }: { readonly rule: RuleRows }) {
  const whole = rule.every(isSound);
  const rules = JSON.stringify(rule);
  const { data, error } = useEndpoint(ruleEndpoints.countRetailers, whole ? { query: { rules } } : null, {
    keepPreviousData: true,
    quiet: true,
  });
  if (!whole) return <span>The audience is counted once every condition is complete.</span>;
  if (error !== undefined) return <span>The audience could not be counted.</span>;
  return (
    <span aria-live="polite">
      {data === undefined ? (
        "Counting the audience …"
      ) : (
        <>
          Goes to <b>{formatNumber(data.count)}</b> of {formatNumber(data.of)} active retailers as of now.
        </>
      )}
    </span>
  );
}
