import type { ColumnType, GeneratedAlways } from "kysely";
import type { PriceChangeState, RateChangeState } from "@o2r/api/contract/catalogue";
import type { Filled, Instant } from "../../db/schema.ts";
import type { Stamps } from "../stamps.ts";
import type { Paise } from "./paise.ts";

/** A decimal figure: the driver gives it as text, so that nothing is lost; a number is accepted. */
export type Decimal = ColumnType<string, number | string, number | string>;
type OptionalDecimal = ColumnType<string | null, number | string | null | undefined, number | string | null>;
/** Money: a bigint of paise, which the driver gives as a number. */
type Money = ColumnType<Paise, Paise, Paise>;
type OptionalInstant = ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
type OptionalMoney = ColumnType<Paise | null, Paise | null | undefined, Paise | null>;

interface CompanyTable extends Stamps {
  id: string;
  name: string;
  gst: string;
  /** Another company had it first, before a GSTIN was that of one only. */
  gst_repeats: Filled<boolean>;
  logo_id: string | null;
  description: Filled<string>;
  address_line1: Filled<string>;
  pincode: Filled<string>;
  city: Filled<string>;
  state: Filled<string>;
  active: Filled<boolean>;
}

interface BrandTable extends Stamps {
  id: string;
  name: string;
  company_id: string;
  logo_id: string | null;
  description: Filled<string>;
  active: Filled<boolean>;
}

interface CategoryTable extends Stamps {
  id: string;
  name: string;
  code: string;
  image_id: string | null;
  description: Filled<string>;
  position: Filled<number>;
  active: Filled<boolean>;
}

interface SubCategoryTable extends Stamps {
  id: string;
  category_id: string;
  name: string;
  image_id: string | null;
  hsn_number: string;
  gst: Decimal;
  cess: Decimal;
  description: Filled<string>;
  active: Filled<boolean>;
}

interface AttributeTable extends Stamps {
  id: string;
  name: string;
  data_type: "TEXT" | "NUMBER" | "BOOLEAN" | "DATE" | "LIST";
  active: Filled<boolean>;
}

export interface ProductTable extends Stamps {
  id: string;
  sku: string;
  name: string;
  brand_id: string | null;
  sub_category_id: string | null;
  company_id: string | null;
  /** Days. */
  shelf_life: number;
  item_type: "FOOD" | "NON_FOOD";
  unit_weight: Decimal;
  weight_type: string;
  pack_of: number;
  pack_type: string;
  length_cm: OptionalDecimal;
  width_cm: OptionalDecimal;
  height_cm: OptionalDecimal;
  o2rlp: Money;
  pth: Money;
  ptr: Money;
  mrp: Money;
  central_o2rlp: OptionalMoney;
  central_pth: OptionalMoney;
  central_ptr: OptionalMoney;
  central_mrp: OptionalMoney;
  gst: Decimal;
  cess: Decimal;
  ean: string | null;
  sac: string | null;
  hsn: string;
  platform: "ALL" | "APP" | "CALL_CENTERS";
  target_customer: string | null;
  product_type: string;
  max_order_quant: number | null;
  description: string;
  active: Filled<boolean>;
  search: GeneratedAlways<string>;
}

interface ProductImageTable {
  product_id: string;
  position: number;
  document_id: string;
}

interface SkuKitItemTable {
  product_id: string;
  component_id: string;
  position: number;
}

export interface PriceChangeTable extends Omit<Stamps, "created_by"> {
  id: string;
  product_id: string;
  /** `YYYY-MM-DD`, in Asia/Kolkata. */
  effective_on: string;
  state: PriceChangeState;
  o2rlp: Money;
  pth: Money;
  ptr: Money;
  mrp: Money;
  was_o2rlp: OptionalMoney;
  was_pth: OptionalMoney;
  was_ptr: OptionalMoney;
  was_mrp: OptionalMoney;
  reason: string;
  approved_at: OptionalInstant;
  approved_by: string | null;
  applied_at: OptionalInstant;
  revoked_at: OptionalInstant;
  revoked_by: string | null;
  revoke_reason: string | null;
  /** The import that it came by; null where a person typed it. */
  import_id: ColumnType<string | null, string | null | undefined, never>;
  /** Who proposed it. */
  created_by: ColumnType<string, string, never>;
}

interface PriceImportTable {
  /** That of the import, which may be forgotten meanwhile. */
  id: string;
  file_name: string;
  created_at: Instant;
}

export interface RateChangeTable extends Stamps {
  id: string;
  sub_category_id: string;
  /** `YYYY-MM-DD`, in Asia/Kolkata. */
  effective_on: string;
  state: RateChangeState;
  gst: Decimal;
  cess: Decimal;
  reason: string;
  products: ColumnType<number | null, number | null | undefined, number | null>;
}

interface ComboTable extends Stamps {
  id: string;
  sku: string;
  name: string;
  price: Money;
  max_quantity: number | null;
  /** `YYYY-MM-DD`, in Asia/Kolkata. */
  valid_from: string;
  valid_till: string;
  active: Filled<boolean>;
}

interface ComboItemTable {
  combo_id: string;
  position: number;
  product_id: string;
  quantity: number;
  /** Percent of the combo's price. */
  allocation: Decimal;
}

interface ComboHubTable {
  combo_id: string;
  warehouse_id: string;
}

interface MasterOptionTable extends Stamps {
  id: string;
  category: string;
  value: string;
  label: string;
  position: Filled<number>;
  active: Filled<boolean>;
}

interface MasterFieldTable extends Stamps {
  id: string;
  category: string;
}

/** Every SKU once. Triggers of `product` and `combo` keep it; who makes a SKU takes it here first. */
interface SkuTable {
  /** In small letters. */
  code: string;
  owner_id: string;
}

declare module "../../db/schema.ts" {
  interface Database {
    sku: SkuTable;
    company: CompanyTable;
    brand: BrandTable;
    category: CategoryTable;
    sub_category: SubCategoryTable;
    attribute: AttributeTable;
    product: ProductTable;
    product_image: ProductImageTable;
    sku_kit_item: SkuKitItemTable;
    price_change: PriceChangeTable;
    price_import: PriceImportTable;
    rate_change: RateChangeTable;
    combo: ComboTable;
    combo_item: ComboItemTable;
    combo_hub: ComboHubTable;
    master_field: MasterFieldTable;
    master_option: MasterOptionTable;
  }
}
