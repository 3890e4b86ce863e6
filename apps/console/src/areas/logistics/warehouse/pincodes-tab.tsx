import { pincodesText, servedPincodesForm, warehouseEndpoints, type Warehouse } from "@o2r/api/contract/logistics";
import { useEndpoint, useMutation } from "@o2r/api/react";
import { Button, Card, EmptyState, formatNumber } from "@o2r/ui";
import { MapPinned, SquarePen } from "lucide-react";
import { useState } from "react";
import { ActDialog } from "../../../kit/form/act-dialog.tsx";
import { PanelState } from "../../../kit/panel-state.tsx";
import type { RecordPanelProps } from "../../../kit/record/record-page.types.ts";
import { useMay } from "../../../kit/use-may.ts";
import { warehouses } from "./warehouse-words.ts";
import "./pincodes-tab.css";

/** Which pincodes a warehouse serves first, and for which it stands in; changed as two lists. */
export function PincodesTab({ row }: RecordPanelProps<Warehouse>) {
  const mayWrite = useMay(warehouses.permission);
  const [editing, setEditing] = useState(false);
  const { run } = useMutation(warehouseEndpoints.servePincodes);
  const params = { id: row.id };
  const { data, error, mutate } = useEndpoint(warehouseEndpoints.pincodes, { params }, { revalidateOnMount: true });
  if (data === undefined) return <PanelState what="The pincodes" error={error} onRetry={() => void mutate()} />;
  const { primary, fallback } = data;
  // A central warehouse is given none.
  const edit = mayWrite && (row.type === "HUB" || primary.length + fallback.length > 0) && (
    <Button icon={SquarePen} onClick={() => setEditing(true)}>
      Edit pincodes
    </Button>
  );
  return (
    <>
      {primary.length + fallback.length === 0 ? (
        <EmptyState reason="nothing-yet" icon={MapPinned} title="No pincode is served yet" actions={edit}>
          Shops whose pincode no hub serves can be saved, but nobody delivers to them.
        </EmptyState>
      ) : (
        <div className="served-pincodes">
          <Card title={`Serves first (${formatNumber(primary.length)})`} actions={edit}>
            <Pincodes label="Serves first" pincodes={primary} none="It is the first hub of no pincode." />
          </Card>
          <Card title={`Stands in (${formatNumber(fallback.length)})`}>
            <Pincodes label="Stands in" pincodes={fallback} none="It stands in for no other hub." />
          </Card>
        </div>
      )}
      {editing && (
        <ActDialog
          definition={servedPincodesForm}
          title={`Pincodes of ${row.companyName}`}
          submit="Save pincodes"
          initial={{ primary: pincodesText(primary), fallback: pincodesText(fallback) }}
          act={(body) => run({ params, body }, { version: row.version })}
          done={(saved) => `${formatNumber(saved.primary.length + saved.fallback.length)} pincodes are saved`}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  );
}

interface PincodesProps {
  readonly label: string;
  readonly pincodes: readonly string[];
  readonly none: string;
}

function Pincodes({ label, pincodes, none }: PincodesProps) {
  if (pincodes.length === 0) return <p className="o2r-muted">{none}</p>;
  return (
    <ul aria-label={label} className="served-pincodes-list o2r-mono">
      {pincodes.map((pincode) => (
        <li key={pincode}>{pincode}</li>
      ))}
    </ul>
  );
}
