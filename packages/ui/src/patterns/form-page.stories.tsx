import preview from "../../../../.storybook/preview.tsx";
import { FormPage } from "./form-page.tsx";

const meta = preview.meta({
  title: "Patterns/Form page",
  component: FormPage,
  parameters: { layout: "fullscreen" },
  globals: { role: "ADMIN" },
});

export const WithErrors = meta.story({ tags: ["themed"] });
export const Compact = meta.story({ globals: { density: "compact" } });
export const Phone = meta.story({ globals: { viewport: { value: "phone" } } });
