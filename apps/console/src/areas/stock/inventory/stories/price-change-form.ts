import { http, type RequestHandler } from "msw";
import { sent } from "../../../../stories/sent.ts";
import { ok } from "../../../../stories/service.ts";
import { priceChangeService } from "../../../catalogue/price-change/stories/demo-price-changes.ts";
import { demoProduct } from "../../../catalogue/product/stories/demo-products.ts";

/** The product of the batch that stories begin with. */
const toorDal = demoProduct(2);

/** What the form of a price change asks for that a batch leads to; `sent` keeps which product it is about. */
export const priceChangeForm = (): readonly RequestHandler[] => [
  http.get("/oms/product/:id", ({ params }) => {
    sent.push(params["id"]);
    return ok(toorDal);
  }),
  ...priceChangeService(),
];
