import { Copy, KeyRound, LogOut, Pencil, Trash2 } from "lucide-react";
import { expect, fireEvent, fn, screen, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { about } from "./menu.about.tsx";
import { Button } from "../button/button.tsx";
import { UserButton } from "../header/user-button.tsx";
import { MenuButton } from "./menu-button.tsx";
import { Menu } from "./menu.tsx";

const edit = fn();
const copy = fn();
const remove = fn();
const items = [
  { id: "edit", label: "Edit", icon: Pencil, onSelect: edit, hint: "E" },
  { id: "copy", label: "Duplicate", icon: Copy, onSelect: copy, disabled: true },
  { id: "delete", label: "Delete", icon: Trash2, onSelect: remove, tone: "danger" as const, separated: true },
];

const meta = preview.meta({
  title: "Actions/Menu",
  parameters: { about },
  component: MenuButton,
  args: { label: "Actions for Toor Dal", items },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Actions for Toor Dal" }));
    await expect(await screen.findByRole("menu")).toBeVisible();
  },
});

export const IsOperatedByKeyboard = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole("button", { name: "Actions for Toor Dal" });
    button.focus();
    await step("arrow down opens at the first, arrows and letters move, Enter chooses", async () => {
      await userEvent.keyboard("{ArrowDown}");
      await waitFor(() => expect(screen.getByRole("menu")).toHaveFocus());
      await waitFor(() =>
        expect(screen.getByRole("menu")).toHaveAttribute(
          "aria-activedescendant",
          screen.getByRole("menuitem", { name: /^Edit/ }).id,
        ),
      );
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await userEvent.keyboard("{End}{Enter}");
      await waitFor(() => expect(remove).toHaveBeenCalledOnce());
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step("Escape closes without choosing", async () => {
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(screen.getByRole("menu")).toHaveFocus());
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
      await expect(edit).not.toHaveBeenCalled();
    });
    await step("and it opens again", async () => {
      await userEvent.keyboard("{ArrowDown}");
      await waitFor(() => expect(screen.getByRole("menu")).toHaveFocus());
    });
  },
});

export const HearsQuickKeys = meta.story({
  name: "Keys that follow the opening one at once are the list's",
  play: async ({ canvas, userEvent }) => {
    remove.mockClear();
    canvas.getByRole("button", { name: "Actions for Toor Dal" }).focus();
    // No wait in between: as somebody types who knows the menu.
    await userEvent.keyboard("{ArrowDown}{End}{Enter}");
    await waitFor(() => expect(remove).toHaveBeenCalledOnce());
  },
});

export const AHeldKeyChoosesNothing = meta.story({
  name: "Enter that is held after it opened the list chooses nothing of it; pressed again it does",
  play: async ({ canvas, userEvent }) => {
    edit.mockClear();
    canvas.getByRole("button", { name: "Actions for Toor Dal" }).focus();
    await userEvent.keyboard("{Enter}");
    const menu = await screen.findByRole("menu");
    await waitFor(() => expect(menu).toHaveAttribute("aria-activedescendant"));
    await fireEvent.keyDown(menu, { key: "Enter", repeat: true });
    await expect(edit).not.toHaveBeenCalled();
    await expect(menu).toBeVisible();
    await fireEvent.keyDown(menu, { key: "Enter" });
    await waitFor(() => expect(edit).toHaveBeenCalledOnce());
  },
});

export const IsOperatedByAScreenReader = meta.story({
  name: "A click without a pointer, as screen readers make it, chooses what was clicked",
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Actions for Toor Dal" });
    for (const marked of ["", "{ArrowDown}"]) {
      edit.mockClear();
      remove.mockClear();
      button.focus();
      await userEvent.keyboard(`{Enter}${marked}`);
      (await screen.findByRole("menuitem", { name: "Delete" })).click();
      await waitFor(() => expect(remove).toHaveBeenCalledOnce());
      await expect(edit).not.toHaveBeenCalled();
      await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    }
  },
});

export const ADisabledItemStays = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Actions for Toor Dal" }));
    (await screen.findByRole("menuitem", { name: "Duplicate" })).click();
    await expect(copy).not.toHaveBeenCalled();
    await expect(screen.getByRole("menu")).toBeVisible();
  },
});

export const ASecondPressClosesIt = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Actions for Toor Dal" });
    await userEvent.click(button);
    await screen.findByRole("menu");
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await expect(button).toHaveAttribute("aria-expanded", "false");
  },
});

export const OfTheUser = meta.story({
  render: () => (
    <div style={{ inlineSize: 400, display: "flex", justifyContent: "flex-end" }}>
      <Menu
        items={[
          { id: "password", label: "Update Password", icon: KeyRound, onSelect: fn() },
          { id: "logout", label: "Logout", icon: LogOut, onSelect: fn(), separated: true },
        ]}
        trigger={(wiring) => <UserButton {...wiring} name="Ketan Mhatre" />}
      />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Ketan Mhatre" }));
    await expect(await screen.findByRole("menuitem", { name: "Update Password" })).toBeVisible();
  },
});

export const AllVariants = meta.story({
  tags: ["themed"],
  render: () => (
    <div style={{ display: "flex", gap: 24, justifyContent: "space-between", alignItems: "start" }}>
      {(["sm", "md", "touch"] as const).map((size) => (
        <MenuButton key={size} size={size} label={`Actions ${size}`} items={items} />
      ))}
      {(["start", "end"] as const).map((align) => (
        <Menu
          key={align}
          align={align}
          items={[...items, { id: "long", label: "Toor Dal क्षितिज 🧾 ".repeat(12), onSelect: edit }]}
          trigger={(props) => <Button {...props}>At the {align}</Button>}
        />
      ))}
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "At the start" }));
    await waitFor(() => expect(screen.getByRole("menu")).toBeVisible());
  },
});
export const LongText = meta.story({
  render: () => (
    <MenuButton
      label="Actions"
      items={[
        { id: "long", label: "Toor Dal क्षितिज 🧾 ".repeat(20), onSelect: () => {} },
        { id: "short", label: "Edit", onSelect: () => {} },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Actions" }));
    const menu = await screen.findByRole("menu");
    await waitFor(() => expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth));
  },
});
