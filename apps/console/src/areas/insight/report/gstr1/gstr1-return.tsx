import { gstr1Sections, reportEndpoints, type Gstr1Section, type Gstr1Summary } from "@o2r/api/contract/insight";
import { useClient, useEndpoint } from "@o2r/api/react";
import { Badge, Banner, Button, Card, formatMoney, formatMoneyColumn, formatNumber } from "@o2r/ui";
import { Download, FileJson } from "lucide-react";
import { useState } from "react";
import { PanelState } from "../../../../kit/panel-state.tsx";
import { saveFile } from "../../../../kit/save-file.ts";
import { WideTable } from "../../../../kit/wide-table.tsx";
import { monthText } from "./months.ts";
import "./gstr1.css";

const { summary: summaryEndpoint, file: fileEndpoint } = reportEndpoints.reportGstr1;

const heads = ["taxable", "igst", "cgst", "sgst", "cess"] as const;
const head = [
  "Table",
  { figure: "Entries" },
  { figure: "Taxable ₹" },
  { figure: "IGST ₹" },
  { figure: "CGST ₹" },
  { figure: "SGST ₹" },
  { figure: "Cess ₹" },
  { unseen: "File" },
] as const;

/** Whose return, and of which month. */
type Of = Pick<Gstr1Summary, "gstin" | "month">;
/** What the address names of them; the service takes the first GSTIN and the month that ended for the rest. */
export type Asked = { readonly [Key in keyof Of]: string | undefined };

/** Saves a table as CSV, or the whole return as JSON. */
const useFiles = ({ gstin, month }: Of) => {
  const client = useClient();
  const [working, setWorking] = useState<Gstr1Section | "all">();
  const [failure, setFailure] = useState<string>();
  const save = async (section: Gstr1Section | "all") => {
    setFailure(undefined);
    setWorking(section);
    const { response, error } = await client.open(fileEndpoint, { query: { gstin, month, section } }, { quiet: true });
    const file = await response?.blob().catch(() => undefined);
    setWorking(undefined);
    if (file === undefined)
      setFailure(error?.message ?? "The connection was lost before the file was whole. Try again.");
    else saveFile(file, `GSTR1-${gstin}-${month}${section === "all" ? ".json" : `-${section}.csv`}`);
  };
  return { working, failure, save };
};

type Files = ReturnType<typeof useFiles>;

function Sums({ of }: { readonly of: Gstr1Summary["total"] }) {
  return heads.map((key) => (
    <td key={key} data-figure="">
      {formatMoneyColumn(of[key])}
    </td>
  ));
}

function Tables({ summary, files }: { readonly summary: Gstr1Summary; readonly files: Files }) {
  return (
    <WideTable label="GSTR-1" head={head} stacks>
      <tbody>
        {summary.sections.map((row) => {
          const { title, says } = gstr1Sections[row.section];
          return (
            <tr key={row.section}>
              <th scope="row">
                {title}
                <small>{says}</small>
              </th>
              <td data-figure="">{formatNumber(row.count)}</td>
              <Sums of={row} />
              <td>
                <Button
                  size="sm"
                  icon={Download}
                  loading={files.working === row.section}
                  aria-label={`${title} as CSV`}
                  onClick={() => void files.save(row.section)}
                >
                  CSV
                </Button>
              </td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Invoices less credit notes</th>
          <td data-figure="">–</td>
          <Sums of={summary.total} />
          <td>–</td>
        </tr>
        <tr>
          <th scope="row">The ledger</th>
          <td data-figure="">–</td>
          <Sums of={summary.ledger} />
          <td>–</td>
        </tr>
      </tfoot>
    </WideTable>
  );
}

/** The return of a month, table by table, against the ledger and as files. */
export function Return({ asked }: { readonly asked: Asked }) {
  const { data, error, mutate } = useEndpoint(summaryEndpoint, { query: asked }, { revalidateOnMount: true });
  if (data === undefined) return <PanelState what="The return" error={error} onRetry={() => void mutate()} />;
  return <ReturnCard data={data} />;
}

function ReturnCard({ data }: { readonly data: Gstr1Summary }) {
  const files = useFiles(data);
  return (
    <Card
      title={`${monthText(data.month)}, ${data.gstin}`}
      actions={
        <Button
          variant="primary"
          icon={FileJson}
          loading={files.working === "all"}
          onClick={() => void files.save("all")}
        >
          JSON for the portal
        </Button>
      }
      flush
    >
      <div className="gstr1-state">
        {data.agrees ? (
          <Badge tone="success">Agrees with the ledger</Badge>
        ) : (
          <Banner tone="danger" title="The return and the ledger differ">
            Compare the last two rows, and do not file before they are the same.
          </Banner>
        )}
        {data.commercial > 0 && (
          <p>Credit notes without tax over {formatMoney(data.commercial)} are no part of the return.</p>
        )}
        {data.onPrintedPrice > 0 && (
          <Banner
            tone="warning"
            title={`Goods taxed on MRP: ${formatNumber(data.onPrintedPrice)} ${data.onPrintedPrice === 1 ? "document" : "documents"}`}
          >
            From a CSV the portal works out the tax of the taxable value, which is not theirs. Give this return as JSON.
          </Banner>
        )}
        {files.failure !== undefined && (
          <Banner tone="danger" title="The file could not be made">
            {files.failure}
          </Banner>
        )}
      </div>
      <Tables summary={data} files={files} />
    </Card>
  );
}
