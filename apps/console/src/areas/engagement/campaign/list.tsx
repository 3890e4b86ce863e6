import { campaignLife, type Campaign } from "@o2r/api/contract/engagement";
import { formatDateTime, formatNumber } from "@o2r/ui";
import { Bell, BellOff, Copy, Eye, Inbox, Megaphone, Send, SquarePen } from "lucide-react";
import { useMemo, type ReactNode } from "react";
import { StateStatus } from "../../../kit/lifecycle/state-status.tsx";
import type { CellDrawing, RowAction } from "../../../kit/list/list-page.types.ts";
import { ListPage } from "../../../kit/list/list-page.tsx";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { useMay } from "../../../kit/use-may.ts";
import { campaignName, campaigns } from "./campaign-words.ts";
import { useCampaignActs } from "./use-campaign-acts.tsx";
import { useTestCampaign } from "./use-test-campaign.ts";

const hrefOf = ({ id }: Campaign): string => `${campaigns.path}/${id}`;
const status = ({ state }: Campaign) => <StateStatus life={campaignLife} state={state} />;
const cells: Readonly<Record<string, CellDrawing<Campaign>>> = {
  state: { cell: status },
  audienceText: { kind: "muted" },
};

const related = [
  { to: "/notification/event", label: "Events", icon: Bell },
  { to: "/notification/choice", label: "Retailers' choices", icon: BellOff },
  { to: "/sms/outbox", label: "Outbox", icon: Inbox },
] as const;

const card = (row: Campaign, menu: ReactNode): ReactNode => (
  <RowCard
    title={row.title}
    href={hrefOf(row)}
    detail={`${row.channelText} · ${row.audienceText}`}
    menu={menu}
    facts={[
      <span key="state">{status(row)}</span>,
      ...(row.startsAt === null ? [] : [formatDateTime(row.startsAt)]),
      ...(row.sent === 0 ? [] : [`${formatNumber(row.sent)} sent`]),
    ]}
  />
);

/** /notification: messages to many retailers. */
export function CampaignList() {
  const acts = useCampaignActs();
  const mayWrite = useMay(campaigns.permission);
  const { test } = useTestCampaign();
  const rowActions = useMemo<readonly RowAction<Campaign>[]>(
    () => [
      { label: "Open", icon: Eye, to: hrefOf },
      { label: "Edit", icon: SquarePen, to: (row) => `${hrefOf(row)}/edit`, when: ({ state }) => state === "DRAFT" },
      { label: "Duplicate", icon: Copy, to: ({ id }) => `${campaigns.path}/new?from=${id}` },
      { label: "Send a test to me", icon: Send, run: (row) => void test(row) },
      ...acts.rowActions,
    ],
    [acts.rowActions, test],
  );
  return (
    <>
      <ListPage<typeof campaigns.endpoint, Campaign>
        {...campaigns}
        title="Notification"
        icon={Megaphone}
        rowName={campaignName}
        rowHref={hrefOf}
        cells={cells}
        card={card}
        related={related}
        rowActions={rowActions}
        {...(mayWrite && { create: { to: `${campaigns.path}/new`, label: "Write notification" } })}
        {...acts.bulk}
      />
      {acts.dialog}
    </>
  );
}
