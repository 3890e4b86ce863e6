import { campaignEndpoints, type Campaign } from "@o2r/api/contract/engagement";
import { useMutation } from "@o2r/api/react";
import { notify } from "@o2r/ui";
import { useCallback } from "react";

/** Sends a notification by all of its channels to whoever asks. */
export const useTestCampaign = () => {
  const { run, running } = useMutation(campaignEndpoints.test);
  const test = useCallback(
    async ({ id }: Pick<Campaign, "id">): Promise<void> => {
      const { payload } = await run({ params: { id } });
      if (payload) notify({ kind: "success", title: `A test is on its way to ${payload.to}` });
    },
    [run],
  );
  return { test, running };
};
