import { useParams } from "react-router-dom";
import { InventoryDetail } from "./detail.tsx";
import { InventoryEntry } from "./entry.tsx";

/** /inventory/new and /inventory/:id. */
export function InventoryPage() {
  return useParams()["id"] === undefined ? <InventoryEntry /> : <InventoryDetail />;
}
