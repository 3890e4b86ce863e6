import { retailerOnboardingForm } from "@o2r/api/contract/parties";
import { useClient } from "@o2r/api/react";
import type { RawValues, ValuesOf } from "@o2r/forms";
import { DocumentServicesProvider, ErrorSummary, FormSteps } from "@o2r/forms/fields";
import { EngineForm, useDraft, useEngineForm } from "@o2r/forms/react";
import { Button } from "@o2r/ui";
import { useMemo, useState, useSyncExternalStore } from "react";
import { documentServices, removeDocument } from "../../../kit/documents.ts";
import { DraftNotice } from "../../../kit/form/leave/draft-notice.tsx";
import { formComponents } from "../../../kit/form/form-components.ts";
import { formRegistry } from "../../../kit/form/form-registry.ts";
import { LeaveDialog } from "../../../kit/form/leave/leave-dialog.tsx";
import { optionalFields } from "../../../kit/form/sections/optional-fields.ts";
import { trackRemovedDocuments } from "../../../kit/form/save/removed-documents.ts";
import { useLeave } from "../../../kit/form/leave/use-leave.ts";
import { trackUnsentFiles } from "../../../kit/form/leave/unsent-files.ts";
import { GstinNotice } from "../../../kit/notice/gstin-notice.tsx";
import { PlaceOnMap } from "../../../kit/notice/place-on-map.tsx";
import { Refusal } from "../../../session/refusal.tsx";
import { MobileField } from "../onboarding/mobile-code.tsx";
import { addressLookUp } from "./address-look-up.ts";
import { OnboardingReview } from "./onboarding-review.tsx";
import "./onboarding-form.css";

interface OnboardingFormProps {
  readonly initial?: RawValues | undefined;
  /** Tells drafts of several people on one device apart. */
  readonly draftKey: string;
  readonly save: (values: ValuesOf<typeof retailerOnboardingForm>) => Promise<void>;
  /** Leads on, once nothing is left to be saved: before, leaving would be asked about. */
  readonly saved?: () => void;
}

const typedByHand = "Addresses cannot be looked up here: type it by hand.";
const optional = optionalFields(retailerOnboardingForm);

/** A retailer is taken on: six steps, the last a look at all of it. */
export function OnboardingForm({ initial, draftKey, save, saved }: OnboardingFormProps) {
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
    onSaved: () => {
      draft.discard();
      saved?.();
    },
  });
  const draft = useDraft(form, { key: `${draftKey}.new` });
  const leaving = useLeave(form, unsent.any);
  const isAbsent = useSyncExternalStore(addresses.subscribe, addresses.isAbsent);
  const options = useMemo(() => {
    const help = isAbsent ? { help: typedByHand } : {};
    return {
      ...optional,
      primaryMobile: { as: MobileField },
      latitude: { ...optional["latitude"], ...help },
      longitude: { ...optional["longitude"], ...help },
    };
  }, [isAbsent]);
  const extras = useMemo(
    () => ({
      address: <PlaceOnMap form={form} latitude="latitude" longitude="longitude" street="addressLine1" />,
      kyc: <GstinNotice form={form} />,
      review: <OnboardingReview />,
    }),
    [form],
  );
  return (
    <DocumentServicesProvider value={documents}>
      <EngineForm form={form} components={formComponents} aria-label="Add retailer" className="onboarding-form">
        <DraftNotice draft={draft} />
        <Refusal form={form} />
        <ErrorSummary form={form} />
        <FormSteps label="Onboarding" options={options} extras={extras} beforeNext={unsent.arrived}>
          <Button type="submit" variant="primary">
            Add retailer
          </Button>
        </FormSteps>
      </EngineForm>
      <LeaveDialog
        open={leaving.asked}
        typed={form.changes().length > 0}
        onLeave={leaving.leave}
        onStay={leaving.stay}
      />
    </DocumentServicesProvider>
  );
}
