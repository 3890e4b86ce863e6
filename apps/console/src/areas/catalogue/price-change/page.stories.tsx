import preview from "../../../../../../.storybook/preview.tsx";
import { http } from "msw";
import { expect, screen, userEvent, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { freshBrowser, ok, refuse, serviceFor } from "../../../stories/service.ts";
import { demoChange, priceChangeService, reader } from "./stories/demo-price-changes.ts";

const first = demoChange(1);

/** One price change over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Catalogue/Price change",
  component: AppAt,
  parameters: { layout: "fullscreen" },
  globals: { role: "SUPER_ADMIN" },
  args: { path: `/product/price-change/${first.id}` },
  beforeEach: ({ msw, globals }) => {
    const role = String(globals["role"]);
    freshBrowser(globals, role);
    msw.use(...priceChangeService(), ...serviceFor(role));
  },
});

export const Proposed = meta.story({
  name: "S3.22 a proposal shows what is, what would be, and why",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Chakki Atta 10 kg");
    const mrp = canvas.getByRole("row", { name: /^MRP/ });
    await expect(within(mrp).getByText("485.00")).toBeVisible();
    await expect(within(mrp).getByText("504.40")).toBeVisible();
    await expect(canvas.getByText("New price list of the maker, valid from December on.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Approve" })).toBeVisible();
  },
});

export const TheOwn = meta.story({
  name: "Who proposed it reads that somebody else has to approve it, and may take it back",
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/price-change/:id", () => ok(demoChange(1, { proposedById: reader }))));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Chakki Atta 10 kg");
    await expect(canvas.getByText("You cannot approve your own price change")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Approve" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Revoke" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Revoke" }));
    await userEvent.click(dialog.getByRole("button", { name: "Yes, revoke now!" }));
    await expect(await dialog.findByText("This field is required")).toBeVisible();
    await userEvent.type(dialog.getByRole("textbox", { name: "Reason" }), "Wrong product");
    await userEvent.click(dialog.getByRole("button", { name: "Yes, revoke now!" }));
    await expect(await screen.findByText("Chakki Atta 10 kg: price change revoked")).toBeVisible();
  },
});

export const AnAdmin = meta.story({
  globals: { role: "ADMIN" },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Chakki Atta 10 kg");
    await expect(canvas.getByText("It waits for approval")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Revoke" })).toBeNull();
  },
});

export const Approves = meta.story({
  name: "An approval that fails is said in its place, and can be tried again",
  beforeEach: ({ msw }) => {
    let calls = 0;
    msw.use(
      http.post("/oms/price-change/:id/approve", () => {
        calls += 1;
        return calls === 1
          ? refuse(503, "server.unavailable", "The service is busy")
          : ok(demoChange(1, { state: "SCHEDULED", version: 3 }));
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Chakki Atta 10 kg");
    await userEvent.click(canvas.getByRole("button", { name: "Approve" }));
    await userEvent.click(await screen.findByRole("button", { name: "Yes, approve now!" }));
    await expect(await screen.findByText("The service is busy")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Yes, approve now!" }));
    await expect(await screen.findByText("Chakki Atta 10 kg: price change scheduled")).toBeVisible();
  },
});

export const AboveMrp = meta.story({
  name: "S5.85 PTR with its taxes above MRP is warned of",
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/price-change/:id", () => ok(demoChange(1, { centralPtr: 480, centralMrp: 485, gst: 18 }))));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Chakki Atta 10 kg");
    await expect(canvas.getByText("PTR with tax is ₹566.40, above MRP")).toBeVisible();
  },
});

export const Applied = meta.story({
  args: { path: `/product/price-change/${demoChange(3).id}` },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Mustard Oil Kachi Ghani 1 L × 12");
    const events = (await canvas.findByText("Proposed", { selector: "p" })).closest("ol");
    await expect([...(events?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^System.*Applied$/),
      expect.stringMatching(/^Ishaan Velkar.*Approved.*Proposed.*Scheduled$/),
      expect.stringMatching(/^Devika Sanyal.*Proposed$/),
    ]);
    await expect(canvas.queryByRole("button", { name: "Revoke" })).toBeNull();
  },
});

export const Revoked = meta.story({
  args: { path: `/product/price-change/${demoChange(4).id}` },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Sunflower Oil 5 L tin");
    await expect(await canvas.findByText("Revoked: The maker took its list back")).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Chakki Atta 10 kg");
    await expect(canvas.getByRole("row", { name: /^MRP/ })).toBeVisible();
  },
});
