import { pincodeEndpoints, pincodeLookupForm } from "@o2r/api/contract/logistics";
import { useClient, useEndpoint } from "@o2r/api/react";
import { FormFields } from "@o2r/forms/fields";
import { EngineForm, useEngineForm, useFieldValue, type FormHandle } from "@o2r/forms/react";
import { Button, DescriptionList, Status } from "@o2r/ui";
import { Dialog } from "@o2r/ui/overlays";
import { useState } from "react";
import { formComponents } from "../../../kit/form/form-components.ts";
import { formRegistry } from "../../../kit/form/form-registry.ts";

/** The pincode look-up form: where a pincode is, and who delivers there. Nothing is saved. */
export function PincodeDialog({ onClose }: { readonly onClose: () => void }) {
  const client = useClient();
  const [registry] = useState(() => formRegistry(client, pincodeLookupForm));
  const form = useEngineForm(pincodeLookupForm, { registry, onSubmit: () => Promise.resolve() });
  return (
    <Dialog open size="sm" title="Look up pincode" onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
      <EngineForm form={form} components={formComponents} aria-label="Pincode look-up">
        <FormFields names={["pincode", "city", "state"]} />
      </EngineForm>
      <Served form={form} />
    </Dialog>
  );
}

function Served({ form }: { readonly form: FormHandle }) {
  const pincode = useFieldValue(form, "pincode");
  const isWhole = typeof pincode === "string" && /^\d{6}$/.test(pincode);
  const { data } = useEndpoint(pincodeEndpoints.find, isWhole ? { query: { pincode } } : null);
  if (!isWhole || data == null) return null;
  const [first, ...others] = data.servedBy;
  return (
    <output>
      <DescriptionList
        items={[
          { term: "Localities", value: data.areas.flatMap(({ localities }) => localities).join(", ") },
          {
            term: "Served by",
            value: first?.name ?? <Status tone="warning">No hub serves it yet</Status>,
          },
          ...(others.length === 0 ? [] : [{ term: "Stand in", value: others.map(({ name }) => name).join(", ") }]),
        ]}
      />
    </output>
  );
}
