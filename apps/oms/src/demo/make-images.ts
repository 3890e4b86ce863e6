import { createHash } from "node:crypto";
import type { Insertable } from "kysely";
import sharp from "sharp";
import type { BlobStore } from "../areas/document/blob-store.ts";
import { newBlobName } from "../areas/document/stores.ts";
import type { Database } from "../db/schema.ts";
import { WorkGate } from "../work/work-gate.ts";
import type { Random } from "./random.ts";
import { daysBefore, type Scene } from "./scene.ts";

type DocumentRow = Insertable<Database["document"]> & { readonly id: string };

/** What is written into a form that many papers have alike, which is drawn once: so each costs a fraction. */
export interface FilledIn {
  /** The form, as SVG text. */
  readonly form: string;
  /** What stands in it, as SVG text, and from which point of it. */
  readonly words: string;
  readonly at: readonly [left: number, top: number];
}
type Drawing = string | FilledIn;

/** Drawings that become documents. Each is drawn once, however many rows show it. */
export interface Sketchbook {
  /** The id of the document that shows a drawing, which is SVG text. */
  readonly add: (name: string, drawing: Drawing) => string;
  /** Draws everything that was added and puts it into the store; the rows that belong to it. */
  readonly draw: (store: BlobStore) => Promise<readonly DocumentRow[]>;
}

const png = { compressionLevel: 6 } as const;

/** Draws one after the other, and each form once. */
const openEasel = () => {
  const forms = new Map<string, ReturnType<typeof drawForm>>();
  const drawForm = (svg: string) =>
    sharp(Buffer.from(svg)).flatten().removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return async (drawing: Drawing): Promise<Buffer> => {
    if (typeof drawing === "string") return sharp(Buffer.from(drawing)).flatten().png(png).toBuffer();
    const { form, words, at: [left, top] } = drawing; // prettier-ignore
    const drawn = forms.get(form) ?? drawForm(form);
    forms.set(form, drawn);
    const { data, info } = await drawn;
    const { width, height, channels } = info;
    return sharp(data, { raw: { width, height, channels } })
      .composite([{ input: Buffer.from(words), left, top }])
      .png(png)
      .toBuffer();
  };
};

export const openSketchbook = (scene: Scene, random: Random): Sketchbook => {
  const madeAt = daysBefore(scene.now, 405);
  const drawings = new Map<string, { id: string; drawing: Drawing }>();
  return {
    add: (name, drawing) => {
      const known = drawings.get(name) ?? { id: random.id(madeAt), drawing };
      drawings.set(name, known);
      return known.id;
    },
    draw: (store) => {
      const drawOne = openEasel();
      // A store across the network refuses more connections at once than it can open in its time.
      const stored = new WorkGate({ bytes: Infinity, atOnce: 16, waiting: Infinity });
      return Promise.all(
        [...drawings].map(async ([name, { id, drawing }]) => {
          const bytes = await drawOne(drawing);
          const storedName = newBlobName();
          await stored.run({ bytes: bytes.length }, () => store.put(storedName, bytes));
          const { width, height } = await sharp(bytes).metadata();
          return {
            id,
            owner_id: scene.founderId,
            stored_name: storedName,
            file_name: `${name}.png`,
            content_type: "image/png",
            size: bytes.length,
            sha256: createHash("sha256").update(bytes).digest("hex"),
            width,
            height,
            created_at: madeAt,
          };
        }),
      );
    },
  };
};
