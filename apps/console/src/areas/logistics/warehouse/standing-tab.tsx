import { warehouseEndpoints, type Warehouse, type WarehouseStanding } from "@o2r/api/contract/logistics";
import { userTypeOptions, wordOf } from "@o2r/api/contract/core";
import { useEndpoint } from "@o2r/api/react";
import { Button, Card, EmptyState, formatMoney, formatNumber, Link, Metric, MetricRow } from "@o2r/ui";
import { UserPlus, Users } from "lucide-react";
import { useState } from "react";
import { later } from "../../../kit/deferred.tsx";
import { PanelState } from "../../../kit/panel-state.tsx";
import type { RecordPanelProps } from "../../../kit/record/record-page.types.ts";
import { useMay } from "../../../kit/use-may.ts";
import { WideTable } from "../../../kit/wide-table.tsx";
import type { ContactDialogProps } from "./contact-dialog.tsx";
import { SupplierCard } from "./supplier-card.tsx";

const ContactDialog = later<ContactDialogProps>(async () => (await import("./contact-dialog.tsx")).ContactDialog);

/** What a warehouse holds and owes, who works there, and how it is paid where it supplies others. */
export function StandingTab({ row }: RecordPanelProps<Warehouse>) {
  const { data, error, mutate } = useEndpoint(
    warehouseEndpoints.standing,
    { params: { id: row.id } },
    { revalidateOnMount: true },
  );
  if (data === undefined) return <PanelState what="Stock and people" error={error} onRetry={() => void mutate()} />;
  return (
    <>
      <MetricRow label="How it stands">
        <Metric label="Stock value" value={formatMoney(data.stockValue)} note="at PTH" />
        <Metric label="Units" value={formatNumber(data.stock)} note="in stock or on the way" />
        <Metric label="Open orders" value={formatNumber(data.openOrders)} note="not delivered yet" />
        <Metric
          label="Open hub orders"
          value={formatNumber(data.openHubOrders)}
          note={row.type === "CWH" ? "to be sent" : "still to come"}
        />
      </MetricRow>
      <People row={row} users={data.users} onDone={() => void mutate()} />
      <SupplierCard row={row} supplier={data.supplier} onDone={() => void mutate()} />
    </>
  );
}

interface PeopleProps extends Pick<WarehouseStanding, "users"> {
  readonly row: Warehouse;
  readonly onDone: () => void;
}

function People({ row, users, onDone }: PeopleProps) {
  // Who edits a warehouse does not give accounts (domain.md §14).
  const mayAdd = useMay("user.all");
  const [adding, setAdding] = useState(false);
  const add = mayAdd && row.active && (
    <Button icon={UserPlus} onClick={() => setAdding(true)}>
      Add contact
    </Button>
  );
  return (
    <>
      {users.length === 0 ? (
        <Card title="People">
          <EmptyState reason="nothing-yet" icon={Users} title="Nobody works here yet" actions={add}>
            Accounts get their warehouses in User Management.
          </EmptyState>
        </Card>
      ) : (
        <Card title="People" flush actions={add}>
          <WideTable label="People" head={["Name", "Username", "Role"]} stacks>
            <tbody>
              {users.map(({ id, name, username, userType }) => (
                <tr key={id}>
                  <th scope="row">{mayAdd ? <Link href={`/user-management/${id}`}>{name}</Link> : name}</th>
                  <td className="o2r-mono">{username}</td>
                  <td>{wordOf(userTypeOptions, userType) ?? userType}</td>
                </tr>
              ))}
            </tbody>
          </WideTable>
        </Card>
      )}
      {adding && (
        <ContactDialog
          row={row}
          onDone={() => {
            setAdding(false);
            onDone();
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}
