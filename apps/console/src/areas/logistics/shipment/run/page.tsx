import { shipmentEndpoints, type ShipmentDetail } from "@o2r/api/contract/logistics";
import { useClient } from "@o2r/api/react";
import { FullScreenLoader } from "@o2r/ui";
import { useMemo } from "react";
import { useParams } from "react-router-dom";
import { LoadedRecord } from "../../../../kit/record/loaded-record.tsx";
import { useCurrentUser } from "../../../../session/current-user.ts";
import { shipmentName, shipments } from "../shipment-words.ts";
import { AllStops } from "./all-stops.tsx";
import { Desk, settledFacts } from "./desk.tsx";
import { Run } from "./run.tsx";
import { staffWire } from "./run-wire.ts";
import "./run.css";

/** /shipment-management/:id: the run sheet of a shipment, for a phone in sunlight and a bad connection. */
export function RunSheet() {
  const { id = "" } = useParams();
  const client = useClient();
  const me = useCurrentUser().id;
  const wire = useMemo(() => staffWire(client, me, id), [client, me, id]);
  return (
    <LoadedRecord<ShipmentDetail>
      id={id}
      endpoints={shipmentEndpoints}
      noun={shipments.noun}
      path={shipments.path}
      why="It may be another warehouse's, or the address is not complete."
      rowName={shipmentName}
      waiting={<FullScreenLoader />}
      instead={(message) => (
        <main id="main" tabIndex={-1}>
          {message}
        </main>
      )}
    >
      {(shipment, { adopt, retry }) => (
        <Run
          key={shipment.id}
          back
          sheet={shipment}
          wire={wire}
          // Somebody signed in is answered with the whole of it.
          adopt={(sheet) => (isWhole(sheet) ? adopt(sheet) : Promise.resolve(retry()))}
          whole={(box, go) => (
            <AllStops sheet={shipment} facts={settledFacts(shipment)} box={box} onStop={go}>
              <Desk shipment={shipment} />
            </AllStops>
          )}
        />
      )}
    </LoadedRecord>
  );
}

const isWhole = (sheet: object): sheet is ShipmentDetail => "warehouseId" in sheet;
