import type { settingsArea } from "@o2r/api/contract/settings";
import type { ServiceArea } from "../define-area.ts";

export const settings: ServiceArea<typeof settingsArea> = {
  handlers: {},
};
