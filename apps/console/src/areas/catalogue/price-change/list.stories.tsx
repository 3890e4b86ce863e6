import preview from "../../../../../../.storybook/preview.tsx";
import { delay, http } from "msw";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { freshBrowser, ok, refuse, serviceFor } from "../../../stories/service.ts";
import { pageOf } from "../../../stories/thing-service.ts";
import { demoChange, priceChangeService, reader } from "./stories/demo-price-changes.ts";

/** The list of price changes over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Price changes list",
  component: AppAt,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  globals: { role: "SUPER_ADMIN" },
  args: { path: "/product/price-change?size=50" },
  beforeEach: ({ msw, globals }) => {
    const role = String(globals["role"]);
    freshBrowser(globals, role);
    msw.use(...priceChangeService(), ...serviceFor(role));
  },
});

const rowOf = async (canvasElement: HTMLElement, product: string): Promise<HTMLElement> => {
  await arrive(canvasElement, "Price changes");
  const name = await within(canvasElement).findByText(product, {}, { timeout: 10_000 });
  return name.closest<HTMLElement>("[data-row], li") ?? name;
};
const menuOf = async (product: string): Promise<readonly (string | null)[]> => {
  await userEvent.click(screen.getByRole("button", { name: `Actions for ${product}` }));
  return (await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent);
};

export const Loaded = meta.story({
  name: "S3.22 a price change shows its state, its day and how far each price moves",
  play: async ({ canvas, canvasElement }) => {
    const row = await rowOf(canvasElement, "Chakki Atta 10 kg");
    await expect(within(row).getByText("Proposed")).toBeVisible();
    await expect(within(row).getByText("01-12-2026")).toBeVisible();
    await expect(within(row).getByText("504.40")).toBeVisible();
    await expect(within(row).getByText("+19.40")).toBeVisible();
    await expect(canvas.getByText("40 price changes")).toBeVisible();
  },
});

export const Dark = meta.story({
  globals: { mode: "dark" },
  play: async ({ canvasElement }) => {
    await rowOf(canvasElement, "Chakki Atta 10 kg");
  },
});

export const Approves = meta.story({
  name: "What somebody else proposed is approved from its row",
  play: async ({ canvasElement }) => {
    await rowOf(canvasElement, "Chakki Atta 10 kg");
    await expect(await menuOf("Chakki Atta 10 kg")).toEqual(["Open", "Approve", "Revoke", "Product"]);
    await userEvent.click(screen.getByRole("menuitem", { name: "Approve" }));
    await userEvent.click(await screen.findByRole("button", { name: "Yes, approve now!" }));
    await expect(await screen.findByText("Chakki Atta 10 kg: price change scheduled")).toBeVisible();
  },
});

export const NotTheOwn = meta.story({
  name: "Who proposed a price change is not offered to approve it",
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/price-change", () => ok(pageOf([demoChange(0, { proposedById: reader })], 50))));
  },
  play: async ({ canvasElement }) => {
    await rowOf(canvasElement, "Sona Masoori Rice 25 kg");
    await expect(await menuOf("Sona Masoori Rice 25 kg")).toEqual(["Open", "Revoke", "Product"]);
  },
});

export const AnAdmin = meta.story({
  name: "An admin proposes and looks",
  globals: { role: "ADMIN" },
  play: async ({ canvas, canvasElement }) => {
    await rowOf(canvasElement, "Chakki Atta 10 kg");
    await expect(canvas.getByRole("link", { name: "Propose price change" })).toBeVisible();
    await expect(await menuOf("Chakki Atta 10 kg")).toEqual(["Open", "Product"]);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/price-change", () => delay("infinite")));
  },
  play: async ({ canvasElement }) => {
    await arrive(canvasElement, "Price changes");
    await waitFor(() => expect(canvasElement.querySelector("[aria-busy=true]")).not.toBeNull());
  },
});

export const NothingYet = meta.story({
  args: { path: "/product/price-change" },
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/price-change", () => ok(pageOf([]))));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Price changes");
    await expect(await canvas.findByText("No price changes yet")).toBeVisible();
  },
});

export const NoMatch = meta.story({
  args: { path: "/product/price-change?state=REVOKED" },
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/price-change", () => ok(pageOf([]))));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Price changes");
    await expect(await canvas.findByText("No price change matches")).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => {
    let calls = 0;
    msw.use(
      http.get("/oms/price-change", () => {
        calls += 1;
        return calls === 1 ? refuse(503, "server.unavailable", "The service is busy") : ok(pageOf([demoChange(1)], 50));
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Price changes");
    await userEvent.click(await canvas.findByRole("button", { name: "Retry" }));
    await rowOf(canvasElement, "Chakki Atta 10 kg");
  },
});

export const NoPermission = meta.story({
  globals: { role: "FSA" },
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/price-change", () => refuse(403, "access.denied", "You do not have access to this.")));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Price changes");
    await expect(await canvas.findByText(/are not open to your role/)).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Propose price change" })).toBeNull();
  },
});

export const FiveHundredRows = meta.story({
  args: { path: "/product/price-change?size=500" },
  beforeEach: ({ msw }) => {
    msw.use(...priceChangeService(600));
  },
  play: async ({ canvasElement }) => {
    await rowOf(canvasElement, "Chakki Atta 10 kg");
    await expect(canvasElement.querySelectorAll("[data-row]")).toHaveLength(500);
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Price changes");
    await expect(await canvas.findByRole("link", { name: "Chakki Atta 10 kg" })).toBeVisible();
    await expect(canvas.getAllByText("Scheduled")[0]).toBeVisible();
  },
});
