import { wordOf } from "@o2r/api/contract/core";
import {
  supplierForm,
  supplierStatuses,
  warehouseEndpoints,
  type Warehouse,
  type WarehouseStanding,
} from "@o2r/api/contract/logistics";
import { useClient, useMutation } from "@o2r/api/react";
import { Button, Card, DescriptionList, EmptyState, Status } from "@o2r/ui";
import { Landmark, SquarePen } from "lucide-react";
import { useState } from "react";
import { ActDialog } from "../../../kit/form/act-dialog.tsx";
import { formRegistry } from "../../../kit/form/form-registry.ts";
import { useMay } from "../../../kit/use-may.ts";
import { warehouses } from "./warehouse-words.ts";

const code = (text: string) => <span className="o2r-mono">{text}</span>;

interface SupplierCardProps {
  readonly row: Warehouse;
  readonly supplier: WarehouseStanding["supplier"];
  readonly onDone: () => void;
}

/** How a warehouse is paid where it supplies others. */
export function SupplierCard({ row, supplier, onDone }: SupplierCardProps) {
  const mayWrite = useMay(warehouses.permission);
  const [editing, setEditing] = useState(false);
  const edit = mayWrite && (
    <Button icon={SquarePen} onClick={() => setEditing(true)}>
      {supplier ? "Edit" : "Add bank account"}
    </Button>
  );
  return (
    <>
      {supplier ? (
        <Card title="Supplier" actions={edit}>
          <DescriptionList
            items={[
              { term: "GST Number", value: code(supplier.gstin) },
              { term: "Account Number", value: code(supplier.bank.accountNumber) },
              { term: "IFSC Code", value: code(supplier.bank.ifsc) },
              { term: "Bank Name", value: supplier.bank.bankName },
              {
                term: "Supplier Status",
                value: (
                  <Status tone={supplier.status === "ACTIVE" ? "success" : "warning"}>
                    {wordOf(supplierStatuses, supplier.status)}
                  </Status>
                ),
              },
            ]}
          />
        </Card>
      ) : (
        <Card title="Supplier">
          <EmptyState reason="nothing-yet" icon={Landmark} title="No bank account yet" actions={edit}>
            Where it supplies others, it is paid by this account.
          </EmptyState>
        </Card>
      )}
      {editing && <SupplierDialog row={row} supplier={supplier} onDone={onDone} onClose={() => setEditing(false)} />}
    </>
  );
}

interface SupplierDialogProps extends SupplierCardProps {
  readonly onClose: () => void;
}

function SupplierDialog({ row, supplier, onDone, onClose }: SupplierDialogProps) {
  const client = useClient();
  const [registry] = useState(() => formRegistry(client, supplierForm));
  const { run } = useMutation(warehouseEndpoints.setSupplier);
  return (
    <ActDialog
      definition={supplierForm}
      title={`Supplier of ${row.companyName}`}
      submit="Save supplier"
      registry={registry}
      initial={
        supplier === null
          ? { gstin: row.gstNumber ?? "", status: "ACTIVE" }
          : { gstin: supplier.gstin, ...supplier.bank, status: supplier.status }
      }
      act={(body) => run({ params: { id: row.id }, body }, { version: row.version })}
      done={() => "The supplier card is saved"}
      onDone={() => {
        onClose();
        onDone();
      }}
      onClose={onClose}
    />
  );
}
