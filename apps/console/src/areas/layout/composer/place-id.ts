/** A random UUID. `crypto.randomUUID` is missing where a page is served over plain http from another machine. */
export const placeId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const text = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return [text.slice(0, 8), text.slice(8, 12), `4${text.slice(13, 16)}`, `8${text.slice(17, 20)}`, text.slice(20)].join(
    "-",
  );
};
