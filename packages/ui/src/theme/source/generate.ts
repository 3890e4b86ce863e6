import { writeFileSync } from "node:fs";
import { readTokens } from "./read-tokens.ts";
import { renderFigmaVariables } from "./render-figma.ts";
import { renderChakraTokens, renderRoleThemes, renderTokensCss } from "./render-theme.ts";

const source = readTokens();
const write = (name: string, text: string) => writeFileSync(new URL(`../${name}`, import.meta.url), text);

write("tokens.css", renderTokensCss(source));
write("role-themes.ts", renderRoleThemes(source));
write("chakra-tokens.ts", renderChakraTokens(source));
write("figma-variables.json", renderFigmaVariables(source));
