import { Container, Settings, Warehouse } from "lucide-react";
import type { PageWords } from "../../routing/route.ts";

/** What the pages of logistics are for, and their icons. */
export const about: PageWords = {
  "/warehouse-management": {
    icon: Warehouse,
    says: "Hubs and central warehouses, their licences, contacts and pincodes.",
  },
  "/warehouse-management/new": { says: "Make a warehouse, or a copy of one." },
  "/warehouse-management/:id": { says: "See and change one warehouse: its licences, pincodes, stock and people." },
  "/warehouse-management/pincode": {
    says: "Pincodes with their city, state and localities, and the hubs that deliver there.",
  },
  "/warehouse-management/pincode/new": { says: "Add a pincode and say who delivers there." },
  "/warehouse-management/pincode/:id": {
    says: "See and change one pincode: its place, its first hub, and who stands in.",
  },
  "/warehouse-management/pincode/import": { says: "Give pincodes their hubs, or add new ones, from a file." },
  "/create-shipment": { icon: Container, says: "Put packed orders on a vehicle." },
  "/shipment-management": { icon: Container, says: "Shipments on the road, their stops, cash and returns." },
  "/holidays": { icon: Settings, says: "Days without orders or deliveries, by hub and state." },
  "/holidays/calendar": { says: "A year with its holidays, month by month." },
  "/holidays/import": { says: "Add holidays, or change them by their day and place, from a file." },
  "/holidays/new": { says: "A day without orders or deliveries." },
  "/holidays/:id": { says: "A holiday and what it stops." },
  "/shipment-management/:id": { says: "The run sheet of one shipment." },
};
