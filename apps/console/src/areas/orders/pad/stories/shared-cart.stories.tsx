import type { Cart } from "@o2r/api/contract/orders";
import { http, HttpResponse } from "msw";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../../stories/app-at.tsx";
import { arrive } from "../../../../stories/arrive.ts";
import { screenOf } from "../../../../stories/screen-of.ts";
import { ok } from "../../../../stories/service.ts";
import { demoProduct, demoRetailer, padService } from "./demo-pad.ts";

const kept = fn();

/** What the other window has kept, in the third version of the cart. */
const theirs: Cart = {
  lines: [{ productId: demoProduct(2).id, packs: 4 }],
  orderSlot: "",
  paymentMode: "CREDIT",
  note: "",
  coupon: "",
  version: 3,
  updatedAt: "2026-11-21T05:00:00.000Z",
};

/** A cart that another window of the same person keeps, too. */
const meta = preview.meta({
  title: "Screens/Orders/A cart of two windows",
  component: AppAt,
  ...screenOf({
    role: "HUB_MANAGER",
    path: `/create-order?retailer=${demoRetailer.id}`,
    service: () => [
      http.put("/oms/cart/:retailerId", async ({ request }) => {
        const cart = Object(await request.json()) as Cart; // what the page sends
        kept(cart);
        return cart.version === theirs.version
          ? ok({ ...cart, version: 4, updatedAt: null })
          : HttpResponse.json(
              {
                errorMessage: "This order was changed in another window",
                code: "row.conflict",
                errors: [],
                current: { row: theirs, changes: [] },
              },
              { status: 409 },
            );
      }),
      ...padService([6]),
    ],
  }),
});

/** Changes the cart, which another window has changed before. */
const changeMine = async (canvasElement: HTMLElement) => {
  kept.mockClear();
  await arrive(canvasElement, "Create Orders");
  const packs = await screen.findByRole("textbox", { name: "Packs of Chakki Atta 10 kg" });
  await userEvent.clear(packs);
  await userEvent.type(packs, "9");
  await screen.findByText("Another window of yours has changed this cart", undefined, { timeout: 10_000 });
};

export const TakeThat = meta.story({
  name: "that another window has changed is taken over as that has kept it",
  play: async ({ canvasElement }) => {
    await changeMine(canvasElement);
    await userEvent.click(screen.getByRole("button", { name: "Take that one" }));
    await expect(await screen.findByText("Glucose Biscuits 70 g")).toBeVisible();
    await expect(screen.queryByText("Chakki Atta 10 kg")).toBeNull();
    await expect(screen.queryByText("Another window of yours has changed this cart")).toBeNull();
  },
});

export const KeepThis = meta.story({
  name: "that another window has changed is kept as it stands here, over what that has kept",
  play: async ({ canvasElement }) => {
    await changeMine(canvasElement);
    await userEvent.click(screen.getByRole("button", { name: "Keep this one" }));
    const lines = [{ productId: demoProduct(0).id, packs: 9 }];
    await waitFor(() => expect(kept).toHaveBeenLastCalledWith(expect.objectContaining({ version: 3, lines })), {
      timeout: 10_000,
    });
    await expect(screen.getByText("Chakki Atta 10 kg")).toBeVisible();
  },
});
