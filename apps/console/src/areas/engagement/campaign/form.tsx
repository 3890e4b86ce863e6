import {
  campaignEndpoints,
  campaignForm,
  campaignLife,
  clockText,
  offersRest,
  type CampaignDetail,
} from "@o2r/api/contract/engagement";
import type { FormHandle } from "@o2r/forms/react";
import { rows } from "@o2r/forms/rows";
import { Banner } from "@o2r/ui";
import type { SectionExtra } from "../../../kit/form/form-body.tsx";
import { FormScreen } from "../../../kit/form/form-screen.tsx";
import { StateBadge } from "../../../kit/lifecycle/state-status.tsx";
import { campaignName, campaigns } from "./campaign-words.ts";
import { TypedAudience } from "./typed-audience.tsx";
import { TypedMessage } from "./typed-message.tsx";

const extrasOf = (form: FormHandle, row: CampaignDetail | undefined): Readonly<Record<string, SectionExtra>> => ({
  message: {
    content: (
      <>
        {row !== undefined && row.state !== "DRAFT" && (
          <Banner tone="info" title="Only a draft can be changed">
            Take it back to a draft on its page first.
          </Banner>
        )}
        <TypedMessage form={form} />
      </>
    ),
  },
  audience: { content: <TypedAudience form={form} /> },
});

/** /notification/new, /notification/new?from=:id and /notification/:id/edit. */
export function CampaignForm() {
  return (
    <FormScreen<CampaignDetail>
      {...campaigns}
      endpoints={campaignEndpoints}
      definition={campaignForm}
      rowName={campaignName}
      head={({ state }) => ({ badge: <StateBadge life={campaignLife} state={state} /> })}
      initial={{ quietFrom: clockText(offersRest.from), quietTo: clockText(offersRest.to) }}
      notCopied={["startOn", "startAt"]}
      extras={extrasOf}
      lists={rows}
    />
  );
}
