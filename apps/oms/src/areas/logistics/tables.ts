import type { Filled } from "../../db/schema.ts";
import type { Stamps } from "../stamps.ts";

interface WarehouseTable extends Stamps {
  id: string;
  type: "CWH" | "HUB";
  company_name: string;
  email_id: string;
  mobile: string;
  pan_number: string;
  gst_number: string | null;
  fssai_number: string;
  fssai_expiry: string;
  /** Days. */
  lead_time: number;
  pincode: string;
  city: string;
  state: string;
  wlat: number;
  wlng: number;
  address: string;
  active: Filled<boolean>;
}

declare module "../../db/schema.ts" {
  interface Database {
    warehouse: WarehouseTable;
  }
}
