import { reasonDialogForm } from "@o2r/api/contract/core";
import { changeHubForm, orderLife, type OrderRow } from "@o2r/api/contract/orders";
import { useClient } from "@o2r/api/react";
import {
  Ban,
  CalendarClock,
  CalendarSync,
  CircleCheck,
  CirclePause,
  Package,
  PackageMinus,
  PackageSearch,
  Play,
  ShieldAlert,
  Undo2,
  Warehouse,
} from "lucide-react";
import { useMemo } from "react";
import { formRegistry } from "../../../kit/form/form-registry.ts";
import type { ActsGiven } from "../../../kit/lifecycle/acts.types.ts";
import { useActs } from "../../../kit/lifecycle/use-acts.tsx";
import { holdText } from "./order-state.tsx";
import { orderName } from "./order-words.ts";

/** What the person may do with orders. */
export const useOrderActs = () => {
  const client = useClient();
  const words = useMemo<ActsGiven<typeof orderLife, OrderRow>>(() => {
    const reasons = { registry: formRegistry(client, reasonDialogForm) };
    const hubs = { registry: formRegistry(client, changeHubForm) };
    const asked = () => reasons;
    return {
      name: orderName,
      icons: {
        confirm: CircleCheck,
        allocate: PackageSearch,
        pack: Package,
        release: Play,
        releaseAnyway: ShieldAlert,
        dropShort: PackageMinus,
        reschedule: CalendarClock,
        deliverAgain: CalendarSync,
        creditRest: Undo2,
        changeHub: Warehouse,
        hold: CirclePause,
        cancel: Ban,
      },
      // The primary act of a page stands last.
      steps: [
        "confirm",
        "allocate",
        "pack",
        "release",
        "dropShort",
        "deliverAgain",
        "creditRest",
        "reschedule",
        "hold",
        "changeHub",
        "releaseAnyway",
        "cancel",
      ],
      forms: {
        hold: asked,
        cancel: asked,
        releaseAnyway: asked,
        changeHub: () => hubs,
        reschedule: ([row]) => (row?.orderSlot ? { initial: { orderSlot: row.orderSlot } } : {}),
      },
      more: {
        releaseAnyway: ([row]) =>
          row && row.holds.length > 0 && `It was held because: ${row.holds.map(holdText).join("; ")}.`,
      },
      said: {
        allocate: (after) =>
          after.state === "PARTIALLY_ALLOCATED"
            ? {
                title: `${orderName(after)} is short of stock`,
                description: "Drop what is short, or raise a hub order.",
              }
            : { title: `${orderName(after)}: order allocated` },
      },
    };
  }, [client]);
  return useActs(orderLife, words);
};
