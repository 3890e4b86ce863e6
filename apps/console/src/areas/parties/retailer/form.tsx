import type { Client } from "@o2r/api/client";
import { retailerEndpoints, retailerForm, type Retailer } from "@o2r/api/contract/parties";
import type { FormHandle } from "@o2r/forms/react";
import type { SectionExtra } from "../../../kit/form/form-body.tsx";
import { FormScreen } from "../../../kit/form/form-screen.tsx";
import { GstinNotice } from "../../../kit/notice/gstin-notice.tsx";
import { PlaceOnMap } from "../../../kit/notice/place-on-map.tsx";
import { UnservedNotice } from "../../../kit/notice/unserved-notice.tsx";
import { addressLookUp } from "./address-look-up.ts";
import { retailerName, retailers } from "./retailer-words.ts";

const derivations = (client: Client) => ({ placeOfAddress: addressLookUp(client).derivation });

const extrasOf = (form: FormHandle): Readonly<Record<string, SectionExtra>> => ({
  place: {
    after: "lng",
    content: (
      <>
        <UnservedNotice form={form} />
        <PlaceOnMap form={form} latitude="lat" longitude="lng" street="addressLine1" />
      </>
    ),
  },
  ids: { after: "gstNumber", content: <GstinNotice form={form} /> },
});

/** /retailer/:id/edit: what is known of a shop. */
export function RetailerForm() {
  return (
    <FormScreen<Retailer>
      {...retailers}
      endpoints={retailerEndpoints}
      permission="retailer.write"
      definition={retailerForm}
      rowName={retailerName}
      head={({ mobile, name }) => ({
        description: (
          <>
            <span>{name}</span>
            <span className="o2r-mono">{mobile}</span>
          </>
        ),
      })}
      derivations={derivations}
      extras={extrasOf}
    />
  );
}
