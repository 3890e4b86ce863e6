import { CircleCheck } from "lucide-react";
import preview from "../../../../.storybook/preview.tsx";
import { about } from "./page-header.about.tsx";
import { Badge } from "../badge/badge.tsx";
import { Button } from "../button/button.tsx";
import { Thumbnail } from "../data-table/table-cells.tsx";
import { PageHeader } from "./page-header.tsx";

const meta = preview.meta({
  title: "Navigation/Page header",
  parameters: { about },
  component: PageHeader,
  args: { title: "Product" },
});

export const Default = meta.story({ args: { actions: <Button variant="primary">Add product</Button> } });
export const OfAThing = meta.story({
  args: {
    title: "Chakki Atta 10 kg",
    media: <Thumbnail />,
    badge: (
      <Badge tone="success" icon={CircleCheck}>
        Active
      </Badge>
    ),
    description: (
      <>
        <span className="o2r-mono">ANP-ATTA-CH10</span>
        <span>Annapurti</span>
      </>
    ),
    actions: <Button>Schedule price change</Button>,
  },
});
export const LongText = meta.story({
  args: {
    title: "Toor Dal क्षितिज 🧾 ".repeat(40),
    description: "x".repeat(2000),
    actions: <Button>Schedule price change</Button>,
  },
});
export const AllVariants = meta.story({
  render: () => (
    <div style={{ display: "grid", gap: 32 }}>
      {[
        {},
        { actions: <Button variant="primary">Add product</Button> },
        { media: <Thumbnail />, badge: <Badge tone="success">Active</Badge> },
        { description: <span className="o2r-mono">ANP-ATTA-CH10</span> },
      ].map((parts) => (
        <PageHeader key={Object.keys(parts).join(" ")} title={Object.keys(parts).join(", ") || "title"} {...parts} />
      ))}
    </div>
  ),
});
