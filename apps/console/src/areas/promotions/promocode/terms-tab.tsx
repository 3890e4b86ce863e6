import {
  promotionEndpoints,
  promotionForm,
  promotionLife,
  type PromotionRecord,
  type PromotionRow,
} from "@o2r/api/contract/promotions";
import { useClient, useEndpoint } from "@o2r/api/react";
import { Card, DescriptionList, formatDate, formatMoney, formatNumber, Progress } from "@o2r/ui";
import { Archive, CirclePause, CirclePlay, CirclePlus, Play } from "lucide-react";
import { useState } from "react";
import { formRegistry } from "../../../kit/form/form-registry.ts";
import { PanelState } from "../../../kit/panel-state.tsx";
import type { RecordPanelProps } from "../../../kit/record/record-page.types.ts";
import { RecordTimeline, type TimelineGiven } from "../../../kit/record/record-timeline.tsx";
import { readRows } from "../../../kit/rule/read-rows.ts";
import { RuleWords } from "../../../kit/rule/rule-words.tsx";
import { useChoiceNames } from "../../../kit/rule/use-choice-names.ts";

const timeline: TimelineGiven = {
  history: promotionEndpoints.history,
  life: promotionLife,
  icons: { created: CirclePlus, started: Play, paused: CirclePause, resumed: CirclePlay, archived: Archive },
};

const money = (rupees: number | null) => (rupees === null ? "–" : formatMoney(rupees));
const count = (units: number | null) => (units === null ? "–" : formatNumber(units));
const days = (from: string | null, till: string | null): string => {
  if (from === null && till === null) return "Any day";
  return `${from === null ? "…" : formatDate(from)} – ${till === null ? "…" : formatDate(till)}`;
};

const platforms = { ALL: "All", APP: "App", CALL_CENTERS: "Call centers" } as const;

/** How many retailers it is for: by its hubs, by name, and by what its rule asks of them. */
function Covered({ id }: { readonly id: string }) {
  const { data, error } = useEndpoint(
    promotionEndpoints.retailers,
    { params: { id } },
    { quiet: true, revalidateOnMount: true },
  );
  if (error !== undefined) return "The retailers could not be counted.";
  if (data === undefined) return "Counting retailers …";
  return data.count === data.of
    ? `All ${formatNumber(data.of)} active retailers`
    : `${formatNumber(data.count)} of ${formatNumber(data.of)} active retailers`;
}

function Limits({ row }: { readonly row: PromotionRow }) {
  return (
    <Card title="Use">
      <DescriptionList
        items={[
          {
            term: "Uses",
            value: `${formatNumber(row.uses)} of ${row.useLimit === null ? "any number" : formatNumber(row.useLimit)}`,
          },
          {
            term: "Cost",
            value:
              row.budget === null ? (
                formatMoney(row.spent)
              ) : (
                <>
                  {`${formatMoney(row.spent)} of ${formatMoney(row.budget)}`}
                  <Progress
                    label="Budget spent"
                    value={row.spent}
                    max={row.budget}
                    caption={`${formatNumber(Math.round((row.spent / row.budget) * 100))}% of the budget`}
                  />
                </>
              ),
          },
          { term: "Uses per retailer", value: count(row.retailerLimit) },
          { term: "Uses per day", value: count(row.dayLimit) },
        ]}
      />
    </Card>
  );
}

function Rule({ data }: { readonly data: PromotionRecord }) {
  const client = useClient();
  const [registry] = useState(() => formRegistry(client, promotionForm));
  const rules = readRows(data.rules);
  const nameOf = useChoiceNames(registry, rules);
  return (
    <Card title="Rule">
      <RuleWords rule={rules} nameOf={nameOf} always="No condition: it holds for every order." />
    </Card>
  );
}

/** What a promotion gives, when, where and to whom, who pays, and what is left of it. */
export function TermsTab({ row }: RecordPanelProps<PromotionRow>) {
  const { data, error, mutate } = useEndpoint(
    promotionEndpoints.get,
    { params: { id: row.id } },
    { revalidateOnMount: true },
  );
  if (data === undefined) return <PanelState what="The terms" error={error} onRetry={() => void mutate()} />;
  return (
    <div className="record" data-beside>
      <div className="record-main">
        <Limits row={row} />
        <Card title="Terms">
          <DescriptionList
            items={[
              { term: "Gives", value: row.gives },
              { term: "Funding", value: row.funding },
              { term: "Placed", value: days(data.validFrom, data.validTill) },
              { term: "Delivered", value: days(data.constraintsForm, data.constraintsTill) },
              { term: "Platform", value: platforms[row.platform] },
              { term: "Hubs", value: row.hub ?? "All hubs" },
              { term: "For", value: <Covered id={row.id} /> },
              { term: "Least units", value: count(data.minimumQuantity) },
              { term: "Least value", value: money(data.minimumValue) },
              { term: "Most off an order", value: money(data.maxDiscount) },
              { term: "Priority", value: formatNumber(row.priority) },
              {
                term: "Combines",
                value: row.stackable ? "With others that do, too" : "With no other on the same goods",
              },
              { term: "Made by", value: row.createdBy ?? "–" },
            ]}
          />
        </Card>
        <Rule data={data} />
      </div>
      <RecordTimeline row={row} given={timeline} />
    </div>
  );
}
