import { defaultBaseConfig } from "@chakra-ui/react/preset-base";
import { createSystem } from "@chakra-ui/react/styled-system";
import { chakraTokens } from "./chakra-tokens.ts";

/**
 * What Chakra's parts run on: its style properties and our tokens, and none of its recipes, because the look of every
 * part is in the style sheet beside it. The variables themselves come from tokens.css.
 */
export const system = createSystem(defaultBaseConfig, {
  cssVarsPrefix: "o2r",
  preflight: false,
  disableLayers: true,
  theme: { tokens: chakraTokens },
});
