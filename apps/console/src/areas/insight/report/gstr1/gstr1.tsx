import { reportEndpoints } from "@o2r/api/contract/insight";
import { useEndpoint } from "@o2r/api/react";
import { buttonLook, EmptyState, FormField, Icon, NativeSelect, Page, PageHeader, tradeTimeZone } from "@o2r/ui";
import { ChartColumn, ReceiptIndianRupee } from "lucide-react";
import { useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { PanelState } from "../../../../kit/panel-state.tsx";
import { Return, type Asked } from "./gstr1-return.tsx";
import { monthsBefore, monthText } from "./months.ts";
import "./gstr1.css";

/** /reports/gstr1: the return of outward supplies of a GSTIN and a month, against the ledger and as files. */
export function Gstr1() {
  const [query, setQuery] = useSearchParams();
  const { data: gstins, error, mutate } = useEndpoint(reportEndpoints.reportGstr1.gstins, {});
  const [months] = useState(() => monthsBefore(new Date(), tradeTimeZone, 18));
  const asked: Asked = { gstin: query.get("gstin") ?? undefined, month: query.get("month") ?? undefined };
  const gstin = asked.gstin ?? gstins?.[0]?.gstin;
  // The month that ended is the one to file.
  const month = asked.month ?? months[1] ?? "";
  const choose = (key: keyof Asked, value: string) =>
    setQuery({ ...(gstin !== undefined && { gstin }), month, [key]: value }, { replace: true });
  return (
    <Page background="canvas">
      <PageHeader
        title="GSTR-1"
        description="The return of outward supplies, table by table, in the columns that the portal has published."
        actions={
          <>
            <Link to="/invoice" {...buttonLook({})}>
              <Icon as={ReceiptIndianRupee} /> Invoices
            </Link>
            <Link to="/reports" {...buttonLook({})}>
              <Icon as={ChartColumn} /> All reports
            </Link>
          </>
        }
      />
      {gstins === undefined ? (
        <PanelState what="The GSTINs" error={error} onRetry={() => void mutate()} />
      ) : gstin === undefined ? (
        <EmptyState reason="nothing-yet" title="No warehouse has a GSTIN">
          A return is of a GSTIN: give one to a warehouse.
        </EmptyState>
      ) : (
        <>
          <div className="gstr1-choice">
            <FormField label="GSTIN">
              <NativeSelect
                name="gstin"
                value={gstin}
                options={gstins.map((one) => ({
                  value: one.gstin,
                  label: one.name === "" ? one.gstin : `${one.gstin} · ${one.name}`,
                }))}
                onChange={({ target }) => choose("gstin", target.value)}
              />
            </FormField>
            <FormField label="Month">
              <NativeSelect
                name="month"
                value={month}
                options={[...new Set([...months, month])].map((value) => ({ value, label: monthText(value) }))}
                onChange={({ target }) => choose("month", target.value)}
              />
            </FormField>
          </div>
          <Return key={`${asked.gstin} ${asked.month}`} asked={asked} />
        </>
      )}
    </Page>
  );
}
