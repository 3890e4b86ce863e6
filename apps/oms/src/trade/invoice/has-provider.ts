import type { Services } from "../../http/context.ts";

/** Whether whoever registers invoices is named in the settings of the service, and can be asked. */
export const hasProvider = ({ config }: Pick<Services, "config">): boolean => config.O2R_INVOICE_URL !== undefined;
