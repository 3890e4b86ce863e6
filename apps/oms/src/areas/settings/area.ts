import type { settingsArea } from "@o2r/api/contract/settings";
import type { ServiceArea } from "../../kit/define-area.ts";

export const settings: ServiceArea<typeof settingsArea> = {
  handlers: {},
};
