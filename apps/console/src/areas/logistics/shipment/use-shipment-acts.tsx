import { reasonDialogForm } from "@o2r/api/contract/core";
import { reassignForm, shipmentLife, type ShipmentRow } from "@o2r/api/contract/logistics";
import { useClient } from "@o2r/api/react";
import { formatNumber } from "@o2r/ui";
import { Ban, ClipboardCheck, HandCoins, PackageCheck, Pencil, Play, ScrollText, UserCog } from "lucide-react";
import { useMemo } from "react";
import { formRegistry } from "../../../kit/form/form-registry.ts";
import type { ActsGiven } from "../../../kit/lifecycle/acts.types.ts";
import { useActs } from "../../../kit/lifecycle/use-acts.tsx";
import { shipmentName } from "./shipment-words.ts";

/** What the person may do with shipments. What has a screen or a sheet of its own is not among it. */
export const useShipmentActs = () => {
  const client = useClient();
  const words = useMemo<ActsGiven<typeof shipmentLife, ShipmentRow>>(() => {
    const registry = formRegistry(client, reasonDialogForm);
    const drivers = formRegistry(client, reassignForm);
    return {
      name: shipmentName,
      icons: {
        change: Pencil,
        plan: ClipboardCheck,
        load: PackageCheck,
        eWayBill: ScrollText,
        start: Play,
        reassign: UserCog,
        settle: HandCoins,
        cancel: Ban,
      },
      steps: ["start", "load", "plan", "reassign", "cancel"],
      forms: {
        cancel: () => ({ registry }),
        reassign: ([row]) => ({
          registry: drivers,
          initial: {
            vehicleNumber: row?.vehicleNumber ?? "",
            driverName: row?.driverName ?? "",
            driverMobile: row?.driverMobile ?? "",
          },
        }),
      },
      more: { load: ([row]) => row && `Its load sheet has ${formatNumber(row.packs)} packs.` },
    };
  }, [client]);
  return useActs(shipmentLife, words);
};
