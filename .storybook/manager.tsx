import * as React from "react";
import { addons, types } from "storybook/manager-api";
import { themes } from "storybook/theming";
import { themeOf } from "./docs/theme.ts";
import { FormsPanel } from "./forms-panel/panel.tsx";

// Storybook's bundler turns the manager's JSX into calls of a global React.
Object.assign(globalThis, { React });

addons.setConfig({ theme: themeOf(matchMedia("(prefers-color-scheme: dark)").matches ? themes.dark : themes.light) });

addons.register("o2r/forms", () => {
  addons.add("o2r/forms/panel", {
    type: types.PANEL,
    title: "Form",
    render: ({ active }) => (active ? <FormsPanel /> : null),
  });
});
