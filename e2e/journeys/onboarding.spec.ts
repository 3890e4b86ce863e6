import { lostConnection } from "../fixtures/faults.ts";
import { noisePicture } from "../fixtures/noise-picture.ts";
import { expect, test } from "../fixtures/test.ts";
import { codeSentTo, newMobile, OnboardingPage } from "../pages/onboarding-page.ts";

/** A picture that is sent at once. */
const picture = noisePicture("photo.png", 20);

test.beforeEach(({ faults }) => {
  // Nobody is there to be asked where addresses lie.
  faults.expect(/status of 404 .*\/api\/geocode/);
});

test("a shop is taken on with a code to its number, its papers are verified, and it may order", async ({
  page,
  signIn,
  callerOf,
  openWindow,
}) => {
  const mobile = newMobile();
  const shop = `Lantern Stores ${mobile.slice(-4)}`;
  const form = new OnboardingPage(page);
  const attach = async (name: string) => {
    await form.field(name).setInputFiles(picture);
    await expect(form.photo).toBeVisible();
  };

  await test.step("the agent shows that the number answers", async () => {
    await signIn("onboarding_agent");
    await page.goto("/retailer/new");
    await form.field("primaryName").fill("Vinati Lomani");
    await form.field("primaryMobile").fill(mobile);
    await form.sendCode.click();
    await expect(form.code).toBeVisible();
    await form.code.fill(await codeSentTo(mobile, await callerOf("super_admin")));
    await expect(form.verified).toBeVisible();
  });

  await test.step("and takes the shop on, step by step", async () => {
    await attach("primaryImage");
    await form.next.click();
    await form.field("shopName").fill(shop);
    await form.field("shopType").selectOption("GROCERY");
    await attach("shopImage");
    await form.next.click();
    await form.field("addressLine1").fill("Shop 4, Market Yard");
    await form.field("pincode").fill("411028");
    await form.field("pincode").press("Tab");
    await expect(form.field("city")).toHaveValue("Pune");
    await form.field("latitude").fill("18.4967");
    await form.field("longitude").fill("73.9417");
    await form.next.click();
    // A second press while the first still asks leads no further.
    await expect(form.step("Events")).toBeVisible();
    await form.next.click();
    await form.field("nameAsPerId").fill("Vinati Lomani");
    await form.next.click();
    await form.add.click();
    await expect(page.getByText(`${shop} waits to be verified`)).toBeVisible();
  });

  const theirs = await openWindow("admin");
  await test.step("somebody else verifies the papers", async () => {
    await theirs.goto(`/retailer/kyc?q=${mobile}`);
    await theirs.getByRole("link", { name: shop }).first().click();
    const papers = theirs.getByRole("region", { name: "Papers" });
    await papers.getByRole("button", { name: /^Approve paper/ }).click();
    await expect(papers.getByText("Approved")).toHaveCount(1);
    await papers.getByRole("button", { name: /^Approve paper/ }).click();
    await expect(papers.getByText("Approved")).toHaveCount(2);
    await theirs.getByRole("button", { name: "Approve", exact: true }).click();
    await theirs.getByRole("dialog").getByRole("button", { name: "Approve", exact: true }).click();
    await expect(theirs.getByRole("main").getByText("Approved").first()).toBeVisible();
    // The button that was pressed is gone: whoever goes by keys goes on at the head of the page.
    await expect(theirs.getByRole("heading", { level: 1 })).toBeFocused();
  });

  await test.step("and the shop may order", async () => {
    await theirs.goto(`/retailer?q=${mobile}`);
    await expect(theirs.getByRole("row").filter({ hasText: shop }).getByText("Active", { exact: true })).toBeVisible();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a shop is taken on over a line that breaks at every step: nothing typed is lost, and it is taken on once", async ({
    page,
    line,
    signIn,
    callerOf,
    faults,
  }) => {
    test.slow();
    faults.expect(lostConnection);
    const mobile = newMobile();
    const shop = `Lifeline Stores ${mobile.slice(-4)}`;
    const admin = await callerOf("super_admin");
    const taken = async () =>
      (await (await admin.get(`/oms/retailer?size=10&sort=establishment&q=${mobile}`)).json()).payload.content;
    const form = new OnboardingPage(page);
    const failed = page.getByRole("group", { name: /^Photo of the primary contact/ }).getByRole("alert");
    await signIn("onboarding_agent");
    await page.goto(`${line.url}/retailer/new`);

    await test.step("the code", async () => {
      await form.field("primaryName").fill("Vinati Lomani");
      await form.field("primaryMobile").fill(mobile);
      await line.cut();
      await form.sendCode.click();
      await expect(page.getByRole("main").getByRole("alert")).toContainText("You are offline");
      await line.fix();
      await form.sendCode.click();
      await expect(form.code).toBeVisible();
      await line.cut();
      await form.code.fill(await codeSentTo(mobile, admin));
      await expect(form.code).toHaveAccessibleDescription(/You are offline/);
      // It goes by itself, once there is a line again.
      await line.fix();
      await expect(form.verified).toBeVisible();
    });

    await test.step("a photo on its way", async () => {
      line.slow(100_000);
      await form.field("primaryImage").setInputFiles(noisePicture("owner.png"));
      const progress = page.getByRole("progressbar", { name: /^owner\.png/ });
      await expect.poll(async () => Number(await progress.getAttribute("value"))).toBeGreaterThan(0);
      await line.cut();
      await expect(failed).toContainText("You are offline");
      await form.next.click();
      await expect(form.step("Contact")).toBeVisible();
      await expect(form.field("primaryName")).toHaveValue("Vinati Lomani");
      await line.fix();
      await page.getByRole("button", { name: "Upload owner.png again" }).click();
      await expect(form.photo).toBeVisible();
      await form.next.click();
    });

    await test.step("the phone, which puts the page away meanwhile", async () => {
      await form.field("shopName").fill(shop);
      await form.field("shopType").selectOption("GROCERY");
      await form.field("shopImage").setInputFiles(picture);
      await expect(form.photo).toBeVisible();
      await form.next.click();
      await line.cut();
      await form.field("addressLine1").fill("Shop 4, Market Yard");
      await form.field("pincode").fill("411028");
      await form.field("latitude").fill("18.4967");
      await form.field("longitude").fill("73.9417");
      await page.goto("about:blank");
      await line.fix();
      await page.goto(`${line.url}/retailer/new`);
      await form.draft.getByRole("button", { name: "Restore" }).click();
      await expect(form.field("primaryName")).toHaveValue("Vinati Lomani");
      await expect(form.verified).toBeVisible();
      await expect(form.photo).toBeVisible();
      await form.next.click();
      await expect(form.field("shopName")).toHaveValue(shop);
      await expect(form.photo).toBeVisible();
      await form.next.click();
      await expect(form.field("pincode")).toHaveValue("411028");
      await expect(form.field("city")).toHaveValue("Pune");
      await expect(form.field("longitude")).toHaveValue("73.9417");
    });

    await test.step("the place of a pincode", async () => {
      await line.cut();
      await form.field("pincode").fill("411001");
      await form.next.click();
      await expect(form.step("Address")).toBeVisible();
      await line.fix();
      await form.next.click();
      await expect(form.step("Events")).toBeVisible();
      await form.next.click();
      await form.field("nameAsPerId").fill("Vinati Lomani");
      await form.next.click();
      await expect(form.step("Review")).toBeVisible();
    });

    await test.step("the last press, which does not arrive", async () => {
      await line.cut();
      await form.add.click();
      await expect(page.getByRole("alert").filter({ hasText: "You are offline" }).first()).toBeVisible();
      await expect(form.step("Review")).toBeVisible();
      await line.fix();
      expect(await taken()).toEqual([]);
    });

    await test.step("and arrives, and its answer does not", async () => {
      await page.route("**/oms/retailer/signup", async (route) => {
        await route.fetch();
        await route.abort();
      });
      await form.add.click();
      await expect(page.getByRole("alert").filter({ hasText: "could not be reached" }).first()).toBeVisible();
      await page.unroute("**/oms/retailer/signup");
      expect(await taken()).toHaveLength(1);
      await form.add.click();
      await expect(page.getByText(`${shop} waits to be verified`)).toBeVisible();
      await expect(page).toHaveURL(/\/retailer(\?|$)/);
      expect(await taken()).toMatchObject([{ establishment: shop, mobile, pincode: "411001", state: "KYC_PENDING" }]);
    });

    await page.goto(`${line.url}/retailer/new`);
    await expect(form.field("primaryName")).toHaveValue("");
    await expect(form.draft).toBeHidden();
  });
});
