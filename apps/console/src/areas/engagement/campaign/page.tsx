import { campaignEndpoints, campaignLife, type Campaign } from "@o2r/api/contract/engagement";
import { Button, buttonLook, Card, DescriptionList, formatDateTime, formatNumber } from "@o2r/ui";
import { CircleCheck, CircleX, Megaphone, Send, SendHorizontal, Undo2 } from "lucide-react";
import { Link, useParams } from "react-router-dom";
import { StateBadge } from "../../../kit/lifecycle/state-status.tsx";
import { RecordPage } from "../../../kit/record/record-page.tsx";
import { RecordTimeline, type TimelineGiven } from "../../../kit/record/record-timeline.tsx";
import { AudienceText } from "./audience-text.tsx";
import { campaignName, campaigns } from "./campaign-words.ts";
import { MessagePreview } from "./message-preview.tsx";
import { useCampaignActs } from "./use-campaign-acts.tsx";
import { useTestCampaign } from "./use-test-campaign.ts";
import "./campaign.css";

const endpoints = { get: campaignEndpoints.page, list: campaignEndpoints.list };

const timeline: TimelineGiven = {
  history: campaignEndpoints.history,
  life: campaignLife,
  icons: {
    created: Megaphone,
    released: SendHorizontal,
    "taken-back": Undo2,
    cancelled: CircleX,
    begun: Send,
    sent: CircleCheck,
  },
};

/** /notification/:id: what a notification says, to whom, and what became of it. */
export function CampaignPage() {
  const { id = "" } = useParams();
  const acts = useCampaignActs();
  const { test, running } = useTestCampaign();
  return (
    <RecordPage<Campaign>
      {...campaigns}
      endpoints={endpoints}
      id={id}
      rowName={campaignName}
      head={(row) => ({
        badge: <StateBadge life={campaignLife} state={row.state} />,
        description: (
          <>
            <span>{row.channelText}</span>
            <span>{whenText(row)}</span>
          </>
        ),
      })}
      actions={(row) => (
        <>
          <Button loading={running} onClick={() => void test(row)}>
            Test to me
          </Button>
          <Link to={`${campaigns.path}/new?from=${row.id}`} {...buttonLook({})}>
            Duplicate
          </Link>
          {row.state === "DRAFT" && (
            <Link to={`${campaigns.path}/${row.id}/edit`} {...buttonLook({})}>
              Edit
            </Link>
          )}
        </>
      )}
      acts={acts}
      timeline={(row) => <RecordTimeline row={row} given={timeline} />}
    >
      {(row) => (
        <div className="campaign-stack">
          {row.state !== "DRAFT" && row.state !== "SCHEDULED" && <Figures row={row} />}
          <Card title="Message">
            <MessagePreview title={row.title} body={row.body} channels={row.channels} image={row.image} />
          </Card>
          <Card title="To whom and when">
            <DescriptionList
              items={[
                { term: "Audience", value: <AudienceText rule={row.audience} counted={row.state === "DRAFT"} /> },
                ...(row.recipients === null ? [] : [{ term: "Recipients", value: formatNumber(row.recipients) }]),
                { term: "Time", value: whenText(row) },
                { term: "Quiet", value: row.quiet },
                ...(row.deepLink === null ? [] : [{ term: "Opens", value: row.deepLink }]),
                { term: "Written by", value: row.createdBy ?? "–" },
              ]}
            />
          </Card>
        </div>
      )}
    </RecordPage>
  );
}

const whenText = ({ state, startsAt, sentAt }: Campaign): string => {
  if (sentAt !== null) return `Sent ${formatDateTime(sentAt)}`;
  if (startsAt === null) return "As soon as it is released";
  return `${state === "SCHEDULED" ? "Goes out from" : "Since"} ${formatDateTime(startsAt)}${state === "SCHEDULED" ? " on" : ""}`;
};

/** What became of its messages. */
function Figures({ row }: { readonly row: Campaign }) {
  const share = (part: number): string => (row.sent === 0 ? "" : ` (${Math.round((part / row.sent) * 100)}%)`);
  return (
    <Card title="Delivery">
      <DescriptionList
        items={[
          { term: "Sent", value: formatNumber(row.sent) },
          { term: "Delivered", value: `${formatNumber(row.delivered)}${share(row.delivered)}` },
          { term: "Read", value: `${formatNumber(row.read)}${share(row.read)}` },
          { term: "Waiting", value: formatNumber(row.waiting) },
          { term: "Failed", value: formatNumber(row.failed) },
          { term: "Not wanted", value: formatNumber(row.suppressed) },
        ]}
      />
    </Card>
  );
}
