import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../../stories/app-at.tsx";
import { arrive } from "../../../../stories/arrive.ts";
import { screenOf } from "../../../../stories/screen-of.ts";
import { demoWorkflow } from "../stories/demo-workflows.ts";
import { flowService } from "./stories/demo-flow.ts";

const path = `/chatbot-flow?workflow=${demoWorkflow(0).id}` as const;

/** A workflow while it is drawn, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Conversations/Chatbot flow",
  component: AppAt,
  ...screenOf({ role: "SUPER_ADMIN", path, service: flowService }),
});
const desk = { viewport: { value: "desk" } };

export const Loaded = meta.story({
  name: "S2.11 the editor fills the window: nodes, the chosen one, and the chat as it would go",
  globals: desk,
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Where is my order");
    await expect(canvas.queryByRole("navigation", { name: "Main" })).toBeNull();
    const log = within(await canvas.findByRole("log", { name: "Chat" }));
    await expect(log.getByText("Namaste Vasant, how can we help?")).toBeVisible();
    await userEvent.click(log.getByRole("button", { name: "Talk to a person" }));
    await expect(log.getByText(/A person takes over: Delivery/)).toBeVisible();
    await expect(log.getByText(/Handed over after 3 steps/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Publish" })).toBeDisabled();
  },
});

export const ByKeys = meta.story({
  name: "a workflow is drawn by keys alone: add, lead on, move, undo, save, publish",
  globals: desk,
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Where is my order");
    const list = within(await canvas.findByRole("list", { name: "Nodes" }));
    const rows = () => list.getAllByRole("listitem");
    const names = () => rows().map((row) => row.querySelector("b")?.textContent);
    rows()[3]?.focus();
    await userEvent.keyboard("n");
    await expect(names()).toEqual(["Welcome", "What is it about?", "Support desk", "Arriving today", "Message"]);
    await expect(canvas.getByText("3 problems")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Publish" })).toBeDisabled();
    await userEvent.selectOptions(
      list.getByRole("combobox", { name: "Where is my order of What is it about? leads to" }),
      "5 Message",
    );
    await userEvent.selectOptions(list.getByRole("combobox", { name: "Next of Message leads to" }), "4 Arriving today");
    await expect(canvas.getByText("Says nothing", { selector: ".flow-problems *" })).toBeVisible();
    rows()[4]?.focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.type(await canvas.findByRole("textbox", { name: "Text" }), "It is on its way.");
    await expect(canvas.queryByText(/problem/, { selector: "header *" })).toBeNull();
    rows()[4]?.focus();
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await expect(names().slice(3)).toEqual(["Message", "Arriving today"]);
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect(names().slice(3)).toEqual(["Arriving today", "Message"]);
    rows()[4]?.focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard("{Control>}s{/Control}");
    await expect(await canvas.findByText("Saved")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Publish" }));
    const dialog = within(
      await screen.findByRole("dialog", { name: "Publish Where is my order" }, { timeout: 10_000 }),
    );
    const differences = within(dialog.getByRole("list", { name: "Differences" }));
    await expect(differences.getByText("Where is my order leads to Message, not to Arriving today")).toBeVisible();
    await expect(differences.getByText("Added")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Publish" }));
    await expect(await canvas.findByText("As version 7, which is live")).toBeVisible();
  },
});

export const Drawing = meta.story({
  name: "the drawing is worked by keys: to the nearest node, nudge, undo, edit, lead on, try",
  globals: desk,
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Where is my order");
    const drawing = within(await canvas.findByRole("region", { name: "Drawing" }));
    const node = (name: string) => drawing.getByRole("group", { name: new RegExp(`^${name}`) });
    await drawing.findByRole("button", { name: "Tidy" }, { timeout: 10_000 });
    await waitFor(() => expect(node("1 Welcome, Message")).toBeVisible());
    node("1 Welcome, Message").focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(node("2 What is it about")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{ArrowRight}");
    await expect(node("3 Support desk")).toHaveFocus();
    await userEvent.keyboard("{Control>}{ArrowRight}{/Control}");
    await expect(canvas.getByText("Not saved")).toBeVisible();
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect(canvas.getByText("Saved")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("textbox", { name: /^Name/ })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(node("3 Support desk")).toHaveFocus());
    await userEvent.keyboard("{ArrowUp}c");
    const way = canvas.getByRole("combobox", { name: "Where is my order of What is it about? leads to" });
    await waitFor(() => expect(way).toHaveFocus());
    within(canvas.getByRole("list", { name: "Nodes" }))
      .getAllByRole("listitem")[0]
      ?.focus();
    await userEvent.keyboard("s");
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "What the retailer says" })).toHaveFocus());
  },
});

export const KeptTemplate = meta.story({
  name: "a kept template is put into a question, with its buttons as choices that lead on as before",
  globals: desk,
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Where is my order");
    const list = within(await canvas.findByRole("list", { name: "Nodes" }));
    await userEvent.click(list.getByText("What is it about?", { selector: "b" }));
    await userEvent.selectOptions(
      await canvas.findByRole("combobox", { name: "Put in a kept template" }),
      "Ask for the slot",
    );
    await expect(canvas.getByRole("textbox", { name: "Text" })).toHaveValue("When may we come, {owner}?");
    await expect(list.getByRole("combobox", { name: "Morning of What is it about? leads to" })).toHaveDisplayValue(
      "4 Arriving today",
    );
    await expect(canvas.queryByText(/problem/, { selector: "header *" })).toBeNull();
  },
});

export const KeptCondition = meta.story({
  name: "a kept condition is put into a node, where it can be changed",
  globals: desk,
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Where is my order");
    await userEvent.click(await canvas.findByRole("button", { name: "Add after" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Condition" }));
    await userEvent.selectOptions(
      await canvas.findByRole("combobox", { name: "Put in a kept condition" }),
      "Asks for a refund",
    );
    await expect(canvas.getByRole("combobox", { name: "Value" })).toHaveValue("about");
    await expect(canvas.getByRole("combobox", { name: "Comparison" })).toHaveValue("CONTAINS");
    await expect(canvas.getByRole("textbox", { name: "Than" })).toHaveValue("refund");
  },
});

export const BackToAVersion = meta.story({
  name: "what an earlier version would change is seen before it comes back, and is drawn",
  globals: desk,
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Where is my order");
    await userEvent.click(await canvas.findByRole("button", { name: "Versions" }));
    await userEvent.click(
      await screen.findByRole("button", { name: "Compare version 5 with what is live" }, { timeout: 10_000 }),
    );
    const dialog = within(await screen.findByRole("dialog", { name: "Roll back to version 5" }, { timeout: 10_000 }));
    const differences = within(await dialog.findByRole("list", { name: "Differences" }));
    await expect(differences.getByText("Next leads to Support desk, not to What is it about?")).toBeVisible();
    await expect(differences.getAllByText("Removed")).toHaveLength(2);
    await userEvent.click(dialog.getByRole("button", { name: "Roll back to version 5" }));
    await expect(await canvas.findByText("As version 7, which is live")).toBeVisible();
    await expect(within(canvas.getByRole("list", { name: "Nodes" })).getAllByRole("listitem")).toHaveLength(2);
  },
});

export const Phone = meta.story({
  name: "on a phone one part is shown at a time",
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Where is my order");
    await expect(await canvas.findByRole("list", { name: "Nodes" })).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "Try it" }));
    await expect(canvas.getByRole("log", { name: "Chat" })).toBeVisible();
    await expect(canvas.queryByRole("list", { name: "Nodes" })).toBeNull();
  },
});
