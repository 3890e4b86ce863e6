import preview from "../../../../.storybook/preview.tsx";
import { about } from "./description-list.about.tsx";
import { DescriptionList } from "./description-list.tsx";

const items = [
  { term: "GST Number", value: "27AAPFU0939F1ZV" },
  { term: "Account Number", value: "1234567890" },
  { term: "IFSC Code", value: "HDFC0000001" },
  { term: "Bank Name", value: null },
  { term: "Supplier Status", value: "Active" },
];
const meta = preview.meta({
  title: "Display/Description list",
  parameters: { about },
  component: DescriptionList,
  args: { items },
});

export const Rows = meta.story({ args: { layout: "rows" as const } });
export const Columns = meta.story({ args: { layout: "columns" as const } });
export const AllVariants = meta.story({
  render: (args) => (
    <div style={{ display: "grid", gap: 32 }}>
      {(["rows", "columns"] as const).map((layout) => (
        <DescriptionList {...args} key={layout} layout={layout} />
      ))}
    </div>
  ),
});
export const LongText = meta.story({
  args: {
    items: [
      { term: "Toor Dal क्षितिज 🧾 ".repeat(20), value: "x".repeat(2000) },
      { term: "GST Number", value: "27AAPFU0939F1ZV" },
    ],
  },
});
