import { documentUrl } from "@o2r/api/contract/document";
import {
  warehouseDocumentEndpoints,
  warehouseDocumentLife,
  type Warehouse,
  type WarehouseDocument,
} from "@o2r/api/contract/logistics";
import { useEndpoint } from "@o2r/api/react";
import { Button, Card, DateText, EmptyState, formatBytes, Link, TwoLineCell } from "@o2r/ui";
import { FilePlus, FileText, RefreshCw, Trash2, Undo2 } from "lucide-react";
import { useMemo, useState, type ReactNode } from "react";
import { later } from "../../../kit/deferred.tsx";
import type { ActsGiven } from "../../../kit/lifecycle/acts.types.ts";
import { StateStatus } from "../../../kit/lifecycle/state-status.tsx";
import { useActs } from "../../../kit/lifecycle/use-acts.tsx";
import type { RowAction } from "../../../kit/list/list-page.types.ts";
import { RowMenu } from "../../../kit/list/row-menu.tsx";
import { PanelState } from "../../../kit/panel-state.tsx";
import type { RecordPanelProps } from "../../../kit/record/record-page.types.ts";
import { useMay } from "../../../kit/use-may.ts";
import { WideTable } from "../../../kit/wide-table.tsx";
import type { DocumentDialogProps } from "./document-dialog.tsx";
import { ValidUntil } from "./licence.tsx";
import { kindText, warehouses } from "./warehouse-words.ts";

const DocumentDialog = later<DocumentDialogProps>(async () => (await import("./document-dialog.tsx")).DocumentDialog);

/** More than a warehouse has at a time. */
const size = 100;

const words: ActsGiven<typeof warehouseDocumentLife, WarehouseDocument> = {
  name: ({ kind, number }) => (number === "" ? kindText(kind) : `${kindText(kind)} ${number}`),
  icons: { replace: RefreshCw, remove: Trash2, restore: Undo2 },
  // What is replaced is uploaded, which is asked in the dialog that adds one.
  steps: ["remove", "restore"],
};

/** The papers that a warehouse works by, what ends first on top, and below them those that were replaced or removed. */
export function DocumentsTab({ row }: RecordPanelProps<Warehouse>) {
  const mayWrite = useMay(warehouses.permission);
  const [asked, ask] = useState<{ readonly replaced?: WarehouseDocument }>();
  const [earlier, showEarlier] = useState(false);
  const acts = useActs(warehouseDocumentLife, words);
  const actions = useMemo<readonly RowAction<WarehouseDocument>[]>(
    () => [
      ...(mayWrite
        ? [
            {
              label: "Replace",
              icon: RefreshCw,
              when: ({ state }: WarehouseDocument) => state === "CURRENT",
              run: (replaced: WarehouseDocument) => ask({ replaced }),
            },
          ]
        : []),
      ...acts.rowActions,
    ],
    [mayWrite, acts.rowActions],
  );
  const add = mayWrite && (
    <Button icon={FilePlus} onClick={() => ask({})}>
      Add document
    </Button>
  );
  return (
    <>
      <Papers
        title="Documents"
        narrow={{ warehouse: row.id, state: "CURRENT", sort: "expiresOn" }}
        actions={actions}
        acts={add}
        empty={
          <EmptyState reason="nothing-yet" icon={FileText} title="No documents yet" actions={add}>
            Licences, certificates and the lease are kept here, with until when they hold.
          </EmptyState>
        }
      />
      {earlier ? (
        <Papers
          title="Earlier documents"
          narrow={{ warehouse: row.id, state: "REPLACED,REMOVED", sort: "-addedAt" }}
          actions={actions}
          acts={
            <Button size="sm" onClick={() => showEarlier(false)}>
              Hide
            </Button>
          }
          empty={<Card title="Earlier documents">None was replaced or removed yet.</Card>}
        />
      ) : (
        <div>
          <Button onClick={() => showEarlier(true)}>Earlier documents</Button>
        </div>
      )}
      {asked && <DocumentDialog row={row} replaced={asked.replaced} onClose={() => ask(undefined)} />}
      {acts.dialog}
    </>
  );
}

interface PapersProps {
  readonly title: string;
  /** The filters and the order that make it. */
  readonly narrow: { readonly warehouse: string; readonly state: string; readonly sort: "expiresOn" | "-addedAt" };
  readonly actions: readonly RowAction<WarehouseDocument>[];
  readonly acts: ReactNode;
  readonly empty: ReactNode;
}

function Papers({ title, narrow, actions, acts, empty }: PapersProps) {
  const { data, error, mutate } = useEndpoint(
    warehouseDocumentEndpoints.list,
    { query: { q: "", size, cursor: null, ...narrow } },
    { revalidateOnMount: true, keepPreviousData: true },
  );
  if (data === undefined) return <PanelState what="The documents" error={error} onRetry={() => void mutate()} />;
  if (data.content.length === 0) return empty;
  return (
    <Card title={title} flush actions={acts}>
      <WideTable
        label={title}
        stacks
        head={["Document", "Valid until", "File", "Note", "Added", "Status", { unseen: "Actions" }]}
      >
        <tbody>
          {data.content.map((paper) => (
            <Paper key={paper.id} paper={paper} actions={actions} />
          ))}
        </tbody>
      </WideTable>
    </Card>
  );
}

interface PaperProps {
  readonly paper: WarehouseDocument;
  readonly actions: readonly RowAction<WarehouseDocument>[];
}

function Paper({ paper, actions }: PaperProps) {
  const { kind, number, expiresOn, daysLeft, file, fileName, size: bytes, note, state, addedBy, addedAt } = paper;
  return (
    <tr>
      <th scope="row">
        <TwoLineCell detail={number} code>
          {kindText(kind)}
        </TwoLineCell>
      </th>
      <td>
        {expiresOn === null || daysLeft === null ? (
          "–"
        ) : state === "CURRENT" ? (
          <ValidUntil daysLeft={daysLeft}>
            <DateText value={expiresOn} />
          </ValidUntil>
        ) : (
          <DateText value={expiresOn} />
        )}
      </td>
      <td>
        <TwoLineCell detail={formatBytes(bytes)}>
          <Link external href={documentUrl(file)} aria-label={`${fileName} (opens in a new tab)`}>
            {fileName}
          </Link>
        </TwoLineCell>
      </td>
      <td>{note === "" ? "–" : note}</td>
      <td>
        <TwoLineCell detail={addedBy ?? ""}>
          <DateText value={addedAt} />
        </TwoLineCell>
      </td>
      <td>
        <StateStatus life={warehouseDocumentLife} state={state} />
      </td>
      <td>
        <RowMenu row={paper} name={words.name(paper)} actions={actions} />
      </td>
    </tr>
  );
}
