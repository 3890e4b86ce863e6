import { sql, type SqlBool } from "kysely";
import type { ticketLookups } from "@o2r/api/contract/engagement";
import type { ContractHandlers } from "../../../http/context.ts";
import { lookUp } from "../../../kit/look-up.ts";
import { masters } from "../masters.ts";
import { retailerReach } from "./reach.ts";

/** What the forms of tickets choose from. */
export const ticketLookUps: ContractHandlers<typeof ticketLookups> = {
  ticketAgent: { lookup: lookUp(masters["ticket-agent"]) },
  ticketRetailer: {
    lookup: lookUp(masters["ticket-retailer"], {
      text: sql`retailer.search`,
      shows: { mobile: sql<string>`retailer.mobile` },
      within: ({ scope }) => sql<SqlBool>`${scope.covers(retailerReach)}`,
    }),
  },
};
