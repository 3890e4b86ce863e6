import { reasonDialogForm } from "@o2r/api/contract/core";
import { retailerLife, type RetailerRow } from "@o2r/api/contract/parties";
import { useClient } from "@o2r/api/react";
import { Ban, CircleCheck, CircleOff, RotateCcw, Send } from "lucide-react";
import { useMemo } from "react";
import { formRegistry } from "../../../kit/form/form-registry.ts";
import type { ActsGiven } from "../../../kit/lifecycle/acts.types.ts";
import { useActs } from "../../../kit/lifecycle/use-acts.tsx";
import { retailerName } from "./retailer-words.ts";

/** What the person may do with a retailer's life. */
export const useRetailerActs = () => {
  const client = useClient();
  const words = useMemo<ActsGiven<typeof retailerLife, RetailerRow>>(() => {
    const registry = formRegistry(client, reasonDialogForm);
    const asked = () => ({ registry });
    return {
      name: retailerName,
      icons: { submit: Send, activate: CircleCheck, block: Ban, unblock: RotateCcw, retire: CircleOff },
      forms: { block: asked, retire: asked },
    };
  }, [client]);
  return useActs(retailerLife, words);
};
