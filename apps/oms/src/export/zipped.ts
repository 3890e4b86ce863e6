import { Zip, ZipDeflate } from "fflate";

/** Files as one ZIP, in pieces, each read and packed when the one before has been taken. */
export async function* zipped(
  files: readonly (readonly [name: string, pieces: AsyncIterable<Uint8Array>])[],
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  for (const [name, pieces] of files) {
    const file = new ZipDeflate(name, { level: 6 });
    zip.add(file);
    for await (const bytes of pieces) {
      file.push(bytes);
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
