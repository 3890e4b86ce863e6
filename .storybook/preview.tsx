import addonA11y from "@storybook/addon-a11y";
import addonDocs from "@storybook/addon-docs";
import { definePreview } from "@storybook/react-vite";
import { setupWorker } from "msw/browser";
import addonMsw from "msw-storybook-addon";
import { configure, getConfig } from "storybook/test";
import { OverlayProvider, preloadFloating } from "../packages/ui/src/overlays.ts";
import "../packages/ui/src/styles.css";
import { userTypeNames } from "../packages/ui/src/theme/user-type-name.ts";
import { standAlone } from "./alone.ts";
import { Page } from "./docs/page.tsx";
import { DressedContainer } from "./docs/container.tsx";
import { dress } from "./dress.ts";
import { nameControls } from "./facts/controls.ts";
import { feedFormsPanel } from "./forms-panel/feed.ts";
import { freshPage } from "./fresh-page.ts";
import { checkOtherLooks } from "./other-looks.ts";
import { dismissAllNotifications } from "./quiet.ts";
import { ownRole } from "./role-of.ts";

standAlone();
void feedFormsPanel();
/** Said by vitest.stories.ts. */
const inTests = import.meta.env["O2R_CHECKS_LOOKS"] !== undefined;
/** Testing Library's own name for it: what fails meanwhile is asked again, and its words are thrown away. */
const isPolling = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics;
configure(({ getElementError }) => ({
  // A busy machine may take its time to fetch a part; what never comes still fails.
  asyncUtilTimeout: 5000,
  // The whole page is printed once the time is up, and not each time before.
  ...(inTests && {
    getElementError: (message, container) =>
      isPolling() ? new Error(message ?? "") : getElementError(message, container),
  }),
}));

/** The built Storybook may stand below any path, and its worker beside it. */
async function startWorker() {
  const worker = setupWorker();
  const url = `${import.meta.env.BASE_URL}worker.js`;
  await worker.start({ quiet: true, serviceWorker: { url } });
  return worker;
}

let started: ReturnType<typeof startWorker> | undefined;

/** The stories of a docs page all ask at the same time, and a page can have one worker only. */
const startWorkerOnce = () => (started ??= startWorker());

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startWorkerOnce)],
  tags: ["autodocs"],
  argTypesEnhancers: [nameControls],
  globalTypes: {
    role: {
      description: "User type whose theme is shown",
      toolbar: {
        title: "Role",
        icon: "user",
        items: [{ value: ownRole, title: "Role: as the story" }, ...userTypeNames],
        dynamicTitle: true,
      },
    },
    mode: {
      description: "Colour mode",
      toolbar: { title: "Mode", icon: "mirror", items: ["light", "dark"], dynamicTitle: true },
    },
    density: {
      description: "Density",
      toolbar: { title: "Density", icon: "listunordered", items: ["comfortable", "compact"], dynamicTitle: true },
    },
    locale: {
      description: "Language of the page, which decides its direction",
      toolbar: {
        title: "Locale",
        icon: "globe",
        items: [
          { value: "en-IN", title: "English" },
          { value: "hi-IN", title: "Hindi" },
          { value: "ar", title: "Arabic, right to left" },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { role: ownRole, mode: "light", density: "comfortable", locale: "en-IN" },
  parameters: {
    layout: "padded",
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: {
      container: DressedContainer,
      page: Page,
      toc: {
        headingSelector: ".sbdocs-content > h2, .sbdocs-content > div > h2, .sbdocs-content > div > section > h2",
      },
    },
    options: {
      // Storybook reads this from the file and runs nothing: the order stands here.
      storySort: {
        method: "alphabetical",
        order: [
          "Welcome",
          ["Start here", "Components", "Use it in a project", "Changelog"],
          "Foundations",
          "Actions",
          "Input",
          "Display",
          "Feedback",
          "Overlays",
          "Navigation",
          "Patterns",
          ["List page", "Detail page", "Form page", "Confirm", "Forms", ["Guides", "Fields"]],
          "Screens",
          [
            "Session",
            "Frame",
            "Dashboard and reports",
            "Orders",
            "Stock",
            "Logistics",
            "Billing",
            "Catalogue",
            "Promotions",
            "Retailers and users",
            "Conversations",
            "Retailer app",
            "Settings",
          ],
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: "Phone", styles: { width: "390px", height: "844px" } },
        tablet: { name: "Tablet", styles: { width: "820px", height: "1180px" } },
        desk: { name: "Desk", styles: { width: "1440px", height: "900px" } },
      },
    },
    chromatic: { modes: { light: { mode: "light" }, dark: { mode: "dark" }, compact: { density: "compact" } } },
    a11y: {
      test: "error",
      // Only what is set as important can break this rule; axe would read all that is visible for each other style, too.
      config: { rules: [{ id: "avoid-inline-spacing", selector: '[style*="important"]' }] },
      options: {
        // Storybook's panel shows what passed, too; a test fails by what does not, and the rest is left out where it may be.
        ...(inTests && { resultTypes: ["violations"] }),
        preload: false,
        runOnly: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"],
      },
    },
  },
  // As on a page that has been idle: what is pressed and typed follows at once.
  beforeAll: preloadFloating,
  beforeEach: () => {
    if (inTests) freshPage();
    return dismissAllNotifications;
  },
  afterEach: async (played) => {
    if (inTests) await checkOtherLooks(played);
  },
  decorators: [
    (Story, { globals, parameters, title }) => {
      dress(globals, parameters);
      // A screen reads who is signed in, the mode and the density as it opens: when the toolbar changes them, it opens again.
      const looks = ["role", "mode", "density", "locale"].map((name) => String(globals[name])).join();
      return (
        <OverlayProvider locale={String(globals["locale"])}>
          <Story key={title.startsWith("Screens/") ? looks : undefined} />
        </OverlayProvider>
      );
    },
  ],
});
