import { activityEndpoints } from "./activity-report.ts";
import { gstr1Endpoints } from "./gstr1-report.ts";
import { agentsEndpoints } from "./agents-report.ts";
import { beatsEndpoints } from "./beats-report.ts";
import { discardsEndpoints } from "./discards-report.ts";
import { hsnEndpoints } from "./hsn-report.ts";
import { ordersEndpoints } from "./orders-report.ts";
import { receivablesEndpoints } from "./receivables-report.ts";
import { rejectedEndpoints } from "./rejected-report.ts";
import { salesEndpoints } from "./sales-report.ts";
import { schemesEndpoints } from "./schemes-report.ts";
import { stockEndpoints } from "./stock-report.ts";

/** The reports. Each is a list over what the business has done, which is read, narrowed and taken as a file. */
export const reportEndpoints = {
  reportSales: salesEndpoints,
  reportReceivables: receivablesEndpoints,
  reportActivity: activityEndpoints,
  reportOrders: ordersEndpoints,
  reportStock: stockEndpoints,
  reportHsn: hsnEndpoints,
  reportGstr1: gstr1Endpoints,
  reportAgents: agentsEndpoints,
  reportBeats: beatsEndpoints,
  reportSchemes: schemesEndpoints,
  reportRejected: rejectedEndpoints,
  reportDiscards: discardsEndpoints,
};
