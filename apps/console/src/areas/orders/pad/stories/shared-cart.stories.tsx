import type { Cart } from "@o2r/api/contract/orders";
import { http, HttpResponse } from "msw";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../../stories/app-at.tsx";
import { arrive } from "../../../../stories/arrive.ts";
import { screenOf } from "../../../../stories/screen-of.ts";
import { ok, refuse } from "../../../../stories/service.ts";
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

/** A cart that another window of the same person keeps, too; and what is added to one that stands there already. */
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

const lines = (packs: number) => expect.objectContaining({ lines: [{ productId: demoProduct(0).id, packs }] });

const typePacks = async (count: string) => {
  const packs = await screen.findByRole("textbox", { name: "Packs of Chakki Atta 10 kg" });
  await userEvent.clear(packs);
  await userEvent.type(packs, count);
  await userEvent.keyboard("{Enter}");
};

/** A service that keeps carts by these answers, one after the other, and the last one from then on. */
const keepsBy = (...answers: readonly ((cart: Cart) => Response | Promise<Response>)[]) => {
  let at = 0;
  return http.put("/oms/cart/:retailerId", async ({ request }) => {
    const cart = Object(await request.json()) as Cart; // what the page sends
    kept(cart);
    const answer = answers[Math.min(at, answers.length - 1)];
    at += 1;
    return answer?.(cart);
  });
};
const asNext = (cart: Cart) => ok({ ...cart, version: cart.version + 1, updatedAt: null });
const isBusy = () => refuse(503, "server.unavailable", "The service is busy: please try again");

let slow = Promise.withResolvers<undefined>();
export const Slow = meta.story({
  name: "what is changed while a slow save is on its way is saved after it",
  beforeEach: ({ msw }) => {
    kept.mockClear();
    slow = Promise.withResolvers();
    msw.use(
      keepsBy(async (cart) => {
        await slow.promise;
        return asNext(cart);
      }, asNext),
    );
  },
  play: async ({ canvasElement }) => {
    await arrive(canvasElement, "Create Orders");
    await typePacks("9");
    await waitFor(() => expect(kept).toHaveBeenCalledWith(lines(9)), { timeout: 10_000 });
    await typePacks("11");
    // Longer than a change waits until it is saved.
    await new Promise((resolve) => setTimeout(resolve, 1200));
    await expect(kept).toHaveBeenCalledTimes(1);
    slow.resolve(undefined);
    await waitFor(() => expect(kept).toHaveBeenLastCalledWith(lines(11)));
    await expect(kept).toHaveBeenLastCalledWith(expect.objectContaining({ version: 1 }));
    await expect(screen.queryByText("Another window of yours has changed this cart")).toBeNull();
  },
});

export const Unsaved = meta.story({
  name: "a cart that could not be saved says so, and stays",
  beforeEach: ({ msw }) => {
    msw.use(keepsBy(isBusy));
  },
  play: async ({ canvasElement }) => {
    await arrive(canvasElement, "Create Orders");
    await typePacks("9");
    await expect(await screen.findByText("The cart was not saved", undefined, { timeout: 10_000 })).toBeVisible();
    await expect(screen.getByText("The service failed. Everything you typed is kept.")).toBeVisible();
    await expect(screen.getByRole("textbox", { name: "Packs of Chakki Atta 10 kg" })).toHaveValue("9");
  },
});

export const SavedAgain = meta.story({
  name: "a cart that could not be saved is saved again by its button, and by itself once the connection is back",
  beforeEach: ({ msw }) => {
    kept.mockClear();
    msw.use(keepsBy(isBusy, isBusy, asNext));
  },
  play: async ({ canvasElement }) => {
    await arrive(canvasElement, "Create Orders");
    await typePacks("9");
    await userEvent.click(await screen.findByRole("button", { name: "Save again" }, { timeout: 10_000 }));
    await waitFor(() => expect(kept).toHaveBeenCalledTimes(2));
    await expect(screen.getByText("The cart was not saved")).toBeVisible();
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(screen.queryByText("The cart was not saved")).toBeNull());
    await expect(kept).toHaveBeenCalledTimes(3);
    await expect(kept).toHaveBeenLastCalledWith(lines(9));
  },
});

export const Doubted = meta.story({
  name: "a save whose answer was lost is not taken for one of another window",
  beforeEach: ({ msw }) => {
    kept.mockClear();
    msw.use(
      keepsBy(
        () => HttpResponse.error(),
        (cart) =>
          HttpResponse.json(
            {
              errorMessage: "This order was changed in another window",
              code: "row.conflict",
              errors: [],
              current: {
                row: { ...cart, lines: [{ productId: demoProduct(0).id, packs: 9 }], version: 1 },
                changes: [],
              },
            },
            { status: 409 },
          ),
        asNext,
      ),
    );
  },
  play: async ({ canvasElement }) => {
    await arrive(canvasElement, "Create Orders");
    await typePacks("9");
    await expect(await screen.findByText("The cart was not saved", undefined, { timeout: 10_000 })).toBeVisible();
    await typePacks("11");
    await waitFor(
      () =>
        expect(kept).toHaveBeenLastCalledWith(
          expect.objectContaining({ version: 1, lines: [{ productId: demoProduct(0).id, packs: 11 }] }),
        ),
      { timeout: 10_000 },
    );
    await waitFor(() => expect(screen.queryByText("The cart was not saved")).toBeNull());
    await expect(screen.queryByText("Another window of yours has changed this cart")).toBeNull();
  },
});

export const LeftUnsaved = meta.story({
  name: "a cart that is left, and that the service then does not keep, is told",
  beforeEach: ({ msw }) => {
    kept.mockClear();
    msw.use(keepsBy(isBusy));
  },
  play: async ({ canvasElement }) => {
    await arrive(canvasElement, "Create Orders");
    await typePacks("9");
    await userEvent.keyboard("{F4}");
    await expect(await screen.findByText("A cart was left before it was saved")).toBeVisible();
  },
});

/** Opens the dialog with a list in it. */
const paste = async (canvasElement: HTMLElement, text: string) => {
  await arrive(canvasElement, "Create Orders");
  await userEvent.click(await screen.findByRole("button", { name: "Paste list" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Paste a list" }, { timeout: 10_000 }));
  await userEvent.click(await dialog.findByRole("textbox"));
  await userEvent.paste(text);
  await userEvent.click(dialog.getByRole("button", { name: "Check the list" }));
  return dialog;
};

export const PasteBeside = meta.story({
  name: "a pasted list says what is cut because of what stands in the cart already",
  beforeEach: ({ msw }) => {
    msw.use(...padService([95]));
  },
  play: async ({ canvasElement }) => {
    const dialog = await paste(canvasElement, "ANP-ATTA-CH10 12");
    await expect(await dialog.findByText("Cut to 100 with the 95 in the cart, the most of one order")).toBeVisible();
  },
});

export const PasteTooMuch = meta.story({
  name: "a list of more lines than are read at once is refused, and none of it is left out without a word",
  play: async ({ canvasElement }) => {
    const dialog = await paste(canvasElement, "ANP-ATTA-CH10 1\n".repeat(501));
    await expect(
      await dialog.findByText("A list has at most 500 lines, and this one has 501: paste it in parts"),
    ).toBeVisible();
    await expect(dialog.getByRole("textbox")).toBeVisible();
  },
});

/** What a scanner sends: keys faster than anybody types, and Enter. */
const scan = async (code: string) => {
  const user = userEvent.setup({ delay: null });
  await user.keyboard(`${code}{Enter}`);
};

export const ScanLower = meta.story({
  name: "a scan in small letters adds the product whose SKU it is",
  play: async ({ canvasElement }) => {
    await arrive(canvasElement, "Create Orders");
    await screen.findByText("Chakki Atta 10 kg");
    await scan("ksv-oil-mu01");
    await expect(await screen.findByText("Mustard Oil 1 L × 12")).toBeVisible();
  },
});

export const ScanFails = meta.story({
  name: "a scan that the service does not answer says so, and not that nothing has the code",
  beforeEach: ({ msw }) => {
    msw.use(
      http.get("/oms/order/product/:retailerId", () =>
        refuse(503, "server.unavailable", "The service is busy: please try again"),
      ),
    );
  },
  play: async ({ canvasElement }) => {
    await arrive(canvasElement, "Create Orders");
    await screen.findByText("Chakki Atta 10 kg");
    await scan("8901000000001");
    await expect(await screen.findByText("The service is busy: please try again")).toBeVisible();
    await expect(screen.queryByText("Nothing has the code 8901000000001")).toBeNull();
  },
});
