import { longestDefinition } from "./read-definition.ts";

/** What stands before the packed definition in the hash of a link. */
const prefix = "#form=";

/** No link that was made here is longer, however little its definition could be packed. */
const longestLink = 100_000;

/** A definition found in a link, or in words why there is none. */
export type Linked = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly problem: string };

/** The text in the hash of a link, deflated and in letters that every address may hold. It never reaches a server. */
export const hashOf = async (text: string): Promise<string> => {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const letters = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(""));
  return prefix + letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
};

/**
 * Reads the text back; undefined where the hash holds none. A small link can unpack to gigabytes, so reading stops as soon
 * as there is more than the playground takes.
 */
export const textOf = async (hash: string): Promise<Linked | undefined> => {
  if (!hash.startsWith(prefix)) return undefined;
  if (hash.length > longestLink) return { ok: false, problem: "This link is too long to be read." };
  const letters = hash.slice(prefix.length).replaceAll("-", "+").replaceAll("_", "/");
  try {
    const bytes = Uint8Array.from(atob(letters), (letter) => letter.codePointAt(0) ?? 0);
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
    const decoder = new TextDecoder("utf-8", { fatal: true });
    let text = "";
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return { ok: true, text: text + decoder.decode() };
      text += decoder.decode(value, { stream: true });
      if (text.length > longestDefinition) {
        await reader.cancel();
        return { ok: false, problem: "This link holds more than a form can be." };
      }
    }
  } catch {
    return { ok: false, problem: "This link is damaged: part of it may have been lost when it was copied." };
  }
};
