import { defineMain } from "@storybook/react-vite/node";
import { componentFacts } from "./facts/plugin.ts";
import { nameStories } from "./name-stories.ts";

export default defineMain({
  framework: "@storybook/react-vite",
  stories: [
    "./pages/*.mdx",
    "../packages/ui/src/**/*.stories.tsx",
    "../packages/forms/src/**/*.mdx",
    "../packages/forms/src/**/*.stories.tsx",
    "../apps/console/src/**/*.stories.tsx",
  ],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest", "msw-storybook-addon"],
  staticDirs: ["./public", { from: "../apps/console/public/favicon.svg", to: "/favicon.svg" }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Chakra's package names its own Storybook, which would be looked up on the network.
  refs: { "@chakra-ui/react": { disable: true } },
  // The other docgen needs the compiler's JavaScript interface, which TypeScript 7 no longer has.
  typescript: { reactDocgen: "react-docgen" },
  experimental_indexers: (indexers = []) => indexers.map(nameStories),
  viteFinal: (config) => ({ ...config, plugins: [...(config.plugins ?? []), componentFacts()] }),
});
