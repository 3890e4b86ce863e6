const byDefault = "https://fieldsales.o2r.example/";

/** As much of a document as is read here. */
interface Page {
  readonly querySelector: (selector: string) => object | null;
}

/**
 * The field-sales app with the access token as its `userId` query parameter (specification §2). Its address is what
 * the service wrote into `<meta name="o2r-field-sales">`; a placeholder that leads nowhere when none is configured.
 */
export const fieldSalesHref = (accessToken: string, page: Page): string => {
  const meta = page.querySelector('meta[name="o2r-field-sales"]');
  const configured = meta !== null && "content" in meta && typeof meta.content === "string" ? meta.content : "";
  const url = URL.parse(configured) ?? new URL(byDefault);
  url.searchParams.set("userId", accessToken);
  return url.href;
};
