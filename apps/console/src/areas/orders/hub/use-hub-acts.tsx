import { hubReasonForm } from "@o2r/api/contract/core";
import { hubOrderLife, type HubOrderRow } from "@o2r/api/contract/orders";
import { useClient } from "@o2r/api/react";
import { Ban, CircleCheck, CircleX, PackageCheck, PackageMinus, PackageOpen, Send, Truck } from "lucide-react";
import { useMemo } from "react";
import { formRegistry } from "../../../kit/form/form-registry.ts";
import type { ActsGiven } from "../../../kit/lifecycle/acts.types.ts";
import { useActs } from "../../../kit/lifecycle/use-acts.tsx";
import { hubOrderName } from "./hub-words.ts";

/** What the person may do with hub orders, beside what has a page of its own: dispatching and receiving. */
export const useHubOrderActs = () => {
  const client = useClient();
  const words = useMemo<ActsGiven<typeof hubOrderLife, HubOrderRow>>(() => {
    const reasons = { registry: formRegistry(client, hubReasonForm) };
    const asked = () => reasons;
    return {
      name: hubOrderName,
      icons: {
        raise: Send,
        approve: CircleCheck,
        reject: CircleX,
        pick: PackageOpen,
        dispatch: Truck,
        receive: PackageCheck,
        shortClose: PackageMinus,
        cancel: Ban,
      },
      steps: ["raise", "approve", "pick", "reject", "shortClose", "cancel"],
      forms: { reject: asked, cancel: asked, shortClose: asked },
    };
  }, [client]);
  return useActs(hubOrderLife, words);
};
