import { expect, spyOn, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { CodeView } from "./code-view.tsx";
import { about } from "./code-view.about.tsx";

const rule = JSON.stringify(
  {
    id: "0197-3c",
    product: "Chakki Atta 10 kg",
    mrp: 480,
    active: true,
    note: null,
    chain: [428, 436.5, 452],
    meta: { source: "CSV import, row 118", words: "क्षितिज 🧾" },
  },
  null,
  2,
);

const meta = preview.meta({
  title: "Display/Code view",
  component: CodeView,
  parameters: { about },
  args: { label: "Rule", code: rule, language: "json" as const },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560 }}>
        <Story />
      </div>
    ),
  ],
});

export const Playground = meta.story({ tags: ["themed"] });
export const CopiesByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Copy" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(write).toHaveBeenCalledWith(args.code);
    await expect(await canvas.findByRole("button", { name: "Copied" })).toHaveFocus();
    write.mockRejectedValue(new Error("not allowed"));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Could not be copied" })).toBeVisible());
    write.mockRestore();
  },
});
export const Numbered = meta.story({ args: { numbered: true } });
export const Wrapped = meta.story({ args: { wrap: true, numbered: true, code: `{"long": "${"word ".repeat(60)}"}` } });
export const Text = meta.story({
  args: { label: "Log", language: "text" as const, code: "10:41 order placed\n10:42 stock reserved\n10:43 slot taken" },
});
export const ScrollsWhenTall = meta.story({
  args: { maxHeight: 120, numbered: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    const pre = canvas.getByRole("figure", { name: "Rule" }).querySelector("pre");
    await expect(pre).toHaveFocus();
    await expect(pre?.scrollHeight ?? 0).toBeGreaterThan(120);
  },
});
export const BadInput = meta.story({
  render: () => (
    <div style={{ display: "grid", gap: 16 }}>
      {[null, "", "x".repeat(10_000), "Toor Dal क्षितिज 🧾 ".repeat(100), '{"never closed": "'].map((code, index) => (
        <CodeView
          key={code?.slice(0, 9) ?? "null"}
          label={`Sample ${index}`}
          code={code}
          language="json"
          maxHeight={80}
        />
      ))}
    </div>
  ),
});
export const AllVariants = meta.story({
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      {(["json", "text"] as const).flatMap((language) =>
        [false, true].map((numbered) => (
          <CodeView
            {...args}
            key={`${language} ${String(numbered)}`}
            label={`${language}${numbered ? ", numbered" : ""}`}
            language={language}
            numbered={numbered}
          />
        )),
      )}
    </div>
  ),
});
