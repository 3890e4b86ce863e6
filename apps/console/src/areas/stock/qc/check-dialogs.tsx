import type { ApiError, Client, Result } from "@o2r/api/client";
import { mostIds } from "@o2r/api/contract/core";
import {
  assignForm,
  inventoryEndpoints,
  qcEndpoints,
  reasonForm,
  rejectedEndpoints,
  type QcRow,
  type StaleCheck,
} from "@o2r/api/contract/stock";
import { useClient, useMutation } from "@o2r/api/react";
import type { Registry, ValuesOf } from "@o2r/forms";
import { Banner, formatNumber, notify } from "@o2r/ui";
import { ConfirmDialog } from "@o2r/ui/overlays";
import { useState, type ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { formRegistry } from "../../../kit/form/form-registry.ts";
import { ActDialog } from "../../../kit/form/act-dialog.tsx";
import { assignLead, checkHref } from "./qc-words.ts";

export type AssignValues = ValuesOf<typeof assignForm>;

/** Finds those who may inspect in every one of some warehouses. */
const inspectorsAt = (client: Client, warehouses: ReadonlySet<string>): Registry => {
  const { sources = {}, ...registry } = formRegistry(client, assignForm);
  const { inspector: { search, ...inspector } = {} } = sources;
  const warehouse = [...warehouses].join();
  const tooMany = warehouses.size > mostIds;
  return {
    ...registry,
    sources: {
      inspector: {
        ...inspector,
        ...(search && {
          search: async (words, filters, signal) => (tooMany ? [] : search(words, { ...filters, warehouse }, signal)),
        }),
      },
    },
  };
};

interface AssignProps<Reply> {
  readonly rows: readonly QcRow[];
  /** Names several, and those that are left alone. */
  readonly about?: ReactNode;
  readonly act: (values: AssignValues) => Promise<Result<Reply>>;
  /** Told of a refusal, which is also said inside. */
  readonly onRefused?: (error: ApiError) => void;
  readonly done?: (reply: Reply) => string;
  readonly onDone?: (reply: Reply) => void;
  readonly onClose: () => void;
}

/** Asks who is to do one check or several. */
export function AssignDialog<Reply>({ rows, about, ...acts }: AssignProps<Reply>) {
  const client = useClient();
  const [warehouses] = useState(() => new Set(rows.map(({ warehouseId }) => warehouseId)));
  const [registry] = useState(() => inspectorsAt(client, warehouses));
  const [one, ...others] = rows;
  return (
    <ActDialog
      definition={assignForm}
      size="sm"
      title="Assign inspector"
      lead={
        <>
          {one && others.length === 0
            ? `${one.number} at ${one.warehouse}${one.inspector === null ? "" : `, so far with ${one.inspector}`}.`
            : assignLead(rows.length, warehouses.size)}
          {about}
        </>
      }
      submit="Assign"
      registry={registry}
      {...acts}
    />
  );
}

interface CheckDialogProps {
  readonly row: QcRow;
  readonly onClose: () => void;
}

/**
 * The check that a dialog is about: as its row was, or as somebody else has left it, once a step was refused for that. Then
 * the next press is about that version, and `changed` says so.
 */
const useNewest = (row: QcRow) => {
  const [newest, setNewest] = useState(row);
  return {
    newest,
    changed: newest !== row && (
      <Banner tone="warning" title="Someone else has changed this check. This is how it stands now" />
    ),
    onRefused: ({ status, current }: ApiError) => {
      // What a stale step of a check is answered with.
      if (status === 412) setNewest((current as StaleCheck).row);
    },
  };
};

const affects = [qcEndpoints.list.path];

/** Says who is to do a check. */
export function AssignOne({ row, onClose }: CheckDialogProps) {
  const { run } = useMutation(qcEndpoints.assign, { affects });
  const { newest, changed, onRefused } = useNewest(row);
  return (
    <AssignDialog
      rows={[newest]}
      about={changed}
      act={(body) => run({ params: { id: row.id }, body }, { version: newest.version })}
      onRefused={onRefused}
      done={({ number, inspector }) => `${number} is ${inspector}'s`}
      onClose={onClose}
    />
  );
}

const reopened = [qcEndpoints.list.path, rejectedEndpoints.list.path, inventoryEndpoints.list.path];

/** Opens a check again that has ended. */
export function ReopenDialog({ row, onClose }: CheckDialogProps) {
  const { run } = useMutation(qcEndpoints.reopen, { affects: reopened });
  const { newest, changed, onRefused } = useNewest(row);
  return (
    <ActDialog
      definition={reasonForm}
      size="sm"
      title="Reopen check"
      lead={
        <>
          {row.number}: {formatNumber(newest.accepted)} {newest.accepted === 1 ? "unit leaves" : "units leave"} the
          shelf and {formatNumber(newest.rejected)} the rejected SKUs. All wait in quarantine until the check is
          submitted again.
          {changed}
        </>
      }
      submit="Reopen"
      act={(body) => run({ params: { id: row.id }, body }, { version: newest.version })}
      onRefused={onRefused}
      done={({ number }) => `${number} is open again`}
      onClose={onClose}
    />
  );
}

/** Begins a check of what one that has ended still holds, and goes there. */
export function RecheckDialog({ row, onClose }: CheckDialogProps) {
  const navigate = useNavigate();
  const { run, running } = useMutation(qcEndpoints.recheck, { affects: reopened });
  const { newest, changed, onRefused } = useNewest(row);
  const [failure, setFailure] = useState<string>();
  const begin = async () => {
    const { error, payload } = await run({ params: { id: row.id } }, { version: newest.version });
    if (error === undefined) {
      onClose();
      notify({ kind: "success", title: `${payload.number} waits for what ${row.number} held` });
      return navigate(checkHref(payload));
    }
    onRefused(error);
    return setFailure(error.status === 412 ? undefined : error.message);
  };
  return (
    <ConfirmDialog
      open
      action="Check held units"
      tone="primary"
      loading={running}
      error={failure}
      onConfirm={() => void begin()}
      onClose={onClose}
    >
      {row.number} holds {formatNumber(newest.held)} {newest.held === 1 ? "unit" : "units"} in quarantine. A new check
      of them begins, in which they are accepted or rejected. {row.number} cannot be reopened afterwards.
      {changed}
    </ConfirmDialog>
  );
}
