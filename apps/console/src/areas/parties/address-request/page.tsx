import { addressRequestEndpoints, addressRequestLife, type AddressRequestRow } from "@o2r/api/contract/parties";
import { Badge, Banner, buttonLook, Card, DescriptionList, formatDateTime, MapLink } from "@o2r/ui";
import { CircleCheck, CircleX, MapPinPlus } from "lucide-react";
import { Link, useParams } from "react-router-dom";
import { RecordPage } from "../../../kit/record/record-page.tsx";
import { RecordTimeline, type TimelineGiven } from "../../../kit/record/record-timeline.tsx";
import { StateBadge } from "../../../kit/lifecycle/state-status.tsx";
import { addressRequests, requestName } from "./address-request-words.ts";
import { distanceText } from "./distance-text.ts";
import { useRequestActs } from "./use-request-acts.tsx";
import "./page.css";

const timeline: TimelineGiven = {
  history: addressRequestEndpoints.history,
  life: addressRequestLife,
  icons: { requested: MapPinPlus, approved: CircleCheck, rejected: CircleX },
  why: "reason",
};

/** /retailer/address-request/:id: the address of today beside the new one, and what may be done. */
export function AddressRequestPage() {
  const { id = "" } = useParams();
  const acts = useRequestActs();
  return (
    <RecordPage<AddressRequestRow>
      {...addressRequests}
      endpoints={addressRequestEndpoints}
      id={id}
      rowName={requestName}
      head={(row) => ({
        badge: (
          <>
            <StateBadge life={addressRequestLife} state={row.state} />
            <Badge tone="info">{distanceText(row.distance)} away</Badge>
          </>
        ),
        description: (
          <>
            <a href={`tel:+91${row.mobile}`} className="o2r-mono">
              {row.mobile}
            </a>
            <span>
              Asked {formatDateTime(row.requestedAt)}
              {row.requestedBy !== null && ` by ${row.requestedBy}`}
            </span>
          </>
        ),
      })}
      actions={(row) => (
        <Link to={`/retailer/${row.retailerId}`} {...buttonLook({})}>
          Retailer
        </Link>
      )}
      acts={acts}
      timeline={(row) => <RecordTimeline row={row} given={timeline} />}
    >
      {(row) => (
        <>
          {row.state === "PENDING" && acts.reasons(row)[0] !== undefined && (
            <Banner tone="info" title={acts.reasons(row)[0] ?? ""}>
              Somebody else decides on it.
            </Banner>
          )}
          {row.state === "REJECTED" && row.reason !== null && (
            <Banner tone="warning" title="Rejected">
              {row.reason}
            </Banner>
          )}
          {row.state === "PENDING" && row.to.hub === null && (
            <Banner tone="warning" title={`Nobody delivers to ${row.to.pincode}`}>
              Let a hub serve that pincode first.
            </Banner>
          )}
          {row.state === "PENDING" && row.to.hub !== null && row.to.hub !== row.from.hub && (
            <Banner tone="info" title={`The hub changes to ${row.to.hub}`}>
              {row.to.beat === null
                ? "It has no beat of the same name: assign one once this is approved."
                : `The beat there is ${row.to.beat}.`}
            </Banner>
          )}
          <div className="address-sides">
            <Place title={row.state === "APPROVED" ? "Before" : "Today"} place={row.from} />
            <Place title="New" place={row.to} />
          </div>
        </>
      )}
    </RecordPage>
  );
}

function Place({ title, place }: { readonly title: string; readonly place: AddressRequestRow["from"] }) {
  const lines = [place.addressLine1, place.addressLine2, place.addressLine3].filter(Boolean).join(", ");
  return (
    <Card title={title}>
      <DescriptionList
        items={[
          { term: "Address", value: lines },
          { term: "Place", value: `${place.city}, ${place.state} ${place.pincode}` },
          // Also where there are none, so that one side is compared with the other line by line.
          { term: "Directions", value: place.address },
          { term: "Hub", value: place.hub ?? "None" },
          { term: "Beat", value: place.beat ?? "None" },
          {
            term: "Map",
            value: <MapLink latitude={place.lat} longitude={place.lng} address={`${lines}, ${place.city}`} />,
          },
        ]}
      />
    </Card>
  );
}
