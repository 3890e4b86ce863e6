import type { CallInput, Result } from "@o2r/api/client";
import { priceChangeEndpoints, type PriceChange } from "@o2r/api/contract/catalogue";
import { useMutation } from "@o2r/api/react";
import { useCallback } from "react";

/** What a step changes on screen: the changes themselves and the products they price. */
const affects = ["/oms/price-change", "/oms/product"] as const;

type Approve = CallInput<typeof priceChangeEndpoints.approve>;
type Revoke = CallInput<typeof priceChangeEndpoints.revoke>;

/** Why a step failed, in words; undefined when it was done. */
export const whyNot = ({ error }: Result<PriceChange>): string | undefined =>
  error === undefined ? undefined : error.status === 412 ? "Changed by someone else. Look at it again." : error.message;

/** Approves and revokes price changes. Each answers as the call did, and leaves telling to who asked. */
export const usePriceSteps = () => {
  const { run: callApprove, running: approving } = useMutation(priceChangeEndpoints.approve, { affects });
  const { run: callRevoke } = useMutation(priceChangeEndpoints.revoke, { affects });
  const approve = useCallback(
    ({ id, version }: PriceChange) => callApprove({ params: { id } } satisfies Approve, { version }),
    [callApprove],
  );
  const revoke = useCallback(
    ({ id, version }: PriceChange, reason: string) =>
      callRevoke({ params: { id }, body: { reason } } satisfies Revoke, { version }),
    [callRevoke],
  );
  return { approve, approving, revoke };
};
