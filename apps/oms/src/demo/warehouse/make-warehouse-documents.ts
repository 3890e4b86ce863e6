import type { Insertable } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { Sketchbook } from "../make-images.ts";
import { certificates, drawPaper, panCards } from "../parties/paper-drawings.ts";
import { seedRandom } from "../random.ts";
import { dateAfter, daysBefore, stamps, type Scene } from "../scene.ts";
import type { DemoWarehouse } from "./make-warehouses.ts";

type Row = Insertable<Database["warehouse_document"]>;

/** Papers that each warehouse has, with their titles, and how many days the first warehouses may use them still. */
const papers = [
  { kind: "TRADE", title: "Trade licence", ends: [412, 33, 190] },
  { kind: "LEASE", title: "Lease of the premises", ends: [870, 1_240, 48] },
  { kind: "FIRE", title: "Fire safety certificate", ends: [21, 260, -9] },
  { kind: "INSURANCE", title: "Insurance of stock", ends: [140, 75, 300] },
] as const;

/** The papers of the demo's warehouses: long valid, soon over, over, without an end, replaced and removed. */
export const makeWarehouseDocuments = (
  scene: Scene,
  warehouses: readonly DemoWarehouse[],
  sketches: Sketchbook,
): readonly Row[] => {
  const random = seedRandom("warehouse papers");
  const [certificateOf, panCardOf] = [certificates(), panCards()];
  const at = daysBefore(scene.now, 90);
  return warehouses.flatMap(({ row }, place) => {
    const paperOf = (given: Pick<Row, "kind" | "document_id"> & Partial<Row>): Row => ({
      id: random.id(at),
      warehouse_id: row.id,
      added_at: at,
      added_by: scene.founderId,
      ...stamps(scene, at),
      ...given,
    });
    const gst = row.gst_number ?? null;
    const own = papers.map(({ kind, title, ends }) =>
      paperOf({
        kind,
        number: `${kind.slice(0, 2)}/${random.whole(2021, 2025)}/${random.digits(6)}`,
        expires_on: dateAfter(scene.now, ends[place % ends.length] ?? 365),
        document_id: sketches.add(`warehouse-${kind.toLowerCase()}`, drawPaper(title)),
      }),
    );
    const fssai = sketches.add("warehouse-fssai", drawPaper("Licence under the FSS Act"));
    return [
      ...(gst === null
        ? []
        : [
            paperOf({
              kind: "GST",
              number: gst,
              document_id: sketches.add("gst-certificate-SPECIMEN", certificateOf("SPECIMEN")),
            }),
          ]),
      paperOf({ kind: "FSSAI", number: row.fssai_number, expires_on: row.fssai_expiry, document_id: fssai }),
      paperOf({
        kind: "PAN",
        number: row.pan_number,
        document_id: sketches.add("pan-card-SPECIMEN", panCardOf("SPECIMEN")),
      }),
      ...own,
      ...(place % 2 === 0
        ? [
            paperOf({
              kind: "FSSAI",
              number: row.fssai_number,
              expires_on: dateAfter(scene.now, -120),
              document_id: fssai,
              state: "REPLACED",
              added_at: daysBefore(scene.now, 480),
            }),
          ]
        : []),
    ];
  });
};
