import { ProcessPool } from "../work/process-pool.ts";
import type { WorkGate } from "../work/work-gate.ts";
import type { PrintOrder, Printed, Sheet } from "./sheet.ts";

/** Memory of a process that has the fonts of some scripts open, in bytes. */
const bytes = 160 * 1024 * 1024;

const processes = new ProcessPool(new URL("./paper-process.ts", import.meta.url));

interface Printing {
  readonly milliseconds: number;
  readonly signal: AbortSignal;
  readonly told?: (done: number) => void;
}

const order = async (asked: PrintOrder, { milliseconds, signal, told }: Printing): Promise<Printed> => {
  const printed = (await processes.run(asked, {
    milliseconds,
    signal,
    ...(told && { told: (message: unknown) => told(Number(message)) }),
  })) as Printed; // what the process sends
  if ("failed" in printed) throw new Error(`A paper could not be printed: ${printed.failed}`);
  return printed;
};

interface Waited {
  /** Aborted when nobody waits for it any more. */
  readonly signal?: AbortSignal;
  /** Whether it goes before what waits. */
  readonly urgent?: boolean;
}

/** A paper as PDF, drawn in a process of its own when there is room for one: 503 when too much waits. */
export const printSheet = async (
  sheet: Sheet,
  gate: WorkGate,
  { signal = new AbortController().signal, urgent = true }: Waited = {},
): Promise<Buffer> => {
  const printed = await gate.run({ bytes, signal, urgent }, () => order({ sheet }, { milliseconds: 20_000, signal }));
  if (!("pdf" in printed)) throw new TypeError("A paper was asked for");
  return Buffer.from(printed.pdf, "base64");
};

/** All papers of a file, a line of JSON each, into one PDF; `told` hears of each that is done. Answers with the pages. */
export const printSheets = async (
  paths: { readonly sheetsPath: string; readonly pdfPath: string },
  gate: WorkGate,
  printing: Printing,
): Promise<number> => {
  const printed = await gate.run({ bytes, signal: printing.signal }, () => order(paths, printing));
  if (!("pages" in printed)) throw new TypeError("Papers were asked for");
  return printed.pages;
};
