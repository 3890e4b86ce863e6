/** As much of a document as is read here. */
interface Page {
  readonly querySelector: (selector: string) => object | null;
}

/**
 * `{api}`, what stands before `/oms/…` (specification §7): what the service wrote into `<meta name="o2r-api">` when it
 * sent the page, so that one build serves every address. Empty, the page's own origin, when nothing is configured.
 */
export const baseUrlOf = (page: Page): string => {
  const { content } = Object(page.querySelector('meta[name="o2r-api"]')) as { readonly content?: unknown }; // read by name
  return typeof content === "string" && /^https?:/.test(content) ? content.replace(/\/$/, "") : "";
};
