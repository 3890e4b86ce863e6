import { sql } from "kysely";
import {
  licenceWarning,
  warehouseForm,
  warehouseList,
  type warehouseEndpoints,
  type WarehouseValues,
} from "@o2r/api/contract/logistics";
import { insertRow, updateRow } from "../../../db/repository.ts";
import type { Handlers } from "../../../http/context.ts";
import { readList } from "../../../kit/read-list.ts";
import { thingHandlers } from "../../../kit/thing-handlers.ts";
import { warehouseContactHandlers } from "./add-contact.ts";
import { checkType } from "./check-type.ts";
import { refuseOff } from "./standing.ts";
import { supplierHandlers } from "./supplier.ts";
import { findWarehouse, fssaiDaysLeft, pincodes, selectWarehouses } from "./warehouse-query.ts";
import { warehouseCalendarHandlers } from "./warehouse-calendar.ts";
import { warehousePageHandlers } from "./warehouse-page.ts";

const listWarehouses = readList(warehouseList, {
  select: selectWarehouses,
  id: sql<string>`warehouse.id`,
  sorts: {
    companyName: sql`lower(warehouse.company_name)`,
    type: sql`warehouse.type`,
    city: sql`lower(warehouse.city)`,
    state: sql`lower(warehouse.state)`,
    pincodes,
    fssaiExpiry: sql`warehouse.fssai_expiry`,
    leadTime: sql`warehouse.lead_time`,
    active: sql`warehouse.active`,
    updatedAt: sql`warehouse.updated_at`,
  },
  filters: {
    type: sql`warehouse.type`,
    state: sql`warehouse.state`,
    active: sql`warehouse.active`,
    licence: sql`${fssaiDaysLeft} <= ${sql.lit(licenceWarning)}`,
  },
  search: {
    companyName: sql`warehouse.company_name`,
    city: sql`warehouse.city`,
    gstNumber: sql`coalesce(warehouse.gst_number, '')`,
    pincode: sql`warehouse.pincode`,
  },
});

const columns = (values: WarehouseValues) => ({
  type: values.type,
  company_name: values.companyName,
  email_id: values.emailId,
  mobile: values.mobile,
  pan_number: values.panNumber,
  gst_number: values.gstNumber ?? null,
  fssai_number: values.fssaiNumber,
  fssai_expiry: values.fssaiExpiry,
  lead_time: values.leadTime,
  pincode: values.pincode,
  city: values.city,
  state: values.state,
  wlat: values.wlat,
  wlng: values.wlng,
  address: values.address,
});

/** Hubs and central warehouses. */
export const warehouseHandlers: Handlers<typeof warehouseEndpoints> = {
  ...thingHandlers({
    entity: "warehouse",
    noun: "Warehouse",
    table: "warehouse",
    form: warehouseForm,
    list: listWarehouses,
    sides: sql.ref<string>("warehouse.id"),
    find: findWarehouse,
    insert: (db, made, values: WarehouseValues) => insertRow(db, "warehouse", { ...made, ...columns(values) }),
    update: (db, before, changed, values) => updateRow(db, "warehouse", before, { ...columns(values), ...changed }),
    check: checkType,
    refuseOff,
    audited: ({
      id: _id,
      version: _version,
      active: _active,
      updatedAt: _updatedAt,
      pincodes: _pincodes,
      manager: _manager,
      fssaiDaysLeft: _days,
      ...fields
    }) => fields,
  }),
  ...warehousePageHandlers,
  ...warehouseCalendarHandlers,
  ...warehouseContactHandlers,
  ...supplierHandlers,
};
