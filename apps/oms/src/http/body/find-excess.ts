/** Deeper than anything that the contract describes. What comes after may walk a value by recursion. */
const deepest = 32;

const quote = 0x22;
const comma = 0x2c;
const backslash = 0x5c;
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);

/**
 * Whether JSON holds more values than it may, or nests them too deeply: told from its bytes, some hundred times as fast as
 * parsing them would be. What is no JSON is left to the parser.
 */
export const findExcess = (json: Uint8Array, mostValues: number): "values" | "depth" | undefined => {
  let values = 1;
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at] ?? 0;
    if (isText) {
      if (byte === backslash) at++;
      else if (byte === quote) isText = false;
    } else if (byte === quote) isText = true;
    else if (byte === comma) values++;
    else if (opening.has(byte)) {
      values++;
      depth++;
    } else if (closing.has(byte)) depth--;
    if (depth > deepest) return "depth";
    if (values > mostValues) return "values";
  }
  return undefined;
};
