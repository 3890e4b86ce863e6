import { defineForm, onOff, section, select, text } from "@o2r/forms";
import { appLink } from "../app-link.ts";
import { deviceTypes, layoutApps, operatingSystems, pageTypes } from "../layout-options.ts";

/** A page of the apps, created and edited (specification §3, Layout page and Page create form). */
export const pageForm = defineForm({
  id: "layout-page",
  version: 1,
  fields: {
    name: text({
      label: "Name",
      required: true,
      maxLength: 50,
      messages: { required: "Name is required!" },
      width: "half",
    }),
    app: select({ label: "App", required: true, options: layoutApps, width: "half" }),
    deviceType: select({ label: "Device", required: true, options: deviceTypes, width: "half" }),
    os: select({
      label: "System",
      options: operatingSystems,
      enabled: { field: "deviceType", in: ["MOBILE"] },
      help: "Left empty, the page is for both.",
      width: "half",
      messages: { enabled: "Only phones have one" },
    }),
    pageType: select({
      label: "Type",
      required: true,
      options: pageTypes,
      help: "Dynamic: each rail begins with what the shop can buy now.",
      width: "half",
    }),
    saveUrl: text({ label: "Save URL", ...appLink, width: "half" }),
    saveNextUrl: text({ label: "Save and next URL", ...appLink, width: "half" }),
    active: onOff({ label: "Active", visible: { fact: "mode", in: ["create"] } }),
  },
  sections: [
    section("page", "Page", ["name", "app", "deviceType", "os", "pageType", "active"]),
    section("links", "After saving", ["saveUrl", "saveNextUrl"], {
      description: "Where the app goes once a form on the page has been saved.",
    }),
  ],
});
