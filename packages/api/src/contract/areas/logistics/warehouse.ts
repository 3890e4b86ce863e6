import { number, string } from "yup";
import type { ValuesOf } from "@o2r/forms";
import { stateNames } from "@o2r/forms/ready";
import { endpoint, formBody, type ReplyOf } from "../../core/endpoint.ts";
import { activeColumn, activeFilter } from "../../core/flags.ts";
import type { ListDeclaration } from "../../core/list.ts";
import { idParams, listOf, rupeesSchema, shape } from "../../core/schemas.ts";
import { thing } from "../../core/thing.ts";
import { servedPincodes, servedPincodesForm } from "./served-pincodes.ts";
import { warehouseCalendarEndpoints } from "./warehouse-calendar.ts";
import { warehouseContactEndpoints, warehouseUser } from "./warehouse-contact.ts";
import { warehouseForm, warehouseTypes } from "./warehouse-form.ts";
import { supplierDetail, supplierEndpoints } from "./warehouse-supplier.ts";

/** So many days before a licence ends it is to be seen to. */
export const licenceWarning = 60;

const typeValues = [{ ...warehouseTypes[0], label: "CWH" }, warehouseTypes[1]] as const;

/** The list of warehouses (domain.md §8, /warehouse-management). */
export const warehouseList = {
  columns: [
    { field: "companyName", label: "Warehouse", kind: "text", sort: true, shown: true },
    { field: "type", label: "Type", kind: "badge", sort: true, shown: true, width: 72, values: typeValues },
    { field: "city", label: "City", kind: "text", sort: true, shown: true, width: 100 },
    { field: "state", label: "State", kind: "text", sort: true, shown: false, width: 144 },
    { field: "pincodes", label: "Pincodes", kind: "number", sort: true, shown: true, width: 92 },
    { field: "manager", label: "Manager", kind: "text", shown: true, width: 128 },
    { field: "mobile", label: "Mobile", kind: "code", shown: false, inFile: true, width: 112 },
    { field: "gstNumber", label: "GSTIN", kind: "code", shown: true, width: 148 },
    { field: "fssaiNumber", label: "FSSAI", kind: "code", shown: false, inFile: true, width: 144 },
    { field: "fssaiExpiry", label: "FSSAI expiry", kind: "date", sort: true, shown: true, width: 112 },
    { field: "leadTime", label: "Lead days", kind: "number", sort: true, shown: true, width: 88 },
    activeColumn,
    { field: "updatedAt", label: "Updated", kind: "dateTime", sort: true, shown: false, width: 144 },
  ],
  filters: [
    { kind: "oneOf", key: "type", label: "Type", options: warehouseTypes },
    { kind: "oneOf", key: "state", label: "State", options: stateNames.map((name) => ({ value: name, label: name })) },
    activeFilter,
    { kind: "flag", key: "licence", label: "FSSAI licence", yes: "Expired or within 60 days", no: "Later" },
  ],
  search: { companyName: "name", city: "city", gstNumber: "GSTIN", pincode: "pincode" },
  defaultSort: "companyName",
} as const satisfies ListDeclaration;

export const warehouse = thing({
  name: { one: "warehouse", many: "warehouses" },
  path: "/oms/warehouse",
  form: warehouseForm,
  list: warehouseList,
  computed: {
    /** How many it serves, first or standing in. */
    pincodes: number().integer().defined(),
    /** Who runs it, by name. */
    manager: string().nullable().defined(),
    /** Until its FSSAI licence ends; below zero once it has. */
    fssaiDaysLeft: number().integer().defined(),
  },
  allow: { read: "warehouse.detail", write: "warehouse.write" },
  scope: "ownWarehouse",
  affects: ["/api/warehouse", "/api/hub", "/api/central-warehouse", "/api/pincode"],
});

const ofOne = { params: idParams, scope: "ownWarehouse" } as const;

export const warehouseEndpoints = {
  ...warehouse.endpoints,
  ...warehouseCalendarEndpoints,
  ...warehouseContactEndpoints,
  ...supplierEndpoints,
  standing: endpoint({
    method: "GET",
    path: "/oms/warehouse/:id/standing",
    summary: "What a warehouse holds and owes: stock, open orders, its people, and how it is paid as a supplier",
    ...ofOne,
    reply: shape({
      /** Of what is on the shelf, in quarantine or rejected, at PTH. */
      stockValue: rupeesSchema(),
      /** Units. */
      stock: number().integer().defined(),
      openOrders: number().integer().defined(),
      /** Of a hub those it waits for, of a central warehouse those it is to send. */
      openHubOrders: number().integer().defined(),
      users: listOf(warehouseUser()),
      supplier: supplierDetail().nullable(),
    }),
    allow: "warehouse.detail",
    limit: "read",
  }),
  pincodes: endpoint({
    method: "GET",
    path: "/oms/warehouse/:id/pincode",
    summary: "The pincodes that a warehouse serves, and those for which it stands in",
    ...ofOne,
    reply: servedPincodes,
    allow: "warehouse.detail",
    limit: "read",
  }),
  servePincodes: endpoint({
    method: "PUT",
    path: "/oms/warehouse/:id/pincode",
    summary: "Say which pincodes a warehouse serves first, and for which it stands in",
    ...ofOne,
    body: formBody(servedPincodesForm),
    reply: servedPincodes,
    write: {
      audit: "warehouse.pincodes",
      idempotency: "required",
      ifMatch: true,
      affects: ["/oms/warehouse", "/api/pincode"],
    },
    allow: "warehouse.write",
    limit: "write",
  }),
};

/** What a warehouse's form holds, and what a create or an update sends. */
export type WarehouseValues = ValuesOf<typeof warehouseForm>;
export type Warehouse = ReplyOf<typeof warehouseEndpoints.get>;
export type WarehouseStanding = ReplyOf<typeof warehouseEndpoints.standing>;
