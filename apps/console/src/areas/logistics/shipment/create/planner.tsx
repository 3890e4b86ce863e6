import {
  mostStops,
  sequenceStops,
  shipmentEndpoints,
  shipmentForm,
  type Eligible,
  type ShipmentDetail,
  type VehicleType,
} from "@o2r/api/contract/logistics";
import { useClient, useMutation } from "@o2r/api/react";
import { todayIn } from "@o2r/forms/days";
import { Banner, Button, Card, DescriptionList, formatMoney, formatNumber } from "@o2r/ui";
import { Route, Truck } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { later } from "../../../../kit/deferred.tsx";
import { ActDialog } from "../../../../kit/form/act-dialog.tsx";
import { formRegistry } from "../../../../kit/form/form-registry.ts";
import { useUnsent } from "../../../../kit/form/leave/use-unsent.tsx";
import { shipments } from "../shipment-words.ts";
import type { StopListProps } from "./stop-list.tsx";
import { sumOf } from "./shipment-plan.ts";
import { VehicleLoad } from "./vehicle-load.tsx";
import { WaitingOrders } from "./waiting-orders.tsx";

const StopList = later<StopListProps>(async () => (await import("./stop-list.tsx")).StopList);

const paperOf = (isHub: boolean): string => (isHub ? "challan" : "invoice");

export interface PlannerProps {
  readonly hub: string;
  readonly eligible: Eligible;
  /** The one that is changed; none where one is made. */
  readonly shipment?: ShipmentDetail | undefined;
  /** Orders to begin with. */
  readonly begin: readonly string[];
}

/** Orders that wait on the left, the vehicle with its stops on the right. */
export function Planner({ hub, eligible, shipment, begin }: PlannerProps) {
  const navigate = useNavigate();
  const [type, setType] = useState<VehicleType>(shipment?.vehicleType ?? "MINI_TRUCK");
  const [ids, setIds] = useState<readonly string[]>(() =>
    shipment === undefined ? begin : shipment.stopList.map(({ orderId }) => orderId),
  );
  const [begun] = useState(ids);
  const unsent = useUnsent(ids.join() !== begun.join(), {
    words: "The stops are not saved, and are not kept.",
    part: "hub",
  });
  const client = useClient();
  const [registry] = useState(() => formRegistry(client, shipmentForm));
  const [naming, setNaming] = useState(false);
  const create = useMutation(shipmentEndpoints.create);
  const change = useMutation(shipmentEndpoints.change);
  const isHub = eligible.type === "CWH_TO_HUB";
  const byId = new Map(eligible.orders.map((order) => [order.id, order]));
  const stops = ids.flatMap((id) => byId.get(id) ?? []);
  const gone = ids.length - stops.length;
  const sum = sumOf(stops);
  const add = (more: readonly string[]) => setIds([...ids, ...more.filter((id) => !ids.includes(id))]);
  const sequence = () => setIds(sequenceStops(stops, eligible.from).map(({ id }) => id));
  return (
    <div className="plan">
      <WaitingOrders eligible={eligible} chosen={ids} onAdd={add} />
      <div className="plan-side">
        <Card title={shipment === undefined ? "Shipment" : shipment.number}>
          <VehicleLoad type={type} onType={setType} goods={sum} />
          <DescriptionList
            items={[
              { term: "Stops", value: formatNumber(stops.length) },
              { term: "Packs", value: formatNumber(sum.packs) },
              { term: "Value", value: formatMoney(sum.value) },
              ...(isHub ? [] : [{ term: "To collect", value: formatMoney(sum.cod) }]),
            ]}
          />
          <div className="plan-save">
            <Button
              variant="primary"
              size="lg"
              icon={Truck}
              disabled={stops.length === 0 || stops.length > mostStops}
              onClick={() => setNaming(true)}
            >
              {shipment === undefined ? "Create shipment" : "Save shipment"}
            </Button>
          </div>
        </Card>
        {gone > 0 && (
          <Banner
            tone="warning"
            title={`${formatNumber(gone)} of its ${isHub ? "consignments" : "orders"} cannot go on it any more`}
          >
            They are left out.
          </Banner>
        )}
        {sum.withoutEwb > 0 && (
          <Banner
            tone="warning"
            title={`${formatNumber(sum.withoutEwb)} ${paperOf(isHub)}${sum.withoutEwb === 1 ? " needs" : "s need"} an e-way bill`}
          >
            It is entered in Shipment Management before the vehicle leaves.
          </Banner>
        )}
        {stops.length > mostStops && <Banner tone="danger" title={`A shipment has at most ${mostStops} stops`} />}
        <Card
          title="Stops"
          flush
          actions={
            <Button size="sm" icon={Route} disabled={stops.length < 2} onClick={sequence}>
              Sequence
            </Button>
          }
        >
          {stops.length === 0 ? (
            <p className="stop-hint">Add {isHub ? "consignments" : "orders"} from the list.</p>
          ) : (
            <StopList stops={stops} onStops={setIds} />
          )}
        </Card>
      </div>
      {unsent.question}
      {naming && (
        <ActDialog
          definition={shipmentForm}
          title={shipment === undefined ? "Create shipment" : `Change ${shipment.number}`}
          lead={<p>Without a vehicle number, a driver and their mobile it stays a draft.</p>}
          submit={shipment === undefined ? "Create" : "Save"}
          registry={registry}
          initial={{
            vehicleType: type,
            departOn: shipment?.departOn ?? todayIn(),
            vehicleNumber: shipment?.vehicleNumber ?? "",
            driverName: shipment?.driverName ?? "",
            driverMobile: shipment?.driverMobile ?? "",
            route: shipment?.route ?? [...new Set(stops.flatMap(({ beat }) => beat ?? []))].join(", ").slice(0, 60),
            transporter: shipment?.transporter ?? "",
          }}
          act={(values) => {
            const body = { ...values, stops: stops.map(({ id }) => id) };
            return shipment === undefined
              ? create.run({ body: { ...body, warehouseId: hub } })
              : change.run({ params: { id: shipment.id }, body }, { version: shipment.version });
          }}
          done={({ number, state }) => (state === "DRAFT" ? `${number} is kept as a draft` : `${number} is planned`)}
          onDone={() => {
            unsent.onSent();
            void navigate(shipments.path);
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </div>
  );
}
