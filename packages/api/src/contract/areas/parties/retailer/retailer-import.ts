import { importable } from "../../../core/thing/importable.ts";
import { retailerForm } from "./retailer-form.ts";
import { retailerList } from "./retailer-list.ts";

/** Retailers from a file: made, or changed where the mobile is known. */
export const retailerImport = importable({
  name: { one: "retailer", many: "retailers" },
  form: retailerForm,
  key: ["mobile"],
  alike: ["establishment", "addressLine1"],
  changes: true,
  list: retailerList,
  example: {
    establishment: "Shree Ganesh Kirana",
    shopType: "Grocery",
    name: "Owner of the shop",
    mobile: "9800000001",
    addressLine1: "Shop 4, Market Yard",
    addressLine3: "Hadapsar",
    pincode: "411028",
    lat: "18.4967",
    lng: "73.9417",
    retailerType: "Kirana",
    isPrime: "No",
  },
  permission: "retailer.import",
});
