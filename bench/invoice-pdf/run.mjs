// `node bench/invoice-pdf/run.mjs`: what an invoice of 30 lines costs as PDF, in a batch and alone.
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { continueOnPinnedNode, ensureInstalled, root } from "../../scripts/workspace.mjs";

const { values: options } = parseArgs({
  options: { papers: { type: "string", default: "200" }, write: { type: "boolean", default: false } },
});
ensureInstalled();
await continueOnPinnedNode(import.meta.url);

const { printSheet, printSheets } = await import("../../apps/oms/src/print/print.ts");
const { WorkGate } = await import("../../apps/oms/src/work/work-gate.ts");

/** Milliseconds that a paper of a batch may take, and that nothing else may wait for the event loop. */
const goal = { paper: 40, loop: 50 };
const papers = Number(options.papers);
const gate = new WorkGate({ bytes: 2 ** 30, atOnce: 1, waiting: 10 });
const names = {
  "Latin alone": ["Chakki Atta 10 kg", "Mustard Oil Kachi Ghani 1 L", "Glucose Biscuits 70 g"],
  "nine scripts": [
    "Chakki Atta 10 kg",
    "सरसों तेल कच्ची घानी 1 L",
    "தூர் பருப்பு 1 kg",
    "గ్లూకోజ్ బిస్కెట్లు 70 g",
    "ഗ്ലൂക്കോസ് ബിസ്ക്കറ്റ് 70 g",
    "ಗ್ಲೂಕೋಸ್ ಬಿಸ್ಕತ್ತು 70 g",
    "গ্লুকোজ বিস্কুট 70 g",
    "ਗਲੂਕੋਜ਼ ਬਿਸਕੁਟ 70 g",
    "ગ્લુકોઝ બિસ્કિટ 70 g",
  ],
};

/** @param {readonly string[]} goods @param {number} number @returns {import("../../apps/oms/src/print/sheet.ts").Sheet} */
const sheetOf = (goods, number) => {
  const figures = /** @type {const} */ (true);
  const labels = [
    "HSN",
    "Qty, UQC",
    "Rate ₹",
    "Discount ₹",
    "Charges ₹",
    "Taxable ₹",
    "GST",
    "CGST ₹",
    "SGST ₹",
    "Total ₹",
  ];
  return {
    title: "Tax invoice",
    mark: "Original for recipient",
    number: `PNE/26-27/${String(number).padStart(6, "0")}`,
    house: {
      title: "",
      name: "Annapath Wholesale LLP",
      lines: ["Gala 14, Shivneri Godown Compound, Fursungi, Pune 412308"],
    },
    facts: [
      ["Invoice no.", "Invoice date", "Due date", "Place of supply", "Reverse charge"].map((term) => ({
        term,
        value: "22-11-2026",
      })),
    ],
    blocks: ["Bill to", "Deliver to"].map((title) => ({
      title,
      name: goods[1] ?? "",
      lines: ["Nagar Road, Wagholi", "Pune 412207", "Maharashtra (27)"],
    })),
    table: {
      columns: [
        { label: "#", width: 16 },
        { label: "Description of goods", width: 0 },
        ...labels.map((label) => ({ label, width: 41, figures })),
      ],
      rows: Array.from({ length: 30 }, (_, at) => ({
        look: /** @type {const} */ ("plain"),
        cells: [
          String(at + 1),
          goods[at % goods.length] ?? "",
          "19053100",
          `${60 + at} PCS`,
          `${at}52.00`,
          "–",
          `3${at}.64`,
          `27,1${at}.64`,
          "5%",
          `6${at}.97`,
          `6${at}.97`,
          `28,5${at}.58`,
        ],
        note: `SKU-${number}-${at} · MRP 485.00`,
      })),
    },
    sums: [{ term: "Payable", amount: `₹1,11,${number}.00`, look: "payable" }],
    words: [{ term: "Amount in words", value: "One Lakh Eleven Thousand Six Hundred Eighty Three Rupee Only" }],
    notes: [],
    signedFor: "Annapath Wholesale LLP",
  };
};

const folder = mkdtempSync(join(tmpdir(), "o2r-papers-"));
/** @type {{ what: string, batch: number, alone: number, kib: number, loop: number }[]} */
const measured = [];
let idle = 0;
try {
  idle = await longestWait(() => setTimeout(3000));
  for (const [what, goods] of Object.entries(names)) measured.push(await measure(what, goods));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
report();
// The process of papers would be kept for the next.
process.exit();

/** Milliseconds that something waited at most for the event loop of the service's process meanwhile. @param {() => Promise<unknown>} work */
async function longestWait(work) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await work();
  delay.disable();
  return delay.max / 1e6;
}

/** @param {string} what @param {readonly string[]} goods */
async function measure(what, goods) {
  const [sheetsPath, pdfPath] = [join(folder, "sheets.jsonl"), join(folder, "papers.pdf")];
  writeFileSync(
    sheetsPath,
    Array.from({ length: papers }, (_, at) => `${JSON.stringify(sheetOf(goods, at + 1))}\n`).join(""),
  );
  const printing = { milliseconds: 600_000, signal: new AbortController().signal };
  // Fonts are parsed once in a process: by the first paper.
  await printSheet(sheetOf(goods, 0), gate);
  const begin = performance.now();
  const loop = await longestWait(() => printSheets({ sheetsPath, pdfPath }, gate, printing));
  const batch = (performance.now() - begin) / papers;
  const single = performance.now();
  for (let at = 0; at < 20; at += 1) await printSheet(sheetOf(goods, at + 1), gate);
  const alone = (performance.now() - single) / 20;
  return { what, batch, alone, kib: statSync(pdfPath).size / 1024 / papers, loop };
}

function report() {
  const ms = (/** @type {number} */ value) => `${value.toFixed(1)} ms`;
  const reached = (/** @type {boolean} */ is) => (is ? "reached" : "missed");
  const text = [
    `Node ${process.versions.node}, ${papers} invoices of 30 lines in one PDF, and 20 each in one of its own. ` +
      `The machine had ${availableParallelism()} cores and a load of ${loadavg()[0]?.toFixed(1)}.`,
    "",
    "| names in | in the batch, each | alone | size in the batch | longest wait for the event loop |",
    "| --- | ---: | ---: | ---: | ---: |",
    ...measured.map(
      ({ what, batch, alone, kib, loop }) =>
        `| ${what} | ${ms(batch)} | ${ms(alone)} | ${kib.toFixed(1)} KiB | ${ms(loop)} |`,
    ),
    "",
    `With nothing to print, the longest wait for the event loop on this machine was ${ms(idle)}.`,
    "",
    `The goals: at most ${goal.paper} ms each in a batch: ${reached(measured.every(({ batch }) => batch <= goal.paper))}; ` +
      `nothing waits ${goal.loop} ms for the event loop, or twice what it waits for anyway: ${reached(measured.every(({ loop }) => loop <= Math.max(goal.loop, 2 * idle)))}.`,
  ].join("\n");
  console.log(text);
  if (!options.write) return;
  const page = join(root, "docs/benchmarks.md");
  const [from, to] = ["<!-- paper figures: written by bench/invoice-pdf/run.mjs -->", "<!-- end of paper figures -->"];
  const before = readFileSync(page, "utf8");
  const [head = "", rest = ""] = before.split(from);
  writeFileSync(page, `${head}${from}\n\n${text}\n\n${to}${rest.split(to)[1] ?? ""}`);
}
