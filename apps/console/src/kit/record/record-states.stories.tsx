import { delay, http } from "msw";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { demoChange, priceChangeService } from "../../areas/catalogue/price-change/stories/demo-price-changes.ts";
import { AppAt } from "../../stories/app-at.tsx";
import { arrive } from "../../stories/arrive.ts";
import { screenOf } from "../../stories/screen-of.ts";
import { ok, refuse } from "../../stories/service.ts";

const { id, product: title } = demoChange(1);

/** The states that the page of every record can be in, shown by one of them. A record whose state is its own shows it there. */
const meta = preview.meta({
  title: "Screens/Every screen/Record states",
  component: AppAt,
  ...screenOf({ role: "SUPER_ADMIN", path: `/product/price-change/${id}`, service: priceChangeService }),
});

const busy = () => refuse(503, "server.unavailable", "The service is busy");

export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/price-change/:id", () => delay("infinite")));
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("main [aria-busy=true]")).not.toBeNull(), {
      timeout: 30_000,
    });
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/price-change/:id", busy));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "The price change could not be loaded");
    await expect(canvas.getByRole("button", { name: "Retry" })).toBeVisible();
  },
});

export const Recovers = meta.story({
  name: "a record that did not come is asked for again",
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/price-change/:id", busy, { once: true }));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "The price change could not be loaded");
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await arrive(canvasElement, title);
  },
});

export const Missing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/price-change/:id", () => refuse(404, "row.not-found", "Price change not found")));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "This price change does not exist");
    await expect(canvas.getByRole("link", { name: "All price changes" })).toHaveAttribute(
      "href",
      "/product/price-change",
    );
    await expect(await canvas.findByText("Not found")).toBeVisible();
  },
});

export const NoPermission = meta.story({
  globals: { role: "FSA" },
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/price-change/:id", () => refuse(403, "access.denied", "You are not allowed to do this")));
  },
  play: async ({ canvasElement }) => {
    await arrive(canvasElement, "You do not have access");
  },
});

export const StaleRecovers = meta.story({
  name: "a record that cannot be read again after a step says that it may have changed, until it is",
  beforeEach: ({ msw }) => {
    let reads = 0;
    msw.use(
      http.get("/oms/price-change/:id", () => {
        reads += 1;
        return reads === 2 ? busy() : ok(demoChange(1, reads > 2 ? { state: "SCHEDULED", version: 3 } : {}));
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, title);
    await userEvent.click(canvas.getByRole("button", { name: "Approve" }));
    await userEvent.click(await screen.findByRole("button", { name: "Yes, approve now!" }));
    await expect(await canvas.findByText("What is shown may have changed since", {}, { timeout: 5000 })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(await canvas.findByText("Scheduled")).toBeVisible();
    await waitFor(() => expect(canvas.queryByText("What is shown may have changed since")).toBeNull());
  },
});

export const HistoryRecovers = meta.story({
  name: "a history that did not come is asked for again, beside a record that did",
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/price-change/:id/history", busy, { once: true }));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, title);
    await expect(await canvas.findByText("The history could not be loaded")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(await canvas.findByText("Proposed", { selector: "p" })).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, title);
    await expect(canvas.getByRole("button", { name: "Approve" })).toBeVisible();
    await expect(await canvas.findByText("Proposed", { selector: "p" })).toBeVisible();
  },
});
