import preview from "../../../../.storybook/preview.tsx";
import { ListPage } from "./list-page.tsx";

const meta = preview.meta({
  title: "Patterns/List page",
  component: ListPage,
  parameters: { layout: "fullscreen" },
  globals: { role: "SUPER_ADMIN" },
});

export const Rows = meta.story({ args: {} });
export const Selected = meta.story({ tags: ["themed"], args: { rows: 10, selected: ["p2", "p3", "p6"] } });
export const Compact = meta.story({ globals: { density: "compact" } });
export const Loading = meta.story({ args: { state: "loading" as const } });
export const NothingYet = meta.story({ args: { state: "empty" as const } });
export const NoMatch = meta.story({ args: { state: "no-match" as const } });
export const Failed = meta.story({ args: { state: "failed" as const } });
export const Phone = meta.story({ globals: { viewport: { value: "phone" } } });
