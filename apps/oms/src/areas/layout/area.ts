import type { layoutArea } from "@o2r/api/contract/layout";
import type { ServiceArea } from "../../kit/define-area.ts";
import { pageHandlers } from "./page/page.ts";

export const layout: ServiceArea<typeof layoutArea> = {
  handlers: {
    page: pageHandlers,
  },
  constraints: {
    layout_page_name: { field: "name", message: "A page of this name exists already for this app and device" },
  },
};
