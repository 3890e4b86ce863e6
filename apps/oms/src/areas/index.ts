import { contract } from "@o2r/api/contract";
import type { Areas } from "../http/areas.ts";
import { masterOptionHandlers } from "./catalogue/add-option.ts";
import { attributeHandlers } from "./catalogue/attribute.ts";
import { brandHandlers } from "./catalogue/brand.ts";
import { categoryHandlers } from "./catalogue/category.ts";
import { comboHandlers } from "./catalogue/combo.ts";
import { companyHandlers } from "./catalogue/company.ts";
import { lookupHandlers } from "./catalogue/look-ups.ts";
import { masterHandlers } from "./catalogue/master-options.ts";
import { applyDueRates } from "./catalogue/apply-rates.ts";
import { applyDuePrices } from "./catalogue/apply-prices.ts";
import { priceChangeHandlers } from "./catalogue/price-change.ts";
import { productHandlers } from "./catalogue/product.ts";
import { productPageHandlers } from "./catalogue/product-page.ts";
import { rateChangeHandlers } from "./catalogue/rate-change.ts";
import { subCategoryHandlers } from "./catalogue/sub-category.ts";
import { constraints } from "./constraints.ts";
import { storeAnswers } from "./document/check-store.ts";
import { documentHandlers } from "./document/document.ts";
import { forgetDocuments } from "./document/forget-documents.ts";
import { sweepUploads } from "./document/sweep-uploads.ts";
import { formRegistry } from "./form-registry.ts";
import { forgetImports } from "./insight/import/forget-imports.ts";
import { importHandlers } from "./insight/import/import.ts";
import { runImports } from "./insight/import/run-imports.ts";
import { savedViewHandlers } from "./insight/saved-view.ts";
import { lookUpWarehouses } from "./logistics/look-ups.ts";
import { eventHandlers } from "./engagement/event-stream.ts";
import { notificationHandlers } from "./engagement/notification.ts";
import { dialerHandlers } from "./orders/dialer.ts";
import { orderSearchHandlers } from "./orders/order-search.ts";
import { discardHandlers } from "./stock/discard.ts";
import { inventoryHandlers } from "./stock/inventory.ts";
import { lookUpInspectors } from "./stock/inspectors.ts";
import { qcHandlers } from "./stock/qc.ts";
import { rejectedHandlers } from "./stock/rejected.ts";
import { geocodeHandlers } from "./parties/geocode.ts";
import { prepare } from "./prepare.ts";
import { findActor, findActors } from "./session/find-actor.ts";
import { sessionHandlers } from "./session/session.ts";
import { userHandlers } from "./session/user.ts";

/** Everything that the trade gives the platform to run. */
export const areas: Areas<typeof contract> = {
  contract,
  handlers: {
    session: sessionHandlers,
    user: userHandlers,
    notification: notificationHandlers,
    event: eventHandlers,
    document: documentHandlers,
    savedView: savedViewHandlers,
    import: importHandlers,
    product: { ...productHandlers, ...productPageHandlers },
    priceChange: priceChangeHandlers,
    brand: brandHandlers,
    category: categoryHandlers,
    subCategory: subCategoryHandlers,
    rateChange: rateChangeHandlers,
    attribute: attributeHandlers,
    company: companyHandlers,
    inventory: inventoryHandlers,
    discard: discardHandlers,
    combo: comboHandlers,
    qc: qcHandlers,
    rejectedSku: rejectedHandlers,
    order: orderSearchHandlers,
    dialer: dialerHandlers,
    lookup: { ...lookupHandlers, warehouse: lookUpWarehouses, inspector: lookUpInspectors },
    geocode: geocodeHandlers,
    master: masterHandlers,
    masterOption: masterOptionHandlers,
  },
  findActor,
  findActors,
  constraints,
  formRegistry,
  prepare,
  missing: async (services) => ((await storeAnswers(services)) ? [] : ["documents"]),
  jobs: [
    { name: "prices", everySeconds: 60, run: applyDuePrices },
    { name: "rates", everySeconds: 60, run: applyDueRates },
    { name: "imports", everySeconds: 1, run: runImports },
  ],
  sweep: async (db, { config }, now) => {
    await sweepUploads(db, config, now);
    await forgetDocuments(db, config, now);
    await forgetImports(db, now);
  },
};
