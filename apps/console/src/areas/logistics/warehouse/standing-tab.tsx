import { warehouseEndpoints, type Warehouse, type WarehouseStanding } from "@o2r/api/contract/logistics";
import { userTypeOptions, wordOf } from "@o2r/api/contract/core";
import { useEndpoint } from "@o2r/api/react";
import { Card, DescriptionList, EmptyState, formatMoney, formatNumber, Metric, MetricRow, Status } from "@o2r/ui";
import { Users } from "lucide-react";
import { PanelState } from "../../../kit/panel-state.tsx";
import type { RecordPanelProps } from "../../../kit/record/record-page.types.ts";
import { WideTable } from "../../../kit/wide-table.tsx";

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
      </MetricRow>
      <People users={data.users} />
      {data.supplier && <SupplierCard supplier={data.supplier} />}
    </>
  );
}

function People({ users }: Pick<WarehouseStanding, "users">) {
  if (users.length === 0)
    return (
      <Card title="People">
        <EmptyState reason="nothing-yet" icon={Users} title="Nobody works here yet">
          Accounts get their warehouses in User Management.
        </EmptyState>
      </Card>
    );
  return (
    <Card title="People" flush>
      <WideTable label="People" head={["Name", "Username", "Role"]}>
        <tbody>
          {users.map(({ id, name, username, userType }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td className="o2r-mono">{username}</td>
              <td>{wordOf(userTypeOptions, userType) ?? userType}</td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </Card>
  );
}

const code = (text: string) => <span className="o2r-mono">{text}</span>;

function SupplierCard({ supplier }: { readonly supplier: NonNullable<WarehouseStanding["supplier"]> }) {
  const { gstin, bank, status } = supplier;
  return (
    <Card title="Supplier">
      <DescriptionList
        items={[
          { term: "GST Number", value: code(gstin) },
          { term: "Account Number", value: code(bank.accountNumber) },
          { term: "IFSC Code", value: code(bank.ifsc) },
          { term: "Bank Name", value: bank.bankName },
          {
            term: "Supplier Status",
            value:
              status === "ACTIVE" ? <Status tone="success">Active</Status> : <Status tone="warning">On hold</Status>,
          },
        ]}
      />
    </Card>
  );
}
