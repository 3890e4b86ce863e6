import { http } from "msw";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { listStates } from "../../../stories/list-states.ts";
import { ok } from "../../../stories/service.ts";
import { demoId } from "../../../stories/thing-service.ts";
import { demoRetailer, retailerService } from "./stories/demo-retailers.ts";

const retailers = listStates({
  title: "Retailers",
  path: "/retailer",
  service: retailerService,
  role: "ADMIN",
  first: "Om Sai Kirana",
  onPhone: "No order yet",
});

const soon = { timeout: 10_000 };

/** The list of retailers over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Retailers and users/Retailer list",
  component: AppAt,
  ...retailers.screen,
});

export const Loaded = meta.story({
  ...retailers.loaded,
  name: "S2.121 retailers show their shop, hub, beat, papers and status, and lead to the form that takes one on",
  play: async ({ canvas, canvasElement }) => {
    const row = await retailers.row(canvasElement);
    for (const words of ["Ganesh Pawar", "Pune Hub Kothrud", "Magarpatta", "12,480.50", "Approved", "Active"])
      await expect(within(row).getByText(words)).toBeVisible();
    await expect(within(await retailers.row(canvasElement, "Shree Krishna Stores")).getByText("Blocked")).toBeVisible();
    await expect(canvas.getByText("14 retailers")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Onboard retailer" })).toHaveAttribute("href", "/retailer/new");
  },
});

export const Blocking = meta.story({
  name: "S2.124 S4.56 S5.195 a block asks for a reason, and for words of its own only where the reason is Custom",
  play: async ({ canvasElement }) => {
    const row = await retailers.row(canvasElement);
    await userEvent.click(within(row).getByRole("button", { name: /^Actions|^More/ }));
    await userEvent.click(within(await screen.findByRole("menu")).getByRole("menuitem", { name: "Block" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Block" }, { timeout: 10_000 }));
    await expect(await dialog.findByLabelText(/^Custom reason/)).toBeDisabled();
    await userEvent.click(dialog.getByRole("button", { name: "Yes, block now!" }));
    await expect(await dialog.findByText("Reason is required")).toBeVisible();
  },
});

const given: unknown[] = [];

export const Assigning = meta.story({
  name: "several shops are given to another agent, and back to their own as one",
  beforeEach: ({ msw }) => {
    given.length = 0;
    msw.use(
      http.post("/oms/retailer/:id/agent", async ({ request, params }) => {
        const { headers } = request;
        given.push([headers.get("if-match"), headers.get("o2r-undoes"), await request.json()]);
        return ok({ ...demoRetailer(0), id: String(params["id"]), version: 5 });
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await retailers.select(canvasElement, "Om Sai Kirana", "Shree Krishna Stores");
    await userEvent.click(canvas.getByRole("button", { name: "Assign agent" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Assign agent" }, soon));
    await userEvent.click(await dialog.findByRole("combobox", { name: /^Agent/ }, soon));
    await userEvent.click(await screen.findByRole("option", { name: /^Kiran Bhosale/ }, soon));
    await userEvent.click(dialog.getByRole("button", { name: "Assign" }));
    await screen.findByRole("heading", { name: "2 retailers assigned" }, soon);
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    await screen.findByRole("heading", { name: "2 retailers taken back" }, soon);
    const [to, back] = [{ agentId: demoId(831) }, { agentId: demoId(830) }];
    await expect(given).toEqual([
      ['"4"', null, to],
      ['"4"', null, to],
      ['"5"', "1", back],
      ['"5"', "1", back],
    ]);
  },
});

export const Links = meta.story({
  name: "a row leads to its papers, its request, orders, collections, a new order and the map; one that may not order to no order",
  play: async ({ canvasElement }) => {
    const itemsOf = async (shop?: string) => {
      const row = await retailers.row(canvasElement, shop);
      await userEvent.click(within(row).getByRole("button", { name: /^Actions|^More/ }));
      const items = within(await screen.findByRole("menu"))
        .getAllByRole("menuitem")
        .map((item) => item.textContent);
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
      return items;
    };
    const links = ["KYC review", "Address request", "Orders", "Collections", "Create order", "Call", "Show on map"];
    await expect(await itemsOf()).toEqual(expect.arrayContaining(links));
    const blocked = await itemsOf("Shree Krishna Stores");
    await expect(blocked).toContain("KYC review");
    for (const absent of ["Create order", "Address request"]) await expect(blocked).not.toContain(absent);
  },
});

export const FieldAgent = meta.story({
  name: "a field sales agent takes on a shop from here, and changes none",
  globals: { role: "FSA" },
  play: async ({ canvas, canvasElement }) => {
    const row = await retailers.row(canvasElement);
    await userEvent.click(within(row).getByRole("button", { name: /^Actions|^More/ }));
    const menu = within(await screen.findByRole("menu"));
    await expect(menu.getByRole("menuitem", { name: "Open" })).toBeVisible();
    await expect(menu.queryByRole("menuitem", { name: "Edit" })).toBeNull();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await expect(canvas.getByRole("link", { name: "Onboard retailer" })).toHaveAttribute("href", "/retailer/new");
  },
});

export const Phone = meta.story(retailers.phone);
