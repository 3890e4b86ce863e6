// Dependence runs one way (docs/README map): ui → nothing; forms core and the contract → neither React, DOM nor Node;
// the service → no React; the console → the three packages, by their public names only.

const react = "node_modules/(react|react-dom|react-hook-form|swr|jotai|@chakra-ui|@emotion)(/|@|$)";
const tests = "\\.(stories|test)\\.tsx?$|/test/";
const formsOuter = "^packages/forms/src/(react|fields|devtools)/";

export default {
  forbidden: [
    {
      name: "ui-stands-alone",
      comment: "The design system knows no form, no call, no domain.",
      severity: "error",
      from: { path: "^packages/ui/" },
      to: { path: "^(packages/(forms|api)|apps)/" },
    },
    {
      name: "forms-know-no-call",
      comment: "The form engine may use ui (its fields), never the contract, the client or an app.",
      severity: "error",
      from: { path: "^packages/forms/" },
      to: { path: "^(packages/api|apps)/" },
    },
    {
      name: "forms-core-and-react-binding-use-no-ui",
      comment: "Only forms/fields may use the design system.",
      severity: "error",
      from: { path: "^packages/forms/src/", pathNot: "^packages/forms/src/fields/|\\.(stories|test)\\.tsx?$" },
      to: { path: "^packages/ui/" },
    },
    {
      name: "shared-code-is-neutral",
      comment: "What the browser and the service share reaches neither React nor Node, by no path.",
      severity: "error",
      from: {
        path: "^packages/(forms/src|api/src/contract)/",
        pathNot: `${formsOuter}|/test/headless/|\\.test\\.tsx?$`,
      },
      to: { path: `${react}|${formsOuter}`, reachable: true },
    },
    {
      name: "shared-code-uses-no-node",
      severity: "error",
      from: { path: "^packages/(ui|forms|api)/src/", pathNot: "\\.(stories|test)\\.tsx?$|/test/|/theme/source/" },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "contract-first",
      comment: "The contract knows neither its client nor its hooks; the client knows no hooks.",
      severity: "error",
      from: { path: "^packages/api/src/contract/", pathNot: "\\.test\\.ts$" },
      to: { path: "^packages/api/src/(client|react)/" },
    },
    {
      name: "client-knows-no-hooks",
      severity: "error",
      from: { path: "^packages/api/src/client/" },
      to: { path: `^packages/api/src/react/|${react}` },
    },
    {
      name: "api-stands-below-the-apps",
      severity: "error",
      from: { path: "^packages/api/" },
      to: { path: "^(apps/|packages/ui/)" },
    },
    {
      name: "service-without-react",
      comment: "How amounts are written and spelled knows nothing of React: on paper they read as on a page.",
      severity: "error",
      from: { path: "^apps/oms/" },
      to: {
        pathNot: "^packages/ui/src/(words|money/(amount-in-words|format-money))\\.ts$",
        path: `${react}|^packages/ui/|^apps/console/|${formsOuter}|^packages/api/src/react/`,
      },
    },
    {
      name: "service-without-client",
      comment: "Only a test calls the service as its users do.",
      severity: "error",
      from: { path: "^apps/oms/", pathNot: "\\.service\\.test\\.ts$" },
      to: { path: "^packages/api/src/client/" },
    },
    {
      name: "console-without-service",
      comment: "What the two share is the contract.",
      severity: "error",
      from: { path: "^apps/console/" },
      to: { path: "^apps/oms/" },
    },
    {
      name: "chakra-only-in-overlays-and-theme",
      comment: "Its runtime must stay off the way to the login page.",
      severity: "error",
      from: { path: "^(packages|apps)/", pathNot: "^packages/ui/src/(overlays|theme)" },
      to: { path: "node_modules/@chakra-ui/" },
    },
    {
      name: "contract-sums-up-areas",
      comment: "Outside of its folder a contract's area is known by its index and its facts, which import no things.",
      severity: "error",
      from: { path: "^packages/api/src/contract/", pathNot: `^packages/api/src/contract/areas/[^/]+/|${tests}` },
      to: { path: "^packages/api/src/contract/areas/[^/]+/", pathNot: "/(index|facts)\\.ts$" },
    },
    {
      name: "facts-import-no-things",
      comment:
        "Every page of the console knows the facts of every area, and must not load its forms and lists for that.",
      severity: "error",
      from: { path: "^packages/api/src/contract/areas/[^/]+/facts\\.ts$" },
      to: {
        path: "^packages/api/src/contract/",
        pathNot: "^packages/api/src/contract/core/(holders|access/user-types)\\.ts$",
      },
    },
    {
      name: "service-sums-up-areas",
      comment:
        "Outside of its folder an area of the service is known to nobody but the sums, by its area.ts and masters.ts. The demo makes rows by its rules.",
      severity: "error",
      from: { path: "^apps/oms/src/", pathNot: `^apps/oms/src/(areas/[^/]+/|demo/)|${tests}` },
      to: { path: "^apps/oms/src/areas/[^/]+/", pathNot: "/(area|masters)\\.ts$" },
    },
    {
      name: "areas-of-the-service-stand-apart",
      comment:
        "An area knows another where the trade relates them, which are these: stock is of products, a product tells its stock, a document is read by who reads what shows it, a driver without an account brings the proof of a delivery, an import acts for who began it, what is given away, lost or returned counts with what is moved of stock, a shipment carries consignments of hub orders and arrives by their receipt, orders promise and move stock and are of retailers, what a hub has received is checked and its hub order ends with the check, what a hub of another GSTIN is sent is invoiced, and credited where it is missing, a shipment takes payments at the door and what it brings back is a return, which is checked and asks for the credit note of what no other has credited, an invoice is of an order and what is owed counts against the next, an order takes what promotions promise it, whoever manages accounts gives passwords and ends sessions, the contact of a warehouse is given an account, what happens to a retailer is told to them, what they ask is about an order of theirs, and the files of reports lie where documents do.",
      severity: "error",
      from: { path: "^apps/oms/src/areas/([^/]+)/", pathNot: tests },
      to: {
        path: "^apps/oms/src/areas/[^/]+/",
        pathNot:
          "^apps/oms/src/areas/($1/|catalogue/product/(product-columns|import-products|hold-products)\\.ts|document/(take-upload|stores)\\.ts|logistics/shipment/hub/arrive\\.ts|stock/batch/(available|open-batch)\\.ts|stock/check/begin-check\\.ts|stock/ledger/(candidates|count-value|reservations|post-movements)\\.ts|stock/rules/(allocate-fefo|balance)\\.ts|parties/retailer/select-retailers\\.ts|parties/user/make-account\\.ts|orders/(policy|order/order-sides|assemble/(read-products|line-key)|hub/(settle|read-hub-dispatches|hub-reach)|returns/(bring-back|settle-return))\\.ts|billing/ledger/due\\.ts|billing/credit-note/(ask-credit-note|read-creditable)\\.ts|billing/hub-invoice/(hub-invoice|read-hub-invoices|credit-shortage)\\.ts|billing/payment/take-payment\\.ts|billing/collection/arrive\\.ts|promotions/use/(promotions-for|take-use|give-back-use|split-use)\\.ts|[^/]+/shows-document\\.ts|session/(find-actor|sign-in-of-others)\\.ts|engagement/notification/tell-retailer\\.ts)",
      },
    },
    {
      name: "kit-of-the-service-knows-no-area",
      comment: "How things are answered, and what all areas calculate with, is told of areas and asks none.",
      severity: "error",
      from: { path: "^apps/oms/src/(kit|trade)/", pathNot: tests },
      to: { path: "^apps/oms/src/(areas|demo)/" },
    },
    {
      name: "database-knows-no-http",
      severity: "error",
      from: { path: "^apps/oms/src/db/", pathNot: tests },
      to: { path: "^apps/oms/src/http/" },
    },
    {
      name: "console-sums-up-areas",
      comment:
        "Outside of its folder an area of the console is known by its pages: a thing is added inside the folder.",
      severity: "error",
      from: { path: "^apps/console/src/", pathNot: `^apps/console/src/areas/[^/]+/|${tests}|/stories/` },
      to: { path: "^apps/console/src/areas/[^/]+/", pathNot: "/(routes|about|screens|first-reads|found)\\.ts$" },
    },
    {
      name: "kit-of-the-console-knows-no-area",
      comment:
        "How any list, form and record is shown is told of areas, and knows nothing of what stands around a page.",
      severity: "error",
      from: { path: "^apps/console/src/kit/", pathNot: `${tests}|/stories/` },
      to: { path: "^apps/console/src/(areas|shell|frames|pages)/" },
    },
    {
      name: "no-cycle",
      comment: "Types count, and what is fetched later: of two files, one can be understood without the other.",
      severity: "error",
      from: { path: "^(packages|apps|e2e|scripts)/" },
      to: { circular: true },
    },
    {
      name: "declared-dependencies-only",
      comment: "A package uses what its own package.json names.",
      severity: "error",
      from: { path: "^(packages|apps)/[^/]+/src/", pathNot: "\\.(stories|test)\\.tsx?$|/test/|/stories/" },
      to: {
        dependencyTypes: ["npm-no-pkg", "npm-unknown", "npm-dev"],
        dependencyTypesNot: ["npm-peer", "type-only"],
        pathNot: "^(packages|apps)/",
      },
    },
    {
      name: "resolvable",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "\\.css$|^(virtual:|#\\.storybook)" },
    },
    {
      name: "tests-stay-outside",
      comment: "Nothing that ships imports a test or a story.",
      severity: "error",
      from: { path: "^(packages|apps)/", pathNot: "\\.(stories|test)\\.tsx?$|/test/" },
      to: { path: "\\.(stories|test)\\.tsx?$" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|storybook-static)/" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "browser", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mts", ".mjs", ".js", ".css", ".json"],
    },
  },
};
