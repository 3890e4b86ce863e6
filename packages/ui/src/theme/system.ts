import { createSystem } from "@chakra-ui/react/styled-system";
import { chakraTokens } from "./chakra-tokens.ts";

/**
 * What Chakra's parts run on: our tokens, and none of its recipes and style properties, because the look of every part is in
 * the style sheet beside it; the properties alone would weigh 5 KiB. The variables themselves come from tokens.css.
 */
export const system = createSystem({
  cssVarsPrefix: "o2r",
  preflight: false,
  disableLayers: true,
  theme: { tokens: chakraTokens },
});
