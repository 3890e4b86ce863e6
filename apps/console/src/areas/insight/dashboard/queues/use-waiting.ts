import { dashboardEndpoints, type Waiting, type Watched } from "@o2r/api/contract/insight";
import { usePoll } from "@o2r/api/react";

/** How often the lists are counted again, in milliseconds. */
const every = 15_000;

/** How many rows of a list wait and since when; undefined until that is known, and where nobody may know. `failed` when nothing has come. */
export const useWaiting = (hub: string | null) => {
  const { data, error, mutate } = usePoll(dashboardEndpoints.waiting, { query: { hub: hub ?? undefined } }, { every });
  return {
    failed: data === undefined && error !== undefined,
    retry: (): void => void mutate(),
    of: ({ key }: Watched): Waiting[number] | undefined => data?.find((one) => one.key === key),
  };
};
