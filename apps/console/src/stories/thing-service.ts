import type { HistoryEntry } from "@o2r/api/contract/core";
import { http, HttpResponse, type JsonBodyType, type RequestHandler } from "msw";
import { ok } from "./service.ts";

/** An id that every run gives to the same thing. */
export const demoId = (number: number): string => `0199f5c4-01e1-7000-8000-${String(number).padStart(12, "0")}`;

/** The id of the `number`th row of a list. */
export const rowId = (number: number): string => demoId(1000 + number);

/** A name that stays its own where a list repeats it. */
export const numbered = (name: string, again: number): string => (again === 0 ? name : `${name} (${again + 1})`);

const numberOf = (id: unknown): number => Number(String(id).slice(-12)) - 1000;

/** One page of a list, as the service answers it. */
export const pageOf = (rows: readonly JsonBodyType[], size = 10, total = rows.length) => ({
  content: [...rows],
  size,
  nextCursor: null,
  prevCursor: null,
  totalElements: total,
  totalCapped: false,
});

/** The page of so many rows that a call asks for. */
export const pageAt = (url: URL, total: number, row: (number: number) => JsonBodyType) => {
  const size = Number(url.searchParams.get("size") ?? 10);
  const start = Number(url.searchParams.get("cursor") ?? 0);
  const count = Math.max(0, Math.min(size, total - start));
  return {
    ...pageOf(
      Array.from({ length: count }, (_, at) => row(start + at)),
      size,
      total,
    ),
    nextCursor: start + size < total ? String(start + size) : null,
    prevCursor: start > 0 ? String(start - size) : null,
  };
};

/** A thing whose rows are made from their numbers. */
export interface StoryThing {
  /** Where the service has it: `/oms/brand`. */
  readonly path: `/oms/${string}`;
  readonly total: number;
  readonly row: (number: number) => JsonBodyType;
  /** The whole thing, where it is more than its row. */
  readonly detail?: (number: number) => JsonBodyType;
  readonly history: readonly HistoryEntry[];
  /** What an update answers beside the whole thing. */
  readonly saved?: Readonly<Record<string, JsonBodyType>>;
}

/** The usual calls of a thing as the service answers them. Later handlers of a story go first. */
export const thingService = ({
  path,
  total,
  row,
  detail = row,
  history,
  saved = {},
}: StoryThing): readonly RequestHandler[] => {
  const changed = async (number: number, version: number, request: Request, said: object = {}) => {
    const body: unknown = await request.json();
    return ok({ ...Object(detail(number)), ...Object(body), ...said, id: rowId(number), version });
  };
  return [
    http.get(path, ({ request }) => ok(pageAt(new URL(request.url), total, row))),
    http.get(`${path}/:id/history`, () => ok([...history])),
    http.get(`${path}/:id`, ({ params }) => ok(detail(numberOf(params["id"])))),
    http.put(`${path}/:id`, ({ params, request }) => changed(numberOf(params["id"]), 8, request, saved)),
    http.post(path, ({ request }) => changed(1, 1, request)),
    http.post(`${path}/:id/active`, ({ params, request }) => changed(numberOf(params["id"]), 8, request)),
  ];
};

/** A parcel: what every picture of a story shows. */
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="#e8ecf4"/><path d="M12 17l12-6 12 6v14l-12 6-12-6z" fill="#c99a5b"/><path d="M12 17l12 6 12-6M24 23v14" fill="none" stroke="#7d5a2c" stroke-width="1.5"/></svg>';

/** Uploads and pictures. */
export const documentService: readonly RequestHandler[] = [
  http.post("/oms/document/upload", () =>
    ok({ id: demoId(500), url: `/oms/document/${demoId(500)}/content`, contentType: "image/png" }),
  ),
  http.get(
    "/oms/document/:id/content",
    () => new HttpResponse(picture, { headers: { "Content-Type": "image/svg+xml" } }),
  ),
];

interface FoundRow {
  readonly id: string;
  readonly name: string;
  readonly sku?: string;
  readonly parent?: string;
}

/** A look-up with these names, in their order; `suggests` is what a row that is asked for by its id also tells. */
export const lookupService = (
  path: `/api/${string}`,
  found: readonly FoundRow[],
  suggests: Readonly<Record<string, JsonBodyType>> = {},
): RequestHandler =>
  http.get(path, ({ request }) => {
    const asked = new URL(request.url).searchParams;
    const ids = asked.get("ids")?.split(",");
    const words = (asked.get("query") ?? "").toLowerCase();
    const holds = ({ name, sku = "" }: FoundRow) => `${name} ${sku}`.toLowerCase().includes(words);
    const content = found.filter((row) => (ids ? ids.includes(row.id) : holds(row)));
    return ok({ content: content.map((row) => ({ ...row, ...(ids && Object(suggests[row.id])) })) });
  });

const devika = { id: demoId(11), username: "devika", name: "Devika Sanyal" };

/** What somebody else changed, as an entry of a history. */
export const demoChange = (
  thing: string,
  version: number,
  changes: HistoryEntry["changes"],
  at = "2026-11-12T06:30:00.000Z",
): HistoryEntry => ({
  id: demoId(30 + version),
  at,
  actor: devika,
  action: `${thing}.updated`,
  version,
  changes,
});

/** A history as most rows have one: made, and changed once. */
export const demoHistoryOf = (thing: string, changes: HistoryEntry["changes"]): readonly HistoryEntry[] => [
  demoChange(thing, 7, changes),
  { ...demoChange(thing, 1, [], "2026-08-02T05:00:00.000Z"), action: `${thing}.created` },
];
