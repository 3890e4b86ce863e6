import { smsTemplateEndpoints, type SmsTemplate } from "@o2r/api/contract/engagement";
import { useMutation } from "@o2r/api/react";
import { notify } from "@o2r/ui";
import { useCallback } from "react";

/** Sends a template with examples to whoever asks. */
export const useTest = () => {
  const { run, running } = useMutation(smsTemplateEndpoints.test);
  const test = useCallback(
    async ({ id }: Pick<SmsTemplate, "id">): Promise<void> => {
      const { payload } = await run({ params: { id } });
      if (payload) notify({ kind: "success", title: `A test is on its way to ${payload.to}` });
    },
    [run],
  );
  return { test, running };
};
