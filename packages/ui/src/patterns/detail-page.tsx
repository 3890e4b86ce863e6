import { Ban, Check, Clock, Package, Truck } from "lucide-react";
import { useState } from "react";
import {
  Badge,
  Button,
  Card,
  DescriptionList,
  formatMoney,
  formatMoneyColumn,
  MapLink,
  notify,
  Page,
  PageHeader,
  Skeleton,
  Stepper,
  Timeline,
} from "../index.ts";
import { ConfirmDialog } from "../overlays.ts";
import { DemoShell } from "./demo-shell.tsx";
import "./detail-page.css";
import { demoProducts } from "./products.ts";

const lines = demoProducts()
  .slice(0, 4)
  .map(({ id, name, ptr }, index) => ({ id, name, quantity: (index + 1) * 3, ptr }));
const total = lines.reduce((sum, { quantity, ptr }) => sum + quantity * ptr, 0);

const steps = [
  { id: "placed", label: "Placed", state: "done", detail: "21-11-2026 10:41" },
  { id: "packed", label: "Packed", state: "done", detail: "21-11-2026 16:05" },
  { id: "shipped", label: "Shipped" },
  { id: "delivered", label: "Delivered" },
] as const;

const events = [
  { id: "3", icon: Package, title: "Rohini Kale", time: "16:05", description: "Packed in 2 cartons" },
  { id: "2", icon: Check, title: "System", time: "10:41", description: "Stock reserved at Pune East" },
  { id: "1", icon: Clock, title: "Om Sai Kirana", time: "10:41", description: "Placed in the app" },
];

function Lines() {
  return (
    <table className="demo-lines">
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col" data-number="">
            Qty
          </th>
          <th scope="col" data-number="">
            PTR ₹
          </th>
          <th scope="col" data-number="">
            Total ₹
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, name, quantity, ptr }) => (
          <tr key={id}>
            <td>{name}</td>
            <td data-number="">{quantity}</td>
            <td data-number="">{formatMoneyColumn(ptr)}</td>
            <td data-number="">{formatMoneyColumn(ptr * quantity)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={3}>Total</td>
          <td data-number="">{formatMoneyColumn(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Waiting() {
  return (
    <div className="demo-detail-column" aria-busy="true">
      {[40, 72, 56].map((width) => (
        <Skeleton key={width} width={`${width}%`} height={16} />
      ))}
    </div>
  );
}

interface DetailPageProps {
  loading?: boolean;
  /** What the service says to a cancellation. */
  answer?: () => Promise<void>;
}

/** A thing as every screen shows it: what it is, how far it is, what it holds, who did what; and what asks before it acts. */
export function DetailPage({ loading = false, answer = () => Promise.resolve() }: DetailPageProps) {
  const [asking, setAsking] = useState(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [cancelled, setCancelled] = useState(false);

  const cancel = async () => {
    setSending(true);
    setFailure(undefined);
    try {
      await answer();
      setCancelled(true);
      setAsking(false);
      notify({ kind: "success", title: "Order cancelled" });
    } catch {
      setFailure("The order could not be cancelled. Nothing was changed.");
    } finally {
      setSending(false);
    }
  };

  const crumbs = [{ label: "Orders" }, { label: "Retailer Orders", href: "#orders" }, { label: "RO-26-048810" }];
  return (
    <DemoShell current="order" crumbs={crumbs}>
      <Page>
        <PageHeader
          title="RO-26-048810"
          badge={
            cancelled ? (
              <Badge tone="danger" icon={Ban}>
                Cancelled
              </Badge>
            ) : (
              <Badge tone="info" icon={Truck}>
                Packed
              </Badge>
            )
          }
          description="Om Sai Kirana, Hadapsar"
          actions={
            <>
              <Button>Print invoice</Button>
              <Button variant="danger" icon={Ban} disabled={cancelled} onClick={() => setAsking(true)}>
                Cancel order
              </Button>
            </>
          }
        />
        <div className="demo-detail">
          <div className="demo-detail-column">
            <Card title="Progress">
              {loading ? <Waiting /> : <Stepper label="Progress of the order" steps={steps} value="shipped" />}
            </Card>
            <Card title="Lines" flush>
              {loading ? (
                <div className="demo-lines-waiting">
                  <Waiting />
                </div>
              ) : (
                <Lines />
              )}
            </Card>
          </div>
          <div className="demo-detail-column">
            <Card title="Retailer">
              {loading ? (
                <Waiting />
              ) : (
                <DescriptionList
                  items={[
                    { term: "Shop", value: "Om Sai Kirana" },
                    { term: "Place", value: <MapLink latitude={18.49667} longitude={73.94167} /> },
                    { term: "GST Number", value: null },
                    { term: "Credit left", value: formatMoney(12_500) },
                  ]}
                />
              )}
            </Card>
            <Card title="History">{loading ? <Waiting /> : <Timeline events={events} />}</Card>
          </div>
        </div>
      </Page>
      <ConfirmDialog
        open={asking}
        loading={sending}
        error={failure}
        onClose={() => setAsking(false)}
        onConfirm={() => void cancel()}
      >
        Order RO-26-048810 of Om Sai Kirana for {formatMoney(total)} will be cancelled and its stock released.
      </ConfirmDialog>
    </DemoShell>
  );
}
