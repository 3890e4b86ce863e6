import { chargeEndpoints, simulateChargesForm, type SimulatedCharges } from "@o2r/api/contract/settings";
import { useClient } from "@o2r/api/react";
import { todayIn } from "@o2r/forms/days";
import { fieldComponents, FormFields } from "@o2r/forms/fields";
import { EngineForm, useEngineForm, useSubmitting } from "@o2r/forms/react";
import { Button, Card, formatMoney, LiveRegion, Page, PageHeader } from "@o2r/ui";
import { useState } from "react";
import { formRegistry } from "../../../kit/form/form-registry.ts";
import { usePageName } from "../../../kit/page-name.ts";
import { Refusal } from "../../../session/refusal.tsx";
import { payloadOf } from "../../../session/refused.ts";
import { ChargesFound } from "./charges-found.tsx";
import "./simulate.css";

/** /charge-config/simulate: what an order of some value and weight would be charged. */
export function SimulateCharges() {
  usePageName("Simulate charges");
  const client = useClient();
  const [registry] = useState(() => formRegistry(client, simulateChargesForm));
  const [found, setFound] = useState<SimulatedCharges>();
  const form = useEngineForm<typeof simulateChargesForm, SimulatedCharges>(simulateChargesForm, {
    defaultValues: { platform: "O2R", day: todayIn() },
    registry,
    onSubmit: async ({ weight = 0, retailerType, ...asked }) =>
      payloadOf(
        await client.call(
          chargeEndpoints.simulate,
          { query: { ...asked, weight, retailerType, typed: undefined, without: undefined } },
          { quiet: true },
        ),
      ),
    onSaved: setFound,
  });
  const submitting = useSubmitting(form);
  const total = found && formatMoney(found.total);
  return (
    <Page>
      <PageHeader
        title="Simulate charges"
        description="What an order would be charged beside its goods. Nothing is kept."
      />
      <div className="simulate-charges">
        <Card title="Order">
          <EngineForm form={form} components={fieldComponents} className="simulate-charges-form">
            <Refusal form={form} />
            <FormFields names={Object.keys(simulateChargesForm.fields)} />
            <Button type="submit" variant="primary" loading={submitting}>
              Simulate
            </Button>
          </EngineForm>
        </Card>
        <Card title="Charges">
          {found === undefined ? <p>Say what is ordered, and simulate.</p> : <ChargesFound found={found} />}
        </Card>
      </div>
      <LiveRegion>{total === undefined ? "" : `Charges together ${total}`}</LiveRegion>
    </Page>
  );
}
