/** As much of a document as is read here. */
interface Page {
  readonly querySelector: (selector: string) => object | null;
}

/**
 * `{api}`, what stands before `/oms/…` (specification §7): what the service wrote into `<meta name="o2r-api">` when it
 * sent the page, so that one build serves every address. The page's own origin when nothing is configured.
 */
export const apiBase = (page: Page): string => {
  const meta = page.querySelector('meta[name="o2r-api"]');
  const configured = meta !== null && "content" in meta && typeof meta.content === "string" ? meta.content : "";
  const url = URL.parse(configured);
  return url === null ? "" : (url.origin + url.pathname).replace(/\/$/, "");
};
