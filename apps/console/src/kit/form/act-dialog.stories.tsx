import type { Result } from "@o2r/api/client";
import { discardForm, type DiscardValues } from "@o2r/api/contract/stock";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { ActDialog } from "./act-dialog.tsx";

interface AskingProps {
  readonly act: (values: DiscardValues) => Promise<Result<{ readonly quantity: number }>>;
  readonly onRefused: () => void;
  readonly onClose: () => void;
}

/** The dialog as a batch asks for units to be thrown away. */
function Asking(props: AskingProps) {
  return (
    <ActDialog
      {...props}
      definition={discardForm}
      title="Ask to discard"
      lead="Toor Dal 1 kg: 240 available. The units stay in stock until somebody else has approved."
      submit="Ask to discard"
      done={({ quantity }) => `${quantity} units wait for approval`}
    />
  );
}

const meta = preview.meta({
  title: "Screens/Every screen/Act dialog",
  component: Asking,
  args: { act: fn<AskingProps["act"]>(), onRefused: fn(), onClose: fn() },
});

const opened = async () => within(await screen.findByRole("dialog", { name: "Ask to discard" }));
type Opened = Awaited<ReturnType<typeof opened>>;

const units = (dialog: Opened) => dialog.getByLabelText(/^Units/);
const button = (dialog: Opened) => dialog.getByRole("button", { name: /Ask to discard/ });
const fill = async (dialog: Opened): Promise<void> => {
  await userEvent.type(units(dialog), "4");
  await userEvent.selectOptions(dialog.getByLabelText(/^Reason/), "DAMAGED");
  await userEvent.click(button(dialog));
};

export const Loaded = meta.story({
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByText(/240 available/)).toBeVisible();
    await expect(units(dialog)).toBeVisible();
    await expect(button(dialog)).toBeEnabled();
  },
});

export const Incomplete = meta.story({
  name: "what is missing is said at its field, and nothing is sent",
  play: async ({ args }) => {
    const dialog = await opened();
    await userEvent.click(button(dialog));
    await waitFor(() => expect(units(dialog)).toHaveAccessibleDescription(/This field is required/));
    await expect(args.act).not.toHaveBeenCalled();
  },
});

export const Saving = meta.story({
  name: "while it is sent, the button says that it works, and a second press sends nothing, and it does not close",
  args: { act: fn<AskingProps["act"]>(() => new Promise(() => {})) },
  play: async ({ args }) => {
    const dialog = await opened();
    await fill(dialog);
    await waitFor(() => expect(button(dialog)).toHaveAttribute("aria-busy", "true"));
    await userEvent.click(button(dialog));
    await expect(args.act).toHaveBeenCalledTimes(1);
    await expect(dialog.getByRole("button", { name: "Cancel" })).toBeDisabled();
    await userEvent.click(dialog.getByRole("button", { name: "Close" }));
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Refused = meta.story({
  name: "a refusal is said inside, and what was typed stays",
  args: {
    act: fn<AskingProps["act"]>(async () => ({
      error: { code: "row.conflict", status: 409, message: "Only 3 of this batch are on hand", errors: [] },
    })),
  },
  play: async ({ args }) => {
    const dialog = await opened();
    await fill(dialog);
    await expect(await dialog.findByText("Only 3 of this batch are on hand")).toBeVisible();
    await expect(units(dialog)).toHaveValue("4");
    await expect(args.onRefused).toHaveBeenCalledTimes(1);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const AsksBeforeItCloses = meta.story({
  name: "Escape and the cross ask once something was typed; Cancel means it",
  play: async ({ args, step }) => {
    const dialog = await opened();
    await userEvent.type(units(dialog), "4");
    await step("staying keeps what was typed", async () => {
      await userEvent.keyboard("{Escape}");
      const question = within(await screen.findByRole("alertdialog", { name: "Close" }));
      await waitFor(() => expect(question.getByRole("button", { name: "Stay here" })).toHaveFocus());
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
      await expect(units(dialog)).toHaveValue("4");
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await step("closing throws it away", async () => {
      await userEvent.click(dialog.getByRole("button", { name: "Close" }));
      await userEvent.click(await screen.findByRole("button", { name: "Yes, close now!" }));
      await expect(args.onClose).toHaveBeenCalledTimes(1);
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    });
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
});

export const ClosesUntouched = meta.story({
  name: "untouched, Escape closes it at once",
  play: async ({ args }) => {
    await opened();
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
});

export const Done = meta.story({
  name: "what was done closes the dialog",
  args: { act: fn<AskingProps["act"]>(async ({ quantity }) => ({ payload: { quantity } })) },
  play: async ({ args }) => {
    const dialog = await opened();
    await fill(dialog);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
    await expect(args.act).toHaveBeenCalledWith(expect.objectContaining({ quantity: 4, reason: "DAMAGED" }));
    await expect(args.onRefused).not.toHaveBeenCalled();
  },
});
