import { reasonDialogForm } from "@o2r/api/contract/core";
import { kycLife, type KycRow } from "@o2r/api/contract/parties";
import { useClient } from "@o2r/api/react";
import { CircleCheck, CircleSlash, CircleX, RefreshCw, RotateCcw } from "lucide-react";
import { useMemo } from "react";
import { formRegistry } from "../../../kit/form/form-registry.ts";
import type { ActsGiven } from "../../../kit/lifecycle/acts.types.ts";
import { useActs } from "../../../kit/lifecycle/use-acts.tsx";
import { kycName } from "./kyc-words.ts";

/** What the person may do with papers. */
export const useKycActs = () => {
  const client = useClient();
  const words = useMemo<ActsGiven<typeof kycLife, KycRow>>(() => {
    const registry = formRegistry(client, reasonDialogForm);
    const asked = () => ({ registry });
    return {
      name: kycName,
      icons: { approve: CircleCheck, reject: CircleX, resubmit: RotateCcw, suspend: CircleSlash, review: RefreshCw },
      // The primary act stands last.
      steps: ["approve", "resubmit", "reject", "review", "suspend"],
      forms: {
        reject: asked,
        suspend: asked,
        approve: ([row]) => (row?.fssaiExpiry ? { initial: { fssaiExpiry: row.fssaiExpiry } } : {}),
      },
    };
  }, [client]);
  return useActs(kycLife, words);
};
