import { exportColumns, wordOf, type Page as ListReply } from "@o2r/api/contract/core";
import type { CallInput } from "@o2r/api/client";
import { useEndpoint } from "@o2r/api/react";
import { Banner, Button, DateText, PrintSheet, Spinner } from "@o2r/ui";
import { Dialog } from "@o2r/ui/overlays";
import { Printer } from "lucide-react";
import { useState } from "react";
import { NotLoaded } from "../../not-loaded.tsx";
import { cellContent } from "../cell.tsx";
import type { ListRow } from "../list-page.types.ts";
import { fromFirstPage, listQuery } from "../list-state.ts";
import { fileColumns } from "./chosen-columns.ts";
import type { ListToolProps } from "./list-tools.types.ts";
import "./list-tool.css";

/** Rows that go on paper: the largest page. Who needs more needs a file. */
const most = 500;
/** More columns than this do not fit upright. */
const upright = 6;
/** More than this cannot all be given their longest word. */
const roomy = 10;

const figures: readonly string[] = ["money", "number", "percent"];
/** Broken over two lines, these are hard to read. */
const unbroken: readonly string[] = ["date", "dateTime", "badge", "flag"];
const paperLook = (kind: string) => ({
  "data-number": figures.includes(kind) ? "" : undefined,
  "data-short": unbroken.includes(kind) ? "" : undefined,
});

/** The list on paper: what is filtered, in its order, with the columns that it shows and the code below its names. */
export function PrintDialog({
  endpoint,
  declaration,
  title,
  noun,
  state,
  shown,
  count,
  onClose,
}: Omit<ListToolProps, "tool">) {
  // A list endpoint's parameters are the list's own query, and its reply is a page of its rows.
  const input = { query: listQuery(fromFirstPage(state, { size: most })) } as unknown as CallInput<typeof endpoint>;
  const { data, error, mutate } = useEndpoint(endpoint, input, { quiet: true });
  const [now] = useState(() => new Date().toISOString());
  const page = data as ListReply<ListRow> | undefined;
  const columns = fileColumns(exportColumns(declaration, declaration.columns.map(({ field }) => field).join()), shown);
  const cut = page !== undefined && page.nextCursor !== null;

  return (
    <Dialog
      open
      size="lg"
      title={`Print ${noun.many}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button variant="primary" icon={Printer} disabled={page === undefined} onClick={() => print()}>
            Print
          </Button>
        </>
      }
    >
      <div className="list-tool" data-roomy={columns.length <= roomy ? "" : undefined}>
        {error !== undefined && <NotLoaded what={noun.many} error={error} onRetry={() => void mutate()} />}
        {page === undefined && error === undefined && <Spinner label="Loading" />}
        {cut && (
          <Banner tone="warning" title={`The first ${most} of ${count ?? "many"}`}>
            Export the list to have all of them.
          </Banner>
        )}
        {page && (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be scrolled by keyboard
          <section className="list-tool-paper" aria-label="Preview" tabIndex={0}>
            <PrintSheet
              title={title}
              orientation={columns.length > upright ? "landscape" : "portrait"}
              mark={
                <>
                  {cut ? `First ${most} of ${count ?? "many"}` : count} · <DateText value={now} time />
                </>
              }
            >
              <table>
                <thead>
                  <tr>
                    {columns.map(({ field, label, kind }) => (
                      <th key={field} scope="col" {...paperLook(kind)}>
                        {label}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {page.content.map((row) => (
                    <tr key={row.id}>
                      {columns.map((column) => (
                        <td key={column.field} {...paperLook(column.kind)}>
                          {wordOf(column.values, Reflect.get(row, column.field)) ??
                            cellContent(column, Reflect.get(row, column.field))}
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </PrintSheet>
          </section>
        )}
      </div>
    </Dialog>
  );
}
