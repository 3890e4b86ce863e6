import { importable } from "../../core/thing/importable.ts";
import { inventoryForm } from "./inventory-form.ts";
import { inventoryList } from "./inventory-list.ts";

/** Batches from a file: each row an entry of units that came into a warehouse, as the form of an entry takes it. */
export const inventoryImport = importable({
  name: { one: "batch", many: "batches" },
  form: inventoryForm,
  key: ["name", "warehouseId", "manufacturingDate", "mrp"],
  // Units of a batch that stands are adjusted, for a reason: a file that is sent twice must not double them.
  changes: false,
  list: inventoryList,
  // Several products may have one name.
  surest: { name: "SKU" },
  called: { stock: ["Units", "Quantity"] },
  example: {
    name: "TLW-LITE-SNOL1L",
    warehouseId: "Pune Hub Wakad",
    stock: "48",
    manufacturingDate: { today: -14 },
    mrp: "160",
    retailPrice: "148.50",
    distPrice: "144",
    o2rPrice: "141",
  },
  permission: "stock.write",
});
