import { retailerEndpoints, type RetailerRow } from "@o2r/api/contract/parties";
import { useEndpoint } from "@o2r/api/react";
import { Button, Card, DescriptionList, formatMoney } from "@o2r/ui";
import { useState } from "react";
import { later } from "../../../kit/deferred.tsx";
import { PanelState } from "../../../kit/panel-state.tsx";
import type { RecordPanelProps } from "../../../kit/record/record-page.types.ts";
import { useMay } from "../../../kit/use-may.ts";
import type { TermsDialogProps } from "./terms-dialog.tsx";

const TermsDialog = later<TermsDialogProps>(async () => (await import("./terms-dialog.tsx")).TermsDialog);

/** What a shop may owe, and for how long. */
export function TermsTab({ row }: RecordPanelProps<RetailerRow>) {
  const mayChange = useMay("retailer.terms");
  const [open, setOpen] = useState(false);
  const { data, error, mutate } = useEndpoint(
    retailerEndpoints.get,
    { params: { id: row.id } },
    { revalidateOnMount: true },
  );
  if (data === undefined) return <PanelState what="The terms" error={error} onRetry={() => void mutate()} />;
  const ofType = `As ${data.retailerTypeLabel ?? "retailers without a type"}`;
  return (
    <>
      <Card
        title="Credit terms"
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
            { term: "Credit limit", value: data.creditLimit === null ? ofType : formatMoney(data.creditLimit) },
            { term: "Credit days", value: data.creditDays === null ? ofType : `${data.creditDays} days` },
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
