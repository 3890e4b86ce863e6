import { Settings, Store, Users } from "lucide-react";
import type { PageWords } from "../../routing/route.ts";

/** What the pages of retailers and staff are for, and their icons. */
export const about: PageWords = {
  "/user-management": { icon: Users, says: "Accounts of staff: roles, warehouses, passwords and blocks." },
  "/user-management/new": { says: "Make an account with a one-time password." },
  "/user-management/:id": { says: "See one account: who it is, where it is signed in, what it did and may do." },
  "/user-management/:id/edit": { says: "Change one account: role, warehouses, supervisor and address." },
  "/retailer/new": { says: "Take on a shop, step by step, with pictures of it and of its papers." },
  "/retailer/kyc": { says: "Papers of retailers that wait to be verified." },
  "/retailer/kyc/:id": { says: "Verify the papers of one retailer beside what was typed." },
  "/retailer/address-request": { says: "Requests of retailers for another address." },
  "/retailer/address-request/:id": { says: "Compare both addresses, and approve or reject the new one." },
  "/retailer/import": { says: "Make retailers, or change them by their mobile, from a file." },
  "/retailer/:id": { says: "See one retailer: the shop, its papers, its terms and what happened to it." },
  "/retailer/:id/edit": { says: "Change one retailer: contacts, address, hub and beat, tax ids." },
  "/retailer-config": {
    icon: Settings,
    says: "Types, tiers and statuses of retailers with their credit terms and order minimum.",
  },
  "/retailer-config/new": { says: "Give a type, a tier or a status of retailers terms." },
  "/retailer-config/:id": { says: "See and change the terms of one type, tier or status, with their history." },
  "/retailer-config/beat": { says: "Routes on which hubs deliver, with the days of the week they are served." },
  "/retailer-config/beat/new": { says: "Make a beat of a hub." },
  "/retailer-config/beat/:id": { says: "See and change one beat: its hub, its region, its days." },
  "/retailer-config/region": { says: "Regions with their beats and who has charge of them." },
  "/retailer-config/region/new": { says: "Make a region." },
  "/retailer-config/region/:id": { says: "See and change one region." },
  "/retailer": { icon: Store, says: "Shops with their contacts, tax ids, addresses and address change requests." },
};
