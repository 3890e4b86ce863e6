import { create, type ThemeVars } from "storybook/theming";

const sans = '"Inter Variable", Inter, system-ui, sans-serif';
// The face of code has no rupee sign, which is drawn by that of texts where the machine has none either.
const mono = '"JetBrains Mono", ui-monospace, monospace, "Inter Variable", Inter';

/** Storybook's own frame in the face and the accent of the house. */
export const themeOf = (base: ThemeVars): ThemeVars =>
  create({
    ...base,
    base: base.base,
    brandTitle: "O2R design system",
    brandUrl: "./?path=/docs/welcome-start-here--docs",
    brandImage: base.base === "dark" ? "./brand/logo-dark.svg" : "./brand/logo.svg",
    fontBase: sans,
    fontCode: mono,
    colorPrimary: "#006c97",
    colorSecondary: base.base === "dark" ? "#3f9ccb" : "#006c97",
    appBorderRadius: 6,
  });
