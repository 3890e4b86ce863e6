import { returnLife, type ReturnRow } from "@o2r/api/contract/orders";
import { formatMoney, formatNumber } from "@o2r/ui";
import { Ban, CircleCheck, CircleX, PackageCheck, ReceiptIndianRupee } from "lucide-react";
import { useMemo } from "react";
import type { ActsGiven } from "../../../kit/lifecycle/acts.types.ts";
import { useActs } from "../../../kit/lifecycle/use-acts.tsx";
import { returnName } from "./return-words.ts";

/** What the person may do with returns. What is brought is counted on a sheet of its own. */
export const useReturnActs = () => {
  const words = useMemo<ActsGiven<typeof returnLife, ReturnRow>>(
    () => ({
      name: returnName,
      icons: {
        approve: CircleCheck,
        refuse: CircleX,
        receive: PackageCheck,
        cancel: Ban,
        askCredit: ReceiptIndianRupee,
      },
      steps: ["approve", "askCredit", "refuse", "cancel"],
      more: {
        approve: (rows) => {
          const units = rows.reduce((sum, row) => sum + row.units, 0);
          const value = rows.reduce((sum, row) => sum + Math.round(row.value * 100), 0) / 100;
          return `${formatNumber(units)} units, invoiced for ${formatMoney(value)}.`;
        },
      },
    }),
    [],
  );
  return useActs(returnLife, words);
};
