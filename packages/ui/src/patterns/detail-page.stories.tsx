import preview from "../../../../.storybook/preview.tsx";
import { DetailPage } from "./detail-page.tsx";

const meta = preview.meta({
  title: "Patterns/Detail page",
  component: DetailPage,
  parameters: { layout: "fullscreen" },
});

export const Filled = meta.story({ tags: ["themed"] });
export const Compact = meta.story({ globals: { density: "compact" } });
export const Loading = meta.story({ args: { loading: true } });
export const Phone = meta.story({ globals: { viewport: { value: "phone" } } });
