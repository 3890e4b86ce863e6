import { sql } from "kysely";
import type { Warehouse } from "@o2r/api/contract/logistics";
import type { Db } from "../../../db/schema.ts";

/** How many pincodes a warehouse serves, first or standing in. */
export const pincodes = sql<number>`(select count(*) from pincode_hub as served where served.hub_id = warehouse.id)`;

const manager = sql<string | null>`(
  select string_agg(staff.name, ', ' order by staff.name)
  from user_warehouse as own join app_user as staff on staff.id = own.user_id
  where own.warehouse_id = warehouse.id and staff.blocked_at is null
    and staff.user_type in ('HUB_MANAGER', 'CWH_MANAGER')
)`;

/** Days until the FSSAI licence ends. */
export const fssaiDaysLeft = sql<number>`(warehouse.fssai_expiry - (now() at time zone 'Asia/Kolkata')::date)`;

/** Warehouses as their list and their page tell them. */
export const selectWarehouses = (db: Db) =>
  db
    .selectFrom("warehouse")
    .select([
      "warehouse.id",
      "warehouse.version",
      "warehouse.active",
      "warehouse.updated_at as updatedAt",
      "warehouse.company_name as companyName",
      "warehouse.type",
      "warehouse.email_id as emailId",
      "warehouse.mobile",
      "warehouse.pan_number as panNumber",
      "warehouse.gst_number as gstNumber",
      "warehouse.fssai_number as fssaiNumber",
      "warehouse.fssai_expiry as fssaiExpiry",
      "warehouse.lead_time as leadTime",
      "warehouse.pincode",
      "warehouse.city",
      "warehouse.state",
      "warehouse.wlat",
      "warehouse.wlng",
      "warehouse.address",
      pincodes.as("pincodes"),
      manager.as("manager"),
      fssaiDaysLeft.as("fssaiDaysLeft"),
    ]);

/** One of them by its id. */
export const findWarehouse = (db: Db, id: string): Promise<Warehouse | undefined> =>
  selectWarehouses(db).where("warehouse.id", "=", id).executeTakeFirst();
