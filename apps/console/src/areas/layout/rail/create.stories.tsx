import preview from "../../../../../../.storybook/preview.tsx";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { formStates } from "../../../stories/form-states.ts";
import { open } from "../../../stories/form.ts";
import { demoRail, layoutService } from "../stories/demo-layout.ts";

const first = demoRail(0);
const states = formStates({
  path: `/create-rail?rail=${first.id}`,
  service: layoutService,
  role: "SUPER_ADMIN",
  title: "Fast movers near you",
});

/** A rail over the whole window, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Retailer app/Create rail",
  component: AppAt,
  ...states.screen,
});

/** The list of what the opened rail holds. */
const openContents = async (canvasElement: HTMLElement) => {
  await open(canvasElement, "Fast movers near you");
  return within(await within(canvasElement).findByRole("list", { name: "Contents" }));
};

export const Edit = meta.story({
  name: "The contents of a rail are moved by keys, and the preview follows",
  globals: { viewport: { value: "desk" } },
  play: async ({ canvas, canvasElement }) => {
    const list = await openContents(canvasElement);
    const names = () => list.getAllByRole("listitem").map((row) => row.textContent?.replace(/^\d+/, ""));
    await waitFor(() => expect(names()).toEqual(["Winter stock-up", "Toor Dal 1 kg", "Edible oil"]));
    list.getAllByRole("listitem")[0]?.focus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await waitFor(() => expect(names()).toEqual(["Toor Dal 1 kg", "Winter stock-up", "Edible oil"]));
    await expect(await canvas.findByText("Winter stock-up, 2 of 3")).toBeInTheDocument();
  },
});

export const Dragged = meta.story({
  name: "The contents of a rail are dragged to another place",
  globals: { viewport: { value: "desk" } },
  play: async ({ canvas, canvasElement }) => {
    const list = await openContents(canvasElement);
    const rows = () => list.getAllByRole("listitem");
    // Its name is looked up, and said when it is moved.
    await list.findByText("Edible oil");
    const [first, , last] = rows();
    if (first === undefined || last === undefined) throw new Error("The rail holds too little");
    const { left, top } = first.getBoundingClientRect();
    const over = { dataTransfer: new DataTransfer(), clientX: left + 4, clientY: top + 2 };
    await fireEvent.dragStart(last, over);
    await fireEvent.dragEnter(first, over);
    await waitFor(async () => {
      await fireEvent.dragOver(first, over);
      await expect(first).toHaveAttribute("data-edge", "top");
    });
    await fireEvent.drop(first, over);
    await waitFor(() => expect(rows()[0]).toHaveTextContent("Edible oil"));
    await expect(await canvas.findByText("Edible oil, 1 of 3")).toBeInTheDocument();
  },
});

export const Create = meta.story({
  name: "S4.46 S4.47 S4.48 S4.49 S4.50 S4.51 A new rail shows the fields of its type alone",
  args: { path: "/create-rail" },
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Add rail");
    const type = canvas.getByLabelText(/^Type/);
    await expect(canvas.getByLabelText(/^Direction/)).toBeVisible();
    await expect(canvas.queryByLabelText(/^Rows/)).toBeNull();
    await userEvent.selectOptions(type, "GRID");
    await expect(await canvas.findByLabelText(/^Rows/)).toBeVisible();
    await userEvent.selectOptions(type, "SEARCH");
    await expect(await canvas.findByLabelText(/^Placeholder/)).toBeVisible();
    await expect(canvas.queryByLabelText(/^Direction/)).toBeNull();
    const paths = [/^Path on phones/, /^Path on the web/, /^Path in a phone's browser/];
    for (const label of paths) await expect(canvas.queryByLabelText(label)).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText(/^Leads to/), "custom");
    for (const label of paths) await expect(await canvas.findByLabelText(label)).toBeVisible();
  },
});

export const Phone = meta.story(states.phone);
