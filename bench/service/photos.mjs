// Photos as telephones take them: 12 megapixels, some megabytes each.
import { createRequire } from "node:module";
import { join } from "node:path";
import { root } from "../../scripts/workspace.mjs";

const sharp = createRequire(join(root, "apps/oms/package.json"))("sharp");

const [width, height] = [4000, 3000];

/** Writes a few different ones into a folder. @param {string} folder */
export async function makePhotos(folder) {
  const photos = [];
  for (const sigma of [20, 25, 30]) {
    const noise = { type: "gaussian", mean: 128, sigma };
    const grain = { create: { width: width / 2, height: height / 2, channels: 3, background: "#888888", noise } };
    const path = join(folder, `photo-${sigma}.jpg`);
    // Grain over two pixels each way: as hard to pack as a photo of a shelf.
    const photo = sharp(grain)
      .resize(width, height)
      .withExif({ IFD0: { Make: "Bench" } })
      .jpeg({ quality: 90 });
    photos.push({ path, size: (await photo.toFile(path)).size });
  }
  return photos;
}
