import { Plus, RotateCw } from "lucide-react";
import preview from "../../../../.storybook/preview.tsx";
import { about } from "./empty-state.about.tsx";
import { Grid, Sample } from "../story/grid.tsx";
import { Button } from "../button/button.tsx";
import { EmptyState } from "./empty-state.tsx";

const meta = preview.meta({
  title: "Feedback/Empty state",
  parameters: { about },
  component: EmptyState,
});

export const NothingYet = meta.story({
  args: {
    reason: "nothing-yet" as const,
    title: "No products yet",
    children: "Add the first one, or bring your list in from a CSV file.",
    actions: (
      <>
        <Button variant="primary" icon={Plus}>
          Add product
        </Button>
        <Button variant="link">Import CSV</Button>
      </>
    ),
  },
});
export const NoMatch = meta.story({
  args: {
    reason: "no-match" as const,
    title: "No product matches",
    children: "Try fewer words, or remove the filter on GST.",
    actions: <Button>Clear filters</Button>,
  },
});
export const Failed = meta.story({
  args: {
    reason: "failed" as const,
    title: "Products could not be loaded",
    children: "The server did not answer in time. Your filters are kept.",
    actions: <Button icon={RotateCw}>Retry</Button>,
  },
});
export const NoAccess = meta.story({
  args: {
    reason: "no-access" as const,
    title: "You do not have access",
    headingLevel: 1 as const,
    children: "User Management is open to super admins and supervisors. You are signed in as Admin.",
    actions: <Button>Go to dashboard</Button>,
  },
});
export const LongText = meta.story({
  args: { reason: "no-match" as const, title: "Toor Dal क्षितिज 🧾 ".repeat(30), children: "x".repeat(2000) },
});
export const AllVariants = meta.story({
  tags: ["themed"],
  render: () => (
    <Grid>
      {(["nothing-yet", "no-match", "failed", "no-access"] as const).map((reason) => (
        <Sample key={reason} name={reason}>
          <EmptyState reason={reason} title={`Products: ${reason}`} actions={<Button>Go on</Button>}>
            One line that says what to do.
          </EmptyState>
        </Sample>
      ))}
    </Grid>
  ),
});
