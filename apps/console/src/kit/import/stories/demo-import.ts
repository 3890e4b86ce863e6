import { roleOf } from "../../../../../../.storybook/role-of.ts";
import type { ImportJob, ImportRow } from "@o2r/api/contract/insight";
import { http } from "msw";
import type { StoryContext } from "@storybook/react-vite";
import { waitFor } from "storybook/test";
import type { AppAtProps } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { freshBrowser, ok, serviceFor } from "../../../stories/service.ts";
import { demoId } from "../../../stories/thing-service.ts";

const headings = ["Name", "SKU", "Brand", "O2RLP", "PTH", "HSN", "GST", "Remarks"];
const columns = [
  { field: "formName", column: 0 },
  { field: "sku", column: 1 },
  { field: "brandId", column: 2 },
  { field: "formO2rPrice", column: 3 },
  { field: "formDlp", column: 4 },
  { field: "formProductHsn", column: 5 },
  { field: "formProductGst", column: 6 },
];

export const job = (changes: Partial<ImportJob> = {}): ImportJob => ({
  id: demoId(800),
  version: 1,
  thing: "product",
  fileName: "price list november.xlsx",
  state: "MATCHING",
  headings,
  sample: [
    ["Chakki Atta 10 kg", "ANP-ATTA-CH10", "Annapurti", "410", "418", "11010000", "5%", ""],
    ["Toor Dal 1 kg", "DHN-DAL-TR1", "Dhanlaxmi", "132.50", "135", "07136000", "5%", "new pack"],
  ],
  columns,
  createdAt: "2026-11-21T05:00:00.000Z",
  waiting: 157,
  bad: 0,
  done: 0,
  creates: 0,
  filled: 0,
  updates: 0,
  same: 0,
  proposes: 0,
  overtakes: 0,
  proposed: 0,
  ...changes,
});

export const row = (number: number, cells: readonly string[], errors: ImportRow["errors"]): ImportRow => ({
  id: demoId(810 + number),
  number,
  state: errors.length === 0 ? "GOOD" : "BAD",
  cells: [...cells],
  errors,
  changes: [],
});
export const badRows = [
  row(
    4,
    ["Besan 500 g", "DHN-BESN-500", "Dhanlaxmy", "61", "63", "11061000", "5", ""],
    [{ field: "brandId", message: "No brand has this name", suggestion: "Dhanlaxmi" }],
  ),
  row(
    9,
    ["Filter Kaapi 200 g", "", "Filterkaapi", "ninety", "98", "", "18%", ""],
    [
      { field: "formO2rPrice", message: "This is not a number", suggestion: null },
      { field: "formProductHsn", message: "This field is required", suggestion: null },
    ],
  ),
  row(
    31,
    ["Cola 750 ml", "FZR-COLA", "Fizzaro", "38", "36", "22021010", "40", ""],
    [
      {
        field: "formO2rPrice",
        message: "O2RLP must be less then PTH",
        suggestion: null,
        against: { field: "formDlp", value: "36" },
      },
      { field: "formProductItemType", message: "This field is required", suggestion: null },
    ],
  ),
];
/** Of those that will be changed. */
export const changedRowsSaying = (
  said: Pick<ImportRow["changes"][number], "proposed" | "overtakes">,
): readonly ImportRow[] => [
  {
    ...row(12, ["Toor Dal 1 kg", "DHN-DAL-TR1", "Dhanlaxmi", "132.50", "135", "07136000", "5%", ""], []),
    changes: [
      { field: "formO2rPrice", before: "130", after: "132.5", ...said },
      { field: "brandId", before: null, after: "Dhanlaxmi" },
    ],
  },
];
/** Of those that will be made: what the file leaves empty, and the sub-category or brand suggests. */
export const filledRows: readonly ImportRow[] = [
  {
    ...row(14, ["Moong Dal 1 kg", "DHN-DAL-MG1", "Dhanlaxmi", "128", "131", "", "", ""], []),
    changes: [
      { field: "formProductManufacturer", before: null, after: "Dhanlaxmi Mills", from: "Brand Dhanlaxmi" },
      { field: "formProductHsn", before: null, after: "07133100", from: "Sub-category Pulses" },
      { field: "formProductGst", before: null, after: "0%", from: "Sub-category Pulses" },
    ],
  },
];
export const checked = job({ version: 2, state: "CHECKED", waiting: 0, creates: 120, updates: 34, bad: 3 });

/** Where the service has the import that the stories are about. */
export const path = "/oms/import/:id";

/** What `preview.meta` takes beside title, component and tags: an import of products, opened by its address. */
export const screen = {
  parameters: { layout: "fullscreen", role: "SUPER_ADMIN" },
  args: { path: `/product/import?job=${demoId(800)}` },
  beforeEach: ({ msw, globals, parameters }: StoryContext<AppAtProps>) => {
    const role = roleOf({ globals, parameters });
    freshBrowser(globals, role);
    msw.use(
      http.get("/oms/import", () => ok({ content: [] })),
      http.get(`${path}/alike`, () => ok({ rows: 0 })),
      http.get(`${path}/row`, ({ request }) => {
        const asked = new URL(request.url).searchParams;
        const good = asked.get("effect") === "filled" ? filledRows : changedRowsSaying({});
        return ok({ content: asked.get("state") === "GOOD" ? good : badRows, more: false });
      }),
      ...serviceFor(role),
    );
  },
} as const;

/** The import as it stands, for as long as a story lasts. */
export const standsAt = (now: ImportJob) => ({
  beforeEach: ({ msw }: StoryContext<AppAtProps>) => {
    msw.use(http.get(path, () => ok(now)));
  },
});

/** Waits until the wizard stands. */
export const here = (canvasElement: HTMLElement) => arrive(canvasElement, "Import products");

/** Waits for the field that takes the file. */
export const fileInput = (canvasElement: HTMLElement): Promise<HTMLInputElement> =>
  waitFor(() => {
    const found = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
    if (!found) throw new Error("no input yet");
    return found;
  });
