import {
  simulateEndpoints,
  simulateForm,
  type PromotionRow,
  type Simulated,
  type VerdictRow,
} from "@o2r/api/contract/promotions";
import { useClient } from "@o2r/api/react";
import { fieldComponents, FormFields } from "@o2r/forms/fields";
import { EngineForm, useEngineForm, useSubmitting } from "@o2r/forms/react";
import { rows } from "@o2r/forms/rows";
import { Banner, Button, Card, formatMoney, formatMoneyColumn, formatNumber, Metric, MetricRow } from "@o2r/ui";
import { useId, useState } from "react";
import { formRegistry } from "../../../kit/form/form-registry.ts";
import type { RecordPanelProps } from "../../../kit/record/record-page.types.ts";
import { WideTable } from "../../../kit/wide-table.tsx";
import { Refusal } from "../../../session/refusal.tsx";
import { payloadOf } from "../../../session/refused.ts";
import "./simulate-tab.css";

const codesOf = (text: string | undefined): string[] =>
  (text ?? "")
    .split(",")
    .map((code) => code.trim())
    .filter((code) => code !== "")
    .slice(0, 5);

const gave = ({ amount, freeUnits }: VerdictRow): string =>
  [
    ...(amount > 0 ? [`${formatMoney(amount)} off`] : []),
    ...(freeUnits > 0 ? [`${formatNumber(freeUnits)} free`] : []),
  ].join(", ");

function Verdicts({ verdicts, id }: { readonly verdicts: readonly VerdictRow[]; readonly id: string }) {
  return (
    <Card title="Promotions" flush>
      <WideTable label="Promotions" head={["Promotion", "Gave", "Why", "Nearly"]} stacks>
        <tbody>
          {verdicts.map((one) => (
            <tr key={one.promotionId}>
              <th scope="row">
                {one.promotionId === id ? <b>{one.title}</b> : one.title}
                {one.code !== null && <span className="o2r-mono"> {one.code}</span>}
              </th>
              <td>{one.applied ? gave(one) : "Nothing"}</td>
              <td>{one.why}</td>
              <td>{one.nearly ?? "–"}</td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </Card>
  );
}

const lineHead = [
  "Product",
  { figure: "Units" },
  { figure: "Price ₹" },
  { figure: "Goods ₹" },
  { figure: "Off ₹" },
  "Why",
] as const;

function Result({ result, id }: { readonly result: Simulated; readonly id: string }) {
  const own = result.verdicts.find(({ promotionId }) => promotionId === id);
  return (
    <>
      {own && (
        <Banner
          tone={own.applied ? "success" : "info"}
          title={own.applied ? `It gives ${gave(own)}` : "It gives nothing"}
        >
          {own.nearly === null || own.nearly === own.why ? own.why : `${own.why}. ${own.nearly}`}
        </Banner>
      )}
      <MetricRow label="What it comes to">
        <Metric label="Goods" value={formatMoney(result.goods)} />
        <Metric label="Off" value={formatMoney(result.discount)} />
        <Metric label="Before tax" value={formatMoney(result.net)} />
      </MetricRow>
      <Card title="Lines" flush>
        <WideTable label="Lines" head={lineHead} stacks>
          <tbody>
            {result.lines.map((line) => (
              <tr key={line.key}>
                <th scope="row">{line.product}</th>
                <td data-figure>{line.free ? `${formatNumber(line.units)} free` : formatNumber(line.units)}</td>
                <td data-figure>{formatMoneyColumn(line.price)}</td>
                <td data-figure>{formatMoneyColumn(line.goods)}</td>
                <td data-figure>{formatMoneyColumn(line.discount)}</td>
                <td>{line.why.length === 0 ? "–" : line.why.join("; ")}</td>
              </tr>
            ))}
          </tbody>
        </WideTable>
      </Card>
      <Verdicts verdicts={result.verdicts} id={id} />
    </>
  );
}

/** Tries a promotion, beside those that hold, on an order or on a cart that is made up. Nothing is taken. */
export function SimulateTab({ row }: RecordPanelProps<PromotionRow>) {
  const client = useClient();
  const formId = useId();
  const [registry] = useState(() => ({ ...formRegistry(client, simulateForm), lists: rows }));
  const [result, show] = useState<Simulated>();
  const form = useEngineForm<typeof simulateForm, Simulated>(simulateForm, {
    defaultValues: { ...(row.code !== null && { codes: row.code }) },
    registry,
    onSubmit: async ({ orderNumber, retailerId, lines, codes }) =>
      payloadOf(
        await client.call(
          simulateEndpoints.run,
          {
            body: {
              promotionId: row.id,
              orderId: null,
              orderNumber: orderNumber ?? null,
              retailerId: retailerId ?? null,
              lines: (lines ?? []).map(({ productId, units }) => ({ productId, units })),
              codes: codesOf(codes),
            },
          },
          { quiet: true },
        ),
      ),
    onSaved: show,
  });
  const submitting = useSubmitting(form);
  return (
    <>
      <Card
        title="Try it"
        actions={
          <Button type="submit" form={formId} variant="primary" loading={submitting}>
            Simulate
          </Button>
        }
      >
        <EngineForm id={formId} form={form} components={fieldComponents} className="act-dialog">
          <Refusal form={form} />
          <FormFields names={Object.keys(simulateForm.fields)} />
        </EngineForm>
      </Card>
      <div className="simulated" aria-live="polite">
        {result && <Result result={result} id={row.id} />}
      </div>
    </>
  );
}
