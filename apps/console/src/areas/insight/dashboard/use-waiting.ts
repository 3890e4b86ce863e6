import { dashboardEndpoints, type Watched } from "@o2r/api/contract/insight";
import { usePoll } from "@o2r/api/react";
import { formatNumber } from "@o2r/ui";

/** How often the lists are counted again, in milliseconds. */
const every = 15_000;

/** How many rows of a list wait; a dash until that is known, and where nobody may know. */
export const useWaiting = (hub: string | null) => {
  const { data } = usePoll(dashboardEndpoints.waiting, { query: { hub: hub ?? undefined } }, { every });
  return {
    of: ({ key }: Watched): string => {
      const counted = data?.find((one) => one.key === key);
      return counted === undefined ? "–" : formatNumber(counted.total) + (counted.isCapped ? "+" : "");
    },
  };
};
