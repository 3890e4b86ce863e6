import { boolean, number, string, type InferType } from "yup";
import { endpoint } from "../../../core/endpoint.ts";
import { idSchema, listOf, shape, textOrNull } from "../../../core/schemas.ts";
import { deviceTypes, layoutApps, operatingSystems } from "../layout-options.ts";
import { appConfigDefaults } from "./app-config-form.ts";

/** A content as an app shows it. Whoever is not known learns no PTR, and not what is in stock. */
const toldContent = shape({
  id: idSchema(),
  name: string().defined(),
  contentType: string().defined(),
  /** The product, category, sub-category or brand that it shows. */
  target: textOrNull(),
  tag: textOrNull(),
  ctaMobile: textOrNull(),
  ctaWeb: textOrNull(),
  /** JSON as it was typed. */
  meta: string().defined(),
  /** Addresses of pictures, below the service's own; whoever was told one may load it. */
  mobileImage: textOrNull(),
  webImage: textOrNull(),
  shows: shape({
    name: string().defined(),
    image: textOrNull(),
    product: shape({
      sku: string().defined(),
      /** Rupees, of one unit. */
      mrp: number().defined(),
      ptr: number().nullable().defined(),
      packOf: number().integer().defined(),
      inStock: boolean().nullable().defined(),
    }).nullable(),
  }).nullable(),
});

/** A rail as an app shows it: only what may be seen now, by whoever asks. */
const toldRail = shape({
  /** Of its place on the page; a rail may stand on it twice. */
  place: idSchema(),
  id: idSchema(),
  name: string().defined(),
  railType: string().defined(),
  direction: textOrNull(),
  rows: number().integer().nullable().defined(),
  cta: textOrNull(),
  urlLabel: textOrNull(),
  placeholder: textOrNull(),
  isExternal: boolean().defined(),
  customMobilePath: textOrNull(),
  customWebPath: textOrNull(),
  customMobileWebPath: textOrNull(),
  contents: listOf(toldContent),
});

/** A page that an app opens from its configuration. */
const toldPage = shape({
  /** The key of the configuration that names it: `HOME`. */
  key: string().defined(),
  id: idSchema(),
  name: string().defined(),
  pageType: string().defined(),
  /** The published version that is shown. */
  version: number().integer().defined(),
  rails: listOf(toldRail),
});

/** What an app is told when it starts. */
export const toldConfig = shape({
  config: shape({
    id: idSchema(),
    /** The published version that is told. */
    version: number().integer().defined(),
    name: string().defined(),
    app: string().defined(),
    deviceType: string().defined(),
    os: textOrNull(),
    buildNumber: number().integer().nullable().defined(),
    isDefault: string().defined(),
    color: textOrNull(),
    fontType: textOrNull(),
    themeName: textOrNull(),
    IntroScreen: textOrNull(),
    deviceUrl: textOrNull(),
    HOME: idSchema(),
    CONTENT_PAGE: textOrNull(),
    CHECKOUT_PAGE: textOrNull(),
    underMaintenance: boolean().defined(),
    /** Told while it is under maintenance; null otherwise. */
    message: textOrNull(),
    param: textOrNull(),
    forceUpdate: string().defined(),
    flexibleUpdate: string().defined(),
    referralDuration: number().integer().nullable().defined(),
    attendanceControl: string().defined(),
    onboardingRetailerControl: string().defined(),
  }),
  /** Published pages only; none while it is under maintenance. */
  pages: listOf(toldPage),
});
export type ToldConfig = InferType<typeof toldConfig>;

const valuesOf = <V extends string>(options: readonly { readonly value: V }[]) => options.map(({ value }) => value);

/** What the apps ask when they start, signed in or not (specification §7, appConfig). */
export const toldEndpoints = {
  read: endpoint({
    method: "GET",
    path: "/oms/layout/appConfig",
    summary:
      "What an app is told when it starts, with its pages as whoever asks sees them: of its own build, else of the nearest below, else the default",
    query: shape({
      app: string().oneOf(valuesOf(layoutApps)).default(appConfigDefaults.app),
      deviceType: string().oneOf(valuesOf(deviceTypes)).required(),
      os: string().oneOf(valuesOf(operatingSystems)).optional(),
      buildNumber: number().integer().min(1).max(999_999_999).optional(),
      /** The shop that a field agent is in; of their own beats. Nobody else says one. */
      retailer: idSchema().optional(),
    }),
    reply: toldConfig,
    allow: "public",
    scope: "none",
    limit: "read",
    raw: true,
    polled: true,
  }),
};
