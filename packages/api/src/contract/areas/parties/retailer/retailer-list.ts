import { stateValues } from "../../../core/lifecycle/state-schema.ts";
import type { ListDeclaration } from "../../../core/list.ts";
import { kycStates, retailerStates, type RetailerRow } from "./retailer-rows.ts";

const states = stateValues(retailerStates);
const kyc = stateValues(kycStates);

/** The list of retailers (domain.md §8, /retailer). */
export const retailerList = {
  columns: [
    { field: "establishment", label: "Shop", kind: "text", sort: true, shown: true },
    { field: "name", label: "Owner", kind: "text", sort: true, shown: true, roomy: true, width: 104 },
    { field: "mobile", label: "Mobile", kind: "code", shown: true, width: 104 },
    { field: "shopType", label: "Shop type", kind: "text", shown: false, width: 120 },
    { field: "retailerType", label: "Retailer type", kind: "text", shown: false, width: 128 },
    { field: "beat", label: "Beat", kind: "text", sort: true, shown: true, width: 120, shows: "beatId" },
    { field: "beatType", label: "Beat type", kind: "text", shown: false, width: 112 },
    { field: "pincode", label: "Pincode", kind: "code", sort: true, shown: false, width: 88 },
    { field: "city", label: "City", kind: "text", sort: true, shown: false, width: 112 },
    { field: "hub", label: "Hub", kind: "text", sort: true, shown: true, roomy: true, width: 124, shows: "hubId" },
    { field: "gstNumber", label: "GSTIN", kind: "code", shown: false, inFile: true, width: 160 },
    { field: "kyc", label: "KYC", kind: "badge", shown: true, roomy: true, width: 132, values: kyc },
    {
      field: "isPrime",
      label: "Prime",
      kind: "flag",
      shown: false,
      width: 80,
      values: [
        { value: true, label: "Prime", tone: "info" },
        { value: false, label: "–" },
      ],
    },
    { field: "agent", label: "Agent", kind: "text", shown: false, width: 136 },
    { field: "onboardedBy", label: "Onboarded by", kind: "text", shown: false, width: 136 },
    { field: "outstanding", label: "Outstanding ₹", kind: "money", shown: true, width: 108 },
    { field: "lastOrderAt", label: "Last order", kind: "dateTime", shown: true, roomy: true, width: 104 },
    { field: "state", label: "Status", kind: "badge", sort: true, shown: true, width: 120, values: states },
    {
      field: "addressPending",
      label: "Address request",
      kind: "flag",
      shown: false,
      width: 128,
      values: [
        { value: true, label: "Waiting", tone: "warning" },
        { value: false, label: "–" },
      ],
    },
    { field: "updatedAt", label: "Updated", kind: "dateTime", sort: true, shown: false, width: 144 },
  ],
  filters: [
    { kind: "oneOf", key: "state", label: "Status", options: states },
    { kind: "oneOf", key: "kyc", label: "KYC", options: kyc },
    { kind: "range", key: "pincode", label: "Pincode", unit: "code" },
    { kind: "lookup", key: "city", label: "City", source: "/api/city" },
    { kind: "lookup", key: "hub", label: "Hub", source: "/api/warehouse" },
    { kind: "lookup", key: "beat", label: "Beat", source: "/api/beat" },
    { kind: "lookup", key: "beatType", label: "Beat type", source: "/api/beat-type" },
    { kind: "lookup", key: "shopType", label: "Shop type", source: "/api/shop-type" },
    { kind: "lookup", key: "retailerType", label: "Retailer type", source: "/api/retailer-type" },
    { kind: "lookup", key: "agent", label: "Agent", source: "/api/agent" },
    { kind: "lookup", key: "onboardedBy", label: "Onboarded by", source: "/api/onboarder" },
    { kind: "flag", key: "isPrime", label: "Prime", yes: "Prime", no: "Not prime" },
    { kind: "flag", key: "addressPending", label: "Address request", yes: "Waiting", no: "None" },
    { kind: "range", key: "idle", label: "Without an order for", unit: "days" },
  ],
  search: { establishment: "shop", name: "owner", mobile: "mobile", gstNumber: "GSTIN" },
  defaultSort: "establishment",
} as const satisfies ListDeclaration<Extract<keyof RetailerRow, string>>;
