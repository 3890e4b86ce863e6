import { rawReply, type RawContent, type RawReply } from "../http/context.ts";

/** Answers a PDF under the number of what it shows, which a browser opens; it stays in no cache, as the next person may be another. */
export const pdfReply = (content: RawContent, number: string): RawReply =>
  rawReply("application/pdf", content, {
    "content-disposition": `inline; filename="${number.replaceAll(/[^\w.-]+/g, "-")}.pdf"`,
    "cache-control": "no-store",
  });
