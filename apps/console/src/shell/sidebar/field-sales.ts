const unreplaced = "__FIELD_SALES_URL__";
const byDefault = "https://fieldsales.o2r.example/";

/**
 * The field-sales app with the access token as its `userId` query parameter (specification §2). Its address is what
 * the service wrote into `<meta name="o2r-field-sales">`; a default when the page came without a service.
 */
export const fieldSalesHref = (accessToken: string, page: Document): string => {
  const configured = page.querySelector<HTMLMetaElement>('meta[name="o2r-field-sales"]')?.content ?? "";
  const url = URL.parse(configured === unreplaced ? byDefault : configured) ?? new URL(byDefault);
  url.searchParams.set("userId", accessToken);
  return url.href;
};
