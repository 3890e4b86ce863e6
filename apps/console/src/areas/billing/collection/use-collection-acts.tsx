import { collectionForm, collectionLife, rescheduleForm, type CollectionRow } from "@o2r/api/contract/billing";
import { reasonDialogForm } from "@o2r/api/contract/core";
import { useClient } from "@o2r/api/react";
import { todayIn } from "@o2r/forms/days";
import { formatDate } from "@o2r/ui";
import { Banknote, CalendarClock, CalendarPlus, CircleCheck, CircleX, Landmark, RotateCcw } from "lucide-react";
import { useMemo } from "react";
import { formRegistry } from "../../../kit/form/form-registry.ts";
import type { ActsGiven } from "../../../kit/lifecycle/acts.types.ts";
import { useActs } from "../../../kit/lifecycle/use-acts.tsx";
import { collectionName } from "./collection-words.ts";
import { keepDate, keptDate } from "./kept-date.ts";

const on = (after: CollectionRow) => {
  keepDate(after.collectionDate);
  const day = after.collectionDate === null ? "no day" : formatDate(after.collectionDate);
  return { title: `${collectionName(after)}: to be collected on ${day}` };
};

/** What the person may do with collections. */
export const useCollectionActs = () => {
  const client = useClient();
  const words = useMemo<ActsGiven<typeof collectionLife, CollectionRow>>(() => {
    const reasons = formRegistry(client, reasonDialogForm);
    const shops = formRegistry(client, rescheduleForm);
    return {
      name: collectionName,
      icons: {
        schedule: CalendarPlus,
        reschedule: CalendarClock,
        miss: CircleX,
        collect: Banknote,
        deposit: Landmark,
        reconcile: CircleCheck,
        collectAgain: RotateCcw,
      },
      forms: {
        schedule: () => ({ initial: { collection_date: keptDate() ?? todayIn() } }),
        reschedule: ([row]) => ({
          registry: shops,
          facts: { asked: "shown" },
          initial: {
            customerId: row?.customerId,
            amountPaid: row?.amountPaid,
            collectionDate: keptDate() ?? row?.collectionDate,
          },
        }),
        miss: () => ({ registry: reasons }),
        collect: ([row]) => ({ initial: { amount: row?.amt, mode: "CASH", receivedOn: todayIn() } }),
        deposit: () => ({ initial: { depositedOn: todayIn() } }),
      },
      said: { schedule: on, reschedule: on },
    };
  }, [client]);
  return useActs(collectionLife, words);
};

/** Where the choices of a new collection come from. */
export const useCollectionRegistry = () => {
  const client = useClient();
  return useMemo(() => formRegistry(client, collectionForm), [client]);
};
