import { priceChangeEndpoints, productEndpoints, type ProductRow } from "@o2r/api/contract/catalogue";
import { IndianRupee, MonitorSmartphone } from "lucide-react";
import { useMemo } from "react";
import { later } from "../../../kit/deferred.tsx";
import type { BulkAction, BulkDialogProps } from "../../../kit/list/list-page.types.ts";
import { useMay } from "../../../kit/use-may.ts";

// The list does not wait for their forms.
const PlatformOfMany = later<BulkDialogProps<ProductRow>>(
  async () => (await import("./bulk-dialogs.tsx")).PlatformOfMany,
);
const PricesOfMany = later<BulkDialogProps<ProductRow>>(async () => (await import("./bulk-dialogs.tsx")).PricesOfMany);

/** What is done to several products at once, beside what every thing has: where they are sold, and what they cost. */
export const useProductBulk = (): readonly BulkAction<ProductRow>[] => {
  const mayPropose = useMay("price.propose");
  return useMemo<readonly BulkAction<ProductRow>[]>(
    () => [
      {
        label: "Platform",
        icon: MonitorSmartphone,
        done: "moved to the platform",
        endpoint: productEndpoints.update,
        dialog: (props) => <PlatformOfMany {...props} />,
      },
      ...(mayPropose
        ? [
            {
              label: "Price change",
              icon: IndianRupee,
              done: "proposed to change",
              endpoint: priceChangeEndpoints.propose,
              dialog: (props) => <PricesOfMany {...props} />,
            } satisfies BulkAction<ProductRow>,
          ]
        : []),
    ],
    [mayPropose],
  );
};
