import { reasonDialogForm } from "@o2r/api/contract/core";
import { addressRequestLife, type AddressRequestRow } from "@o2r/api/contract/parties";
import { useClient } from "@o2r/api/react";
import { CircleCheck, CircleX } from "lucide-react";
import { useMemo } from "react";
import { formRegistry } from "../../../kit/form/form-registry.ts";
import type { ActsGiven } from "../../../kit/lifecycle/acts.types.ts";
import { useActs } from "../../../kit/lifecycle/use-acts.tsx";
import { requestName } from "./address-request-words.ts";

/** What the person may do with a request for another address. */
export const useRequestActs = () => {
  const client = useClient();
  const words = useMemo<ActsGiven<typeof addressRequestLife, AddressRequestRow>>(() => {
    const registry = formRegistry(client, reasonDialogForm);
    return {
      name: requestName,
      icons: { approve: CircleCheck, reject: CircleX },
      steps: ["approve", "reject"],
      forms: { reject: () => ({ registry }) },
    };
  }, [client]);
  return useActs(addressRequestLife, words);
};
