import { defineMain } from "@storybook/react-vite/node";

export default defineMain({
  framework: "@storybook/react-vite",
  stories: [
    "../packages/ui/src/**/*.stories.tsx",
    "../packages/forms/src/**/*.mdx",
    "../packages/forms/src/**/*.stories.tsx",
    "../apps/console/src/**/*.stories.tsx",
  ],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest", "msw-storybook-addon"],
  staticDirs: ["./public"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Chakra's package names its own Storybook, which would be looked up on the network.
  refs: { "@chakra-ui/react": { disable: true } },
  // The other docgen needs the compiler's JavaScript interface, which TypeScript 7 no longer has.
  typescript: { reactDocgen: "react-docgen" },
});
