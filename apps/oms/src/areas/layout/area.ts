import type { layoutArea } from "@o2r/api/contract/layout";
import type { ServiceArea } from "../../kit/define-area.ts";
import { documentGone } from "../../kit/document-gone.ts";
import { contentHandlers, contentTagHandlers } from "./content/content.ts";
import { appConfigHandlers } from "./app-config/app-config.ts";
import { toldHandlers } from "./app-config/told.ts";
import { pageHandlers } from "./page/page.ts";
import { railHandlers } from "./rail/rail.ts";

export const layout: ServiceArea<typeof layoutArea> = {
  handlers: {
    appConfig: appConfigHandlers,
    told: toldHandlers,
    content: contentHandlers,
    contentTag: contentTagHandlers,
    rail: railHandlers,
    page: pageHandlers,
  },
  constraints: {
    layout_content_name: { field: "name", message: "A content of this name exists already" },
    layout_content_mobile_image_id_fkey: documentGone("mobileImage"),
    layout_content_web_image_id_fkey: documentGone("webImage"),
    rail_name: { field: "name", message: "A rail of this name exists already" },
    rail_content_content_id_fkey: { field: "contents", message: "A content of the rail does not exist any more" },
    app_config_name: { field: "name", message: "A configuration of this name exists already" },
    app_config_default: {
      field: "isDefault",
      message: "Another configuration is the default of this app, device type and OS",
    },
    app_config_build: { field: "buildNumber", message: "Another configuration is for this build" },
    app_config_version_default: {
      field: "isDefault",
      message: "The apps are told another default of this app, device type and OS: publish that one's change first",
    },
    app_config_version_build: {
      field: "buildNumber",
      message: "The apps are told another configuration for this build: publish that one's change first",
    },
    layout_page_name: { field: "name", message: "A page of this name exists already for this app and device" },
  },
};
