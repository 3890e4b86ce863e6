// Runs in a process of its own: draws papers as PDF. See `printSheet`.
import { createReadStream, createWriteStream } from "node:fs";
import { createInterface } from "node:readline";
import { pipeline } from "node:stream/promises";
import { buffer } from "node:stream/consumers";
import { drawSheet } from "./draw-sheet.ts";
import { Pen } from "./pen.ts";
import type { PrintOrder, Printed, Sheet } from "./sheet.ts";

const printOne = async (sheet: Sheet): Promise<Printed> => {
  const pen = new Pen();
  const bytes = buffer(pen.doc);
  pen.doc.info.Title = `${sheet.title} ${sheet.number}`;
  drawSheet(pen, sheet);
  pen.doc.end();
  return { pdf: (await bytes).toString("base64") };
};

const printAll = async ({ sheetsPath, pdfPath }: Extract<PrintOrder, { sheetsPath: string }>): Promise<Printed> => {
  const pen = new Pen();
  const written = pipeline(pen.doc, createWriteStream(pdfPath, { mode: 0o600 }));
  let papers = 0;
  let pages = 0;
  for await (const line of createInterface({ input: createReadStream(sheetsPath), crlfDelay: Infinity })) {
    pages += drawSheet(pen, JSON.parse(line) as Sheet); // what the service has written
    pen.doc.flushPages();
    papers += 1;
    process.send?.({ told: papers });
  }
  pen.doc.end();
  await written;
  return { pages };
};

process.on("message", (order: PrintOrder) => {
  void ("sheet" in order ? printOne(order.sheet) : printAll(order))
    .catch((error: unknown): Printed => ({ failed: String(error) }))
    .then((printed) => process.send?.(printed));
});
process.on("disconnect", () => process.exit());
