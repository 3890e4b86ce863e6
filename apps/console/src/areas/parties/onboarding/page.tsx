import { signupEndpoints, type retailerOnboardingForm } from "@o2r/api/contract/parties";
import { useMutation } from "@o2r/api/react";
import type { ValuesOf } from "@o2r/forms";
import { notify, Page, PageHeader } from "@o2r/ui";
import { useNavigate } from "react-router-dom";
import { useCurrentUser } from "../../../session/current-user.ts";
import { payloadOf } from "../../../session/refused.ts";
import { OnboardingForm } from "../retailer/onboarding-form.tsx";
import { retailers } from "../retailer/retailer-words.ts";

/** As long as it takes to read who delivers, in milliseconds. */
const readingTime = 6000;

/** /retailer/new: a shop is taken on, step by step, and its papers go to whoever verifies them. */
export function OnboardingPage() {
  const { id } = useCurrentUser();
  const navigate = useNavigate();
  const { run } = useMutation(signupEndpoints.submit);
  const save = async (values: ValuesOf<typeof retailerOnboardingForm>): Promise<void> => {
    const { establishment, hub } = payloadOf(await run({ body: values }));
    notify({
      kind: "success",
      title: `${establishment} waits to be verified`,
      description: hub === null ? "Nobody delivers to this pincode yet: a hub has to be assigned." : `Served by ${hub}`,
      duration: readingTime,
    });
  };
  return (
    <Page>
      <PageHeader
        title="Onboard retailer"
        description="Six steps. What is typed is kept on this device until it is sent."
      />
      <OnboardingForm draftKey={id} save={save} saved={() => void navigate(retailers.path)} />
    </Page>
  );
}
