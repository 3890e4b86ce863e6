import { expect, fn, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { about } from "./toaster.about.tsx";
import { Button } from "../button/button.tsx";
import type { NotificationInput } from "../notify/notify.types.ts";
import { notify } from "../notify/notify.ts";
import { Toast } from "./toast.tsx";

function Say({ message }: { message: NotificationInput }) {
  return <Button onClick={() => notify(message)}>Say it</Button>;
}

const meta = preview.meta({
  title: "Feedback/Toast",
  parameters: { about },
  component: Say,
  args: { message: { kind: "success" as const, title: "Password updated successfully!" } },
});

const toasts = () => within(document.body);

export const AppearsAtTheTopRightForOneAndAHalfSeconds = meta.story({
  name: "S8.07 S8.08 Appears at the top right for 1500 ms",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Say it" }));
    const toast = await toasts().findByRole("status");
    const { top, right } = toast.getBoundingClientRect();
    await expect(top).toBeLessThan(64);
    await expect(document.documentElement.clientWidth - right).toBeLessThan(32);
    await waitFor(() => expect(toast).not.toBeInTheDocument(), { timeout: 3000 });
  },
});

export const WaitsUnderThePointerAndWithFocus = meta.story({
  args: { message: { kind: "danger" as const, title: "You are unauthorized", duration: 400 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Say it" }));
    const toast = await toasts().findByRole("alert");
    await userEvent.hover(toast);
    await new Promise((done) => setTimeout(done, 700));
    await expect(toast).toBeInTheDocument();
    await userEvent.unhover(toast);
    await waitFor(() => expect(toast).not.toBeInTheDocument(), { timeout: 2000 });
  },
});

const act = fn();
export const ItsActionRunsAndClosesIt = meta.story({
  args: {
    message: {
      kind: "info" as const,
      title: "Export is being prepared",
      description: "Download appears in Reports.",
      action: { label: "View", onPress: act },
      duration: 10_000,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Say it" }));
    await userEvent.click(await toasts().findByRole("button", { name: "View" }));
    await expect(act).toHaveBeenCalledOnce();
    await waitFor(() => expect(toasts().queryByText("Export is being prepared")).toBeNull());
  },
});

const said = [
  { kind: "success", title: "Product saved", description: "Chakki Atta 10 kg is on sale from now on." },
  { kind: "info", title: "Export is being prepared", description: "Download appears in Reports." },
  { kind: "warning", title: "2 of 40 lines were left out", description: "Their products are no longer sold." },
  { kind: "danger", title: "SKU ANP-ATTA-CH10 already exists", description: "Also shown beside the field." },
] as const;
export const AllVariants = meta.story({
  tags: ["themed"],
  render: () => (
    <div style={{ display: "grid", gap: 12, inlineSize: 360 }}>
      {said.map((words, id) => (
        <Toast key={words.kind} toast={{ id, duration: 0, at: 0, ...words }} closeLabel="Close" onClose={() => {}} />
      ))}
    </div>
  ),
});
