import type { Locator, Page } from "@playwright/test";
import type { Caller } from "../fixtures/wire.ts";

/** Another number each time that journeys run on the same service. */
export const newMobile = (): string => `98${String(Date.now()).slice(-8)}`;

/** The code that a number was sent, as the outbox of messages has it. */
export const codeSentTo = async (mobile: string, admin: Caller): Promise<string> => {
  const outbox = await admin.get(`/oms/message?size=10&sort=-createdAt&q=${mobile}`);
  const [message] = (await outbox.json()).payload.content;
  return String(message.body).slice(0, 6);
};

/** A shop is taken on, step by step. Fields are found by the specification's keys. */
export class OnboardingPage {
  readonly sendCode: Locator;
  readonly code: Locator;
  readonly verified: Locator;
  readonly photo: Locator;
  readonly next: Locator;
  readonly add: Locator;
  readonly draft: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.sendCode = page.getByRole("button", { name: "Send code" });
    this.code = page.getByRole("textbox", { name: /^Code sent to/ });
    this.verified = page.getByText("Number verified");
    this.photo = page.getByRole("button", { name: "Delete Image 1" });
    this.next = page.getByRole("button", { name: "Next", exact: true });
    this.add = page.getByRole("button", { name: "Add retailer" });
    this.draft = page.getByRole("status").filter({ hasText: /A draft from .* was kept/ });
  }

  field(key: string): Locator {
    return this.page.locator(`[name=${key}]`);
  }

  step(title: string): Locator {
    return this.page.getByRole("heading", { name: new RegExp(`^Step \\d of 6: ${title}$`) });
  }
}
