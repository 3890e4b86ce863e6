import type { FailReason, VehicleType } from "@o2r/api/contract/logistics";
import type { Paise } from "../../trade/paise.ts";

declare module "../../db/schema.ts" {
  interface ColumnTypes {
    "shipment.vehicle_type": VehicleType;
    "shipment.value": Paise;
    "shipment.cod": Paise;
    "shipment.collected": Paise;
    "shipment.cash_due": Paise | null;
    "shipment.cash_handed": Paise | null;
    "shipment_stop.reason": FailReason | null;
    "shipment_stop.value": Paise;
    "shipment_stop.cod": Paise;
    "shipment_stop.collected": Paise;
    "shipment_stop.cash": Paise;
    "shipment_second.collected": Paise;
  }
}
