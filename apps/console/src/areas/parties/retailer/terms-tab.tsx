import { retailerEndpoints, type RetailerRow, type RetailerTerms } from "@o2r/api/contract/parties";
import { useEndpoint } from "@o2r/api/react";
import { Button, Card, DescriptionList, formatMoney } from "@o2r/ui";
import { useState, type ReactNode } from "react";
import { later } from "../../../kit/deferred.tsx";
import { PanelState } from "../../../kit/panel-state.tsx";
import type { RecordPanelProps } from "../../../kit/record/record-page.types.ts";
import { useMay } from "../../../kit/use-may.ts";
import type { TermsDialogProps } from "./terms-dialog.tsx";
import "./terms-tab.css";

const TermsDialog = later<TermsDialogProps>(async () => (await import("./terms-dialog.tsx")).TermsDialog);

type Held = RetailerTerms["holds"]["creditLimit"];

/** Who states a term, in words. */
const originText = ({ origin, name }: Held): string => {
  const named = name ?? "";
  const words: Readonly<Record<Held["origin"], string>> = {
    OWN: "Their own",
    TIER: `By their tier ${named}`,
    STATUS: `By their status: ${named}`,
    TYPE: `By their type ${named}`,
    TYPE_TIER: `By the tier ${named} of their type`,
    DEFAULT: "As the platform has it",
  };
  return words[origin];
};

const termText = (held: Held, value: string): ReactNode => (
  <span className="retailer-term">
    <b>{value}</b>
    <span>{originText(held)}</span>
  </span>
);

/** What a shop may owe, for how long, and what it orders at least: as it holds, with who says so. */
export function TermsTab({ row }: RecordPanelProps<RetailerRow>) {
  const mayChange = useMay("retailer.terms");
  const [open, setOpen] = useState(false);
  const { data, error, mutate } = useEndpoint(
    retailerEndpoints.terms,
    { params: { id: row.id } },
    { revalidateOnMount: true },
  );
  if (data === undefined) return <PanelState what="The terms" error={error} onRetry={() => void mutate()} />;
  const { creditLimit, creditDays, minOrder } = data.holds;
  return (
    <>
      <Card
        title="Terms"
        actions={
          mayChange && (
            <Button size="sm" onClick={() => setOpen(true)}>
              Set terms
            </Button>
          )
        }
      >
        <DescriptionList
          items={[
            { term: "Credit limit", value: termText(creditLimit, formatMoney(creditLimit.value)) },
            {
              term: "Credit days",
              value: termText(creditDays, creditDays.value === 1 ? "1 day" : `${creditDays.value} days`),
            },
            { term: "Minimum order", value: termText(minOrder, formatMoney(minOrder.value)) },
            { term: "Tier", value: data.tier ?? "None of their own" },
          ]}
        />
      </Card>
      {open && (
        <TermsDialog
          row={row}
          terms={data}
          onDone={() => {
            setOpen(false);
            void mutate();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
