import { retailerOnboardingForm } from "@o2r/api/contract/parties";
import { useClient } from "@o2r/api/react";
import type { RawValues, ValuesOf } from "@o2r/forms";
import { DocumentServicesProvider, ErrorSummary, FormSteps } from "@o2r/forms/fields";
import { EngineForm, useEngineForm } from "@o2r/forms/react";
import { Button } from "@o2r/ui";
import { useMemo, useState, useSyncExternalStore } from "react";
import { documentServices, removeDocument } from "../../../kit/documents.ts";
import { formComponents } from "../../../kit/form/form-components.ts";
import { formRegistry } from "../../../kit/form/form-registry.ts";
import { optionalFields } from "../../../kit/form/optional-fields.ts";
import { trackRemovedDocuments } from "../../../kit/form/removed-documents.ts";
import { trackUnsentFiles } from "../../../kit/form/unsent-files.ts";
import { addressLookUp } from "./address-look-up.ts";
import { OnboardingReview } from "./onboarding-review.tsx";
import "./onboarding-form.css";

interface OnboardingFormProps {
  readonly initial?: RawValues | undefined;
  readonly save: (values: ValuesOf<typeof retailerOnboardingForm>) => Promise<void>;
}

const typedByHand = "Addresses cannot be looked up here: type it by hand.";
const optional = optionalFields(retailerOnboardingForm);
const extras = { review: <OnboardingReview /> };

/** A retailer is taken on: six steps, the last a look at all of it. */
export function OnboardingForm({ initial, save }: OnboardingFormProps) {
  const client = useClient();
  const [unsent] = useState(trackUnsentFiles);
  const [documents] = useState(() => ({
    ...documentServices(client),
    onUnsentChange: unsent.report,
    onRemoved: trackRemovedDocuments(removeDocument(client), initial).removed,
  }));
  const [addresses] = useState(() => addressLookUp(client));
  const [registry] = useState(() => {
    const { derivations, ...rest } = formRegistry(client, retailerOnboardingForm);
    return { ...rest, derivations: { ...derivations, placeOfAddress: addresses.derivation } };
  });
  const form = useEngineForm(retailerOnboardingForm, {
    ...(initial && { defaultValues: initial }),
    registry,
    onSubmit: save,
  });
  const isAbsent = useSyncExternalStore(addresses.subscribe, addresses.isAbsent);
  const options = useMemo(() => {
    const help = isAbsent ? { help: typedByHand } : {};
    return {
      ...optional,
      latitude: { ...optional["latitude"], ...help },
      longitude: { ...optional["longitude"], ...help },
    };
  }, [isAbsent]);
  return (
    <DocumentServicesProvider value={documents}>
      <EngineForm form={form} components={formComponents} aria-label="Add retailer" className="onboarding-form">
        <ErrorSummary form={form} />
        <FormSteps label="Onboarding" options={options} extras={extras} beforeNext={unsent.arrived}>
          <Button type="submit" variant="primary">
            Add retailer
          </Button>
        </FormSteps>
      </EngineForm>
    </DocumentServicesProvider>
  );
}
