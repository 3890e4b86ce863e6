import { createHash } from "node:crypto";
import type { Insertable } from "kysely";
import sharp from "sharp";
import type { BlobStore } from "../areas/document/blob-store.ts";
import { newBlobName } from "../areas/document/stores.ts";
import type { Database } from "../db/schema.ts";
import type { Random } from "./random.ts";
import { daysBefore, type Scene } from "./scene.ts";

type DocumentRow = Insertable<Database["document"]> & { readonly id: string };

/** Drawings that become documents. Each is drawn once, however many rows show it. */
export interface Sketchbook {
  /** The id of the document that shows a drawing. */
  readonly add: (name: string, svg: string) => string;
  /** Draws everything that was added and puts it into the store; the rows that belong to it. */
  readonly draw: (store: BlobStore) => Promise<readonly DocumentRow[]>;
}

const drawOne = async (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).flatten().png({ compressionLevel: 6 }).toBuffer();

export const openSketchbook = (scene: Scene, random: Random): Sketchbook => {
  const madeAt = daysBefore(scene.now, 405);
  const drawings = new Map<string, { id: string; svg: string }>();
  return {
    add: (name, svg) => {
      const known = drawings.get(name) ?? { id: random.id(madeAt), svg };
      drawings.set(name, known);
      return known.id;
    },
    draw: (store) =>
      Promise.all(
        [...drawings].map(async ([name, { id, svg }]) => {
          const bytes = await drawOne(svg);
          const storedName = newBlobName();
          await store.put(storedName, bytes);
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
      ),
  };
};
