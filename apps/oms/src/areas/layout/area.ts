import type { layoutArea } from "@o2r/api/contract/layout";
import type { ServiceArea } from "../../kit/define-area.ts";

export const layout: ServiceArea<typeof layoutArea> = {
  handlers: {},
};
