import { expect, it } from "vitest";
import { eWayBody, shipmentBody } from "./shipment-bodies.ts";

const id = "0190c7a0-0000-7000-8000-000000000001";

it.each(["2026-99-99", "2027-02-31", "tomorrow"])(
  "%s is no day that a vehicle leaves on, nor the last of an e-way bill",
  (day) => {
    const vehicle = { warehouseId: id, vehicleType: "MINI_TRUCK", stops: [id] };
    const bill = { stopId: id, ewbNumber: "331000123456" };
    const taken = (at: string) => [
      shipmentBody.isValidSync({ ...vehicle, departOn: at }),
      eWayBody.isValidSync({ ...bill, ewbValidTill: at }),
    ];
    expect([taken(day), taken("2028-02-29")]).toEqual([
      [false, false],
      [true, true],
    ]);
  },
);
