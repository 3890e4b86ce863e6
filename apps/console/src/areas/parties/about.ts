import { Store, Users } from "lucide-react";
import type { PageWords } from "../../routing/route.ts";

/** What the pages of retailers and staff are for, and their icons. */
export const about: PageWords = {
  "/user-management": { icon: Users, says: "Accounts of staff: roles, warehouses, passwords and blocks." },
  "/retailer": { icon: Store, says: "Shops with their contacts, tax ids, addresses and address change requests." },
};
