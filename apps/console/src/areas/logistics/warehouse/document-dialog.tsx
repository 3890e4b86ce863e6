import {
  replaceDocumentForm,
  warehouseDocumentEndpoints,
  warehouseDocumentForm,
  type Warehouse,
  type WarehouseDocument,
} from "@o2r/api/contract/logistics";
import type { Stale } from "@o2r/api/contract/core";
import { useMutation } from "@o2r/api/react";
import { DocumentServicesProvider } from "@o2r/forms/fields";
import { Banner } from "@o2r/ui";
import { useState } from "react";
import { ActDialog } from "../../../kit/form/act-dialog.tsx";
import { useDialogUploads } from "../../../kit/form/leave/use-dialog-uploads.ts";
import { kindText } from "./warehouse-words.ts";

export interface DocumentDialogProps {
  readonly row: Warehouse;
  /** The paper whose place the new one takes. */
  readonly replaced: WarehouseDocument | undefined;
  readonly onClose: () => void;
}

/** Uploads a paper of a warehouse, as a new one or in the place of another. */
export function DocumentDialog({ row, replaced, onClose }: DocumentDialogProps) {
  const { documents, arrived } = useDialogUploads();
  return (
    <DocumentServicesProvider value={documents}>
      {replaced ? (
        <Replace paper={replaced} arrived={arrived} onClose={onClose} />
      ) : (
        <Add row={row} arrived={arrived} onClose={onClose} />
      )}
    </DocumentServicesProvider>
  );
}

interface AskedProps {
  /** Waits until every file is sent. */
  readonly arrived: () => Promise<unknown>;
  readonly onClose: () => void;
}

function Add({ row, arrived, onClose }: AskedProps & Pick<DocumentDialogProps, "row">) {
  const { run } = useMutation(warehouseDocumentEndpoints.add);
  return (
    <ActDialog
      definition={warehouseDocumentForm}
      title="Add document"
      lead={
        <p>
          A paper that <b>{row.companyName}</b> works by. Whoever may see the warehouse can open it.
        </p>
      }
      submit="Add document"
      act={async (body) => {
        await arrived();
        return run({ params: { id: row.id }, body });
      }}
      done={({ kind }) => `${kindText(kind)} is added`}
      onClose={onClose}
    />
  );
}

function Replace({ paper, arrived, onClose }: AskedProps & { readonly paper: WarehouseDocument }) {
  const { run } = useMutation(warehouseDocumentEndpoints.replace);
  const [newest, setNewest] = useState(paper);
  const { kind, number, expiresOn, note } = paper;
  return (
    <ActDialog
      definition={replaceDocumentForm}
      title={`Replace ${kindText(kind)}`}
      lead={
        <>
          <p>
            The file of now, <b>{newest.fileName}</b>, stays among the earlier documents.
          </p>
          {newest !== paper && (
            <Banner tone="warning" title="Someone else has changed this document. This is how it stands now" />
          )}
        </>
      }
      submit="Replace"
      initial={{ number, note, ...(expiresOn !== null && { expiresOn }) }}
      act={async (body) => {
        await arrived();
        return run({ params: { id: paper.id }, body }, { version: newest.version });
      }}
      onRefused={({ status, current }) => {
        // What a stale step is answered with.
        if (status === 412) setNewest((current as Stale<WarehouseDocument>).row);
      }}
      done={({ kind: replaced }) => `${kindText(replaced)} is replaced`}
      onClose={onClose}
    />
  );
}
