import {
  exportableColumns,
  exportOf,
  importColumns,
  type ExportFormat,
  type ListEndpoint,
} from "@o2r/api/contract/core";
import { useClient } from "@o2r/api/react";
import { Banner, Button, FormField, formatNumber, RadioGroup } from "@o2r/ui";
import { ColumnList, Dialog } from "@o2r/ui/overlays";
import { Download } from "lucide-react";
import { useRef, useState } from "react";
import { saveFile } from "../../save-file.ts";
import { failureText } from "../list-instead.tsx";
import { listQuery } from "../list-state.ts";
import { fieldsOf, fileColumns, layoutOf, namedColumns } from "./chosen-columns.ts";
import type { ListToolProps } from "./list-tools.types.ts";
import "./list-tool.css";

const formats: readonly { readonly value: ExportFormat; readonly label: string; readonly help: string }[] = [
  { value: "csv", label: "CSV", help: "Plain text, for any program" },
  { value: "xlsx", label: "Excel workbook", help: "With numbers and dates as such" },
];

const brokenOff = "The connection was lost before the file was whole. Try again.";

/** Saves what a list's filters leave as a file, with the columns that are chosen. */
export function ExportDialog({
  endpoint,
  declaration,
  noun,
  state,
  shown,
  count,
  chosen,
  onClose,
}: Omit<ListToolProps, "tool">) {
  const client = useClient();
  const [format, setFormat] = useState<ExportFormat>("csv");
  const columns = exportableColumns(declaration);
  const imported = importColumns(declaration);
  const [layout, setLayout] = useState(() => layoutOf(columns, fileColumns(columns, shown)));
  const [failure, setFailure] = useState<string>();
  const [working, setWorking] = useState(false);
  const stop = useRef(new AbortController());

  const save = async () => {
    setFailure(undefined);
    setWorking(true);
    const { signal } = (stop.current = new AbortController());
    const { size: _, cursor: _c, ...asked } = listQuery(state);
    // What is selected stays it, whatever the list is narrowed by meanwhile.
    const query = chosen
      ? { sort: state.sort, ids: chosen.join() }
      : Object.fromEntries(Object.entries(asked).map(([key, value]) => [key, String(value)]));
    const fields = fieldsOf(columns, layout).join();
    // The menu offers this only where the endpoint is a declared list's.
    const call = exportOf(endpoint as ListEndpoint);
    const { response, error } = await client.open(
      call,
      { query: { ...query, format, columns: fields } },
      { signal, quiet: true },
    );
    const file = await response?.blob().catch(() => undefined);
    if (signal.aborted) return;
    setWorking(false);
    if (response === undefined) setFailure(failureText(error));
    else if (file === undefined) setFailure(brokenOff);
    else {
      const named = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1];
      saveFile(file, named ?? `${noun.many}.${format}`);
      onClose();
    }
  };
  const leave = () => {
    stop.current.abort();
    onClose();
  };

  return (
    <Dialog
      open
      title={`Export ${noun.many}`}
      onClose={leave}
      footer={
        <>
          <Button onClick={leave}>Cancel</Button>
          <Button variant="primary" icon={Download} loading={working} onClick={() => void save()}>
            Export
          </Button>
        </>
      }
    >
      <div className="list-tool">
        {failure !== undefined && (
          <Banner tone="danger" title="The file could not be made">
            {failure}
          </Banner>
        )}
        <p>
          {chosen
            ? `The ${formatNumber(chosen.length)} selected ${chosen.length === 1 ? noun.one : noun.many}, in the order of the list.`
            : `${count ?? "What matches"} in the order of the list, with what is filtered.`}
        </p>
        <FormField group label="File">
          <RadioGroup
            name="format"
            inline
            options={formats}
            value={format}
            onValueChange={(value) => setFormat(formats.find((one) => one.value === value)?.value ?? "csv")}
          />
        </FormField>
        <FormField group label="Columns">
          {imported.length > 0 && (
            <div>
              <Button size="sm" onClick={() => setLayout(layoutOf(columns, imported))}>
                All {imported.length} that an import takes
              </Button>
              <p className="list-tool-hint">Such a file can be changed and imported again.</p>
            </div>
          )}
          <ColumnList columns={namedColumns(columns)} layout={layout} onLayoutChange={setLayout} />
        </FormField>
      </div>
    </Dialog>
  );
}
