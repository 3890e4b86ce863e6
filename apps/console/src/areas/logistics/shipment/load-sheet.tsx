import { shipmentEndpoints, vehicleTypes, type ShipmentDetail, type ShipmentStop } from "@o2r/api/contract/logistics";
import { wordOf } from "@o2r/api/contract/core";
import { formatDate, formatMoney, formatMoneyColumn, formatNumber } from "@o2r/ui";
import { PrintFrame } from "../../../kit/form/print/print-frame.tsx";
import { WithDetails } from "../../../kit/record/with-details.tsx";
import { volumeText, weightText } from "./shipment-words.ts";
import "./load-sheet.css";

export interface LoadSheetProps {
  readonly ids: readonly string[];
  readonly onClose: () => void;
}

/** What is to be put into the vehicle of all orders together: product by product, the last stop's first. */
const goodsOf = (stops: readonly ShipmentStop[]) => {
  const goods = new Map<string, { name: string; sku: string; packOf: number; units: number }>();
  for (const { lines } of stops)
    for (const { productId, name, sku, packOf, loaded } of lines) {
      const before = goods.get(productId);
      goods.set(productId, { name, sku, packOf, units: (before?.units ?? 0) + loaded });
    }
  return [...goods.values()].toSorted((a, b) => a.name.localeCompare(b.name));
};

const packsText = (units: number, packOf: number): string => {
  const [packs, loose] = [Math.floor(units / packOf), units % packOf];
  return loose === 0 ? formatNumber(packs) : `${formatNumber(packs)} + ${formatNumber(loose)} units`;
};

function Head({ shipment }: { readonly shipment: ShipmentDetail }) {
  return (
    <p className="load-head">
      {shipment.warehouse} · {formatDate(shipment.departOn)} ·{" "}
      {wordOf(vehicleTypes, shipment.vehicleType) ?? shipment.vehicleType} {shipment.vehicleNumber ?? "no vehicle yet"}{" "}
      · {shipment.driverName ?? "no driver yet"} {shipment.driverMobile ?? ""}
      {shipment.route !== null && ` · ${shipment.route}`}
      <br />
      {formatNumber(shipment.stops)} stops, {formatNumber(shipment.packs)} packs, {weightText(shipment.weight)},{" "}
      {volumeText(shipment.volume)}, {formatMoney(shipment.value)}
      {shipment.type === "HUB_TO_RETAILER" && `, to collect ${formatMoney(shipment.cod)}`}
    </p>
  );
}

const signatures = <p className="load-head">Loaded by ____________________ Driver ____________________</p>;

function Sheet({ shipment }: { readonly shipment: ShipmentDetail }) {
  const isHub = shipment.type === "CWH_TO_HUB";
  return (
    <>
      <table className="load-sheet">
        <caption>Stops, in the order of the round</caption>
        <thead>
          <tr>
            <th scope="col">Stop</th>
            <th scope="col">{isHub ? "Hub" : "Shop"}</th>
            <th scope="col">{isHub ? "Challan" : "Invoice"}</th>
            <th scope="col">Packs</th>
            {!isHub && <th scope="col">To collect ₹</th>}
          </tr>
        </thead>
        <tbody>
          {shipment.stopList.map((stop) => (
            <tr key={stop.id}>
              <td>{stop.position}</td>
              <th scope="row">
                {stop.establishment}
                <small>
                  {stop.address}, {stop.city} {stop.pincode} · {stop.mobile}
                </small>
              </th>
              <td>
                {stop.invoiceNumber}
                {stop.ewbNumber !== null && <small>EWB {stop.ewbNumber}</small>}
              </td>
              <td data-figure>{formatNumber(stop.packs)}</td>
              {!isHub && <td data-figure>{formatMoneyColumn(stop.cod)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <table className="load-sheet">
        <caption>Goods, all stops together</caption>
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col">Units</th>
            <th scope="col">Pack of</th>
            <th scope="col">Packs</th>
            <th scope="col">Counted</th>
          </tr>
        </thead>
        <tbody>
          {goodsOf(shipment.stopList).map(({ name, sku, packOf, units }) => (
            <tr key={sku}>
              <th scope="row">
                {name} <small>{sku}</small>
              </th>
              <td data-figure>{formatNumber(units)}</td>
              <td data-figure>{formatNumber(packOf)}</td>
              <td data-figure>{packsText(units, packOf)}</td>
              <td aria-label="Counted" />
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The load sheets of shipments on paper, each on a page of its own: the stops in order, and what goes into the vehicle. */
export function LoadSheet({ ids, onClose }: LoadSheetProps) {
  return (
    <WithDetails<ShipmentDetail>
      endpoint={shipmentEndpoints.get}
      ids={ids}
      title="Load sheets"
      label="Shipments read"
      onClose={onClose}
    >
      {([first, ...others]) =>
        first !== undefined && others.length === 0 ? (
          <PrintFrame
            title={`Load sheet ${first.number}`}
            version={first.version}
            head={<Head shipment={first} />}
            foot={signatures}
            onClose={onClose}
          >
            <Sheet shipment={first} />
          </PrintFrame>
        ) : (
          first !== undefined && (
            <PrintFrame
              title="Load sheets"
              version={first.version}
              mark={`${formatNumber(others.length + 1)} shipments`}
              onClose={onClose}
            >
              {[first, ...others].map((shipment) => (
                <section key={shipment.id} className="load-of">
                  <h2>{shipment.number}</h2>
                  <Head shipment={shipment} />
                  <Sheet shipment={shipment} />
                  {signatures}
                </section>
              ))}
            </PrintFrame>
          )
        )
      }
    </WithDetails>
  );
}
