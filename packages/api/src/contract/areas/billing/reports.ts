import { invoicePapersReport } from "./print/invoice-papers.ts";

/** What of billing can be had as a file that a job makes, by the name that it is asked for with. */
export const reports = { invoicePapers: invoicePapersReport };
