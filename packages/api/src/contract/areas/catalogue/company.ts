import { number } from "yup";
import { defineForm, image, section, text, textarea, type ValuesOf } from "@o2r/forms";
import type { ReplyOf } from "../../core/endpoint.ts";
import { gstinRule } from "../../core/gstin.ts";
import { activeColumn, activeFilter } from "../../core/flags.ts";
import { ofPincode, pincodeRule } from "../../core/pincode.ts";
import type { ListDeclaration } from "../../core/list.ts";
import { thing } from "../../core/thing.ts";

/** A company, the manufacturer of brands and products, created and edited (specification §3 and §5, Company). */
export const companyForm = defineForm({
  id: "company",
  version: 1,
  fields: {
    name: text({ label: "Name", required: true, maxLength: 50, width: "half" }),
    gst: text({ label: "GSTIN", required: true, maxLength: 15, width: "half", ...gstinRule }),
    description: textarea({ label: "Description", maxLength: 500, rows: 3 }),
    addressLine1: text({ label: "Address line 1", maxLength: 100 }),
    pincode: text({ label: "Pincode", ...pincodeRule }),
    city: text({ label: "City", ...ofPincode("city") }),
    state: text({ label: "State", ...ofPincode("state") }),
    logo: image({ label: "Logo", maxMB: 10 }),
  },
  sections: [
    section("company", "Details", ["name", "gst", "description", "logo"]),
    section("address", "Address", ["addressLine1", "pincode", "city", "state"]),
  ],
});

/** The list of companies, within the brands. */
export const companyList = {
  columns: [
    { field: "name", label: "Company", kind: "text", sort: true, shown: true },
    { field: "gst", label: "GSTIN", kind: "code", sort: true, shown: true, width: 168 },
    { field: "city", label: "City", kind: "text", sort: true, shown: true, width: 144 },
    { field: "state", label: "State", kind: "text", sort: true, shown: true, width: 160 },
    { field: "pincode", label: "Pincode", kind: "code", shown: false, width: 88 },
    { field: "brands", label: "Brands", kind: "number", sort: true, shown: true, width: 96 },
    { field: "products", label: "Products", kind: "number", sort: true, shown: true, width: 112 },
    activeColumn,
    { field: "updatedAt", label: "Updated", kind: "dateTime", sort: true, shown: false, width: 144 },
  ],
  filters: [activeFilter],
  search: { name: "name", gst: "GSTIN" },
  defaultSort: "name",
} as const satisfies ListDeclaration;

export const company = thing({
  name: { one: "company", many: "companies" },
  path: "/oms/company",
  form: companyForm,
  list: companyList,
  lookup: true,
  computed: {
    /** Active ones. */
    brands: number().integer().defined(),
    /** Active ones that it makes. */
    products: number().integer().defined(),
  },
  allow: { read: "catalogue.read", write: "catalogue.write" },
  scope: "all",
  affects: ["/oms/brand", "/oms/product"],
});
export const companyEndpoints = company.endpoints;

/** What a company's form holds, and what a create or an update sends. */
export type CompanyValues = ValuesOf<typeof companyForm>;
export type Company = ReplyOf<typeof companyEndpoints.get>;
