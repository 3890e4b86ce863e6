import { retailerEndpoints, retailerLife, type Retailer, type RetailerRow } from "@o2r/api/contract/parties";
import { useEndpoint } from "@o2r/api/react";
import { Banner, Card, DescriptionList, formatDate, formatDateTime, MapLink } from "@o2r/ui";
import { Ban, CircleCheck, CircleOff, HandCoins, MapPinned, RotateCcw, Undo2, UserCog, UserPlus } from "lucide-react";
import { PanelState } from "../../../kit/panel-state.tsx";
import type { RecordPanelProps } from "../../../kit/record/record-page.types.ts";
import { RecordTimeline, type TimelineGiven } from "../../../kit/record/record-timeline.tsx";
import { addressOf } from "./retailer-words.ts";

const timeline: TimelineGiven = {
  history: retailerEndpoints.history,
  life: retailerLife,
  icons: {
    created: UserPlus,
    activated: CircleCheck,
    blocked: Ban,
    unblocked: RotateCcw,
    deactivated: CircleOff,
    "sent-back": Undo2,
    "agent-assigned": UserCog,
    "beat-assigned": MapPinned,
    "terms-set": HandCoins,
  },
  why: "reason",
};

const orDash = (text: string | null) => text ?? "–";
const day = (text: string | null) => (text === null ? "–" : formatDate(text));

const contacts = (data: Retailer) => [
  { term: "Alternative mobile", value: orDash(data.alternativeMobile) },
  { term: "WhatsApp", value: orDash(data.whatsappNo) },
  { term: "Secondary contact", value: orDash(data.secondaryName) },
  { term: "Secondary mobile", value: orDash(data.secondaryMobile) },
];

const shop = (data: Retailer, row: RetailerRow) => [
  { term: "Shop type", value: data.shopTypeLabel },
  { term: "Retailer type", value: orDash(data.retailerTypeLabel) },
  { term: "Hub", value: orDash(data.hub) },
  { term: "Beat", value: orDash(data.beat) },
  { term: "Beat type", value: orDash(data.beatTypeLabel) },
  { term: "Agent", value: orDash(row.agent) },
  { term: "Onboarded by", value: orDash(row.onboardedBy) },
  { term: "Last order", value: row.lastOrderAt === null ? "None yet" : formatDateTime(row.lastOrderAt) },
];

const identity = (data: Retailer) => [
  { term: "GSTIN", value: orDash(data.gstNumber) },
  { term: "Special economic zone", value: data.specialZone === "yes" ? "Yes" : "No" },
  { term: "PAN", value: orDash(data.panNumber) },
  { term: "Name as per ID", value: orDash(data.nameAsPerId) },
  { term: "FSSAI number", value: orDash(data.fssaiNumber) },
  { term: "Aadhaar", value: data.aadharLast4 === null ? "–" : `XXXX XXXX ${data.aadharLast4}` },
];

const days = (data: Retailer) => [
  { term: "Date of birth", value: day(data.dob) },
  { term: "Marriage anniversary", value: day(data.marriageAnniversary) },
  { term: "First child's birthday", value: day(data.firstKidBday) },
  { term: "Second child's birthday", value: day(data.secondKidBday) },
];

/** What is known of a shop, and what happened to it. */
export function ProfileTab({ row }: RecordPanelProps<RetailerRow>) {
  const { data, error, mutate } = useEndpoint(
    retailerEndpoints.get,
    { params: { id: row.id } },
    { revalidateOnMount: true },
  );
  if (data === undefined) return <PanelState what="The profile" error={error} onRetry={() => void mutate()} />;
  return (
    <div className="record" data-beside>
      <div className="record-main">
        {row.stateReason !== null && (
          <Banner
            tone={row.state === "BLOCKED" ? "danger" : "warning"}
            title={row.state === "BLOCKED" ? "Blocked: no orders are taken" : "No longer served"}
          >
            {row.stateReason}
          </Banner>
        )}
        <Card title="Shop">
          <DescriptionList items={shop(data, row)} />
        </Card>
        <Card title="Address">
          <p>{addressOf(data)}</p>
          {data.address !== null && <p>{data.address}</p>}
          <MapLink latitude={data.lat} longitude={data.lng} address={addressOf(data)} />
        </Card>
        <Card title="Contacts">
          <DescriptionList items={contacts(data)} />
        </Card>
        <Card title="Tax and identity">
          <DescriptionList items={identity(data)} />
        </Card>
        <Card title="Days to remember">
          <DescriptionList items={days(data)} />
        </Card>
      </div>
      <RecordTimeline row={row} given={timeline} />
    </div>
  );
}
