import type { QuoteBody } from "@o2r/api/contract/orders";
import { http } from "msw";
import { expect, userEvent, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { screenOf } from "../../../stories/screen-of.ts";
import { ok } from "../../../stories/service.ts";
import { demoQuote, demoRetailer, padService } from "./stories/demo-pad.ts";

const path = `/create-order?retailer=${demoRetailer.id}` as const;

/** What promotions do on the order pad, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Orders/Order pad, promotions",
  component: AppAt,
  ...screenOf({ role: "HUB_MANAGER", path, service: () => padService() }),
});

const codesAsked = new Set<string>();
export const Code = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.post("/oms/order/quote", async ({ request }) => {
        const body = (await request.json()) as QuoteBody; // what the page sends
        codesAsked.add(body.coupon);
        const festive = { title: "Festive five", code: "DIWALI5", amount: 135.6, why: "5% off" };
        const held = { promotionId: demoRetailer.id, ...festive };
        const more = { promotionId: demoRetailer.hub ?? "", title: "Oil by the case", code: null, amount: 0, why: "" };
        return ok({
          ...demoQuote(body),
          promotions: [
            ...(body.coupon === "DIWALI5" ? [{ ...held, applied: true, nearly: null }] : []),
            { ...more, applied: false, nearly: "2 more for 5% off" },
          ],
          couponProblem:
            body.coupon === "" || body.coupon === "DIWALI5" ? null : `No code ${body.coupon} holds for this order`,
        });
      }),
      ...padService([6, 2]),
    );
  },
  name: "a code is asked for once it is whole; it says what it takes off, or why it takes nothing, and promotions what a little more would bring",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Create Orders");
    const person = userEvent.setup({ delay: 60 });
    const code = await canvas.findByRole("textbox", { name: "Code" });
    await expect(await canvas.findByText("Oil by the case: 2 more for 5% off")).toBeVisible();
    await person.type(code, "nope");
    await person.keyboard("{Enter}");
    await expect(await canvas.findByText("No code NOPE holds for this order")).toBeVisible();
    await person.clear(code);
    await person.type(code, "diwali5");
    await person.tab();
    await expect(await canvas.findByText("Festive five (DIWALI5)")).toBeVisible();
    await expect(canvas.getByText("Festive five: ₹135.60 off")).toBeVisible();
    await expect([...codesAsked]).toEqual(["", "NOPE", "DIWALI5"]);
  },
});

export const OffLines = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.post("/oms/order/quote", async ({ request }) => {
        const quote = demoQuote((await request.json()) as QuoteBody); // what the page sends
        const lines = quote.lines.map((line, at) => ({
          ...line,
          offs: at === 0 ? [{ text: "Oil by the case: 5% off from 12 units", amount: 46.5 }] : [],
        }));
        const whole = { title: "Bigger basket", code: null, applied: true, amount: 31.2, why: "3% off from ₹500" };
        const nearly = "₹840 more for 5% off";
        return ok({ ...quote, lines, promotions: [{ ...whole, promotionId: demoRetailer.id, nearly }] });
      }),
      ...padService([6, 2]),
    );
  },
  name: "what is off goods stands at their line, and what is off the whole order once among the totals",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Create Orders");
    const lines = within(await canvas.findByRole("region", { name: /^Lines/ }));
    await expect(await lines.findByText("Oil by the case: 5% off from 12 units, ₹46.50 less")).toBeVisible();
    await expect(lines.queryByText(/^Bigger basket/)).toBeNull();
    const promotions = within(canvas.getByRole("list", { name: "Promotions" }));
    await expect(promotions.getByText("Bigger basket: ₹840 more for 5% off")).toBeVisible();
    await expect(promotions.getByText("3% off from ₹500")).toBeVisible();
    await expect(promotions.getByText("−₹31.20")).toBeVisible();
  },
});
