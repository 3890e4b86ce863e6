import type { Filled } from "../../db/schema.ts";
import type { Stamps } from "../stamps.ts";

interface RetailerTable extends Stamps {
  id: string;
  hub_id: string;
  status: "LEAD" | "ONBOARDING" | "KYC_PENDING" | "ACTIVE" | "BLOCKED" | "INACTIVE";
  kyc_state: string;
  name: string;
  mobile: string;
  alternative_mobile: string | null;
  whatsapp_no: string | null;
  secondary_name: string | null;
  secondary_mobile: string | null;
  establishment: string;
  shop_type: string;
  retailer_type: string;
  beat_type: string;
  beat_id: string;
  is_prime: Filled<boolean>;
  address_line1: string;
  address_line2: string | null;
  address_line3: string;
  pincode: string;
  city: string;
  state: string;
  lat: number;
  lng: number;
  gst_number: string | null;
  pan_number: string | null;
  name_as_per_id: string | null;
  fssai_number: string | null;
  aadhar_last4: string | null;
  location_id: string | null;
  dob: string | null;
  marriage_anniversary: string | null;
  first_kid_bday: string | null;
  second_kid_bday: string | null;
  onboarded_by: string | null;
}

declare module "../../db/schema.ts" {
  interface Database {
    retailer: RetailerTable;
  }
}
