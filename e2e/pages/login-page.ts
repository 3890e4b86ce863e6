import type { Locator, Page } from "@playwright/test";
import { demoPassword } from "../fixtures/wire.ts";

/** /login and, for those whose account has it, the second step at /otp. */
export class LoginPage {
  readonly username: Locator;
  readonly password: Locator;
  readonly continueButton: Locator;
  readonly otp: Locator;
  readonly signInButton: Locator;
  /** What the service refused, above the form. */
  readonly refusal: Locator;
  readonly heading: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.username = page.getByRole("textbox", { name: "Username" });
    this.password = page.getByLabel(/^Password\W*$/);
    this.continueButton = page.getByRole("button", { name: "Continue" });
    this.otp = page.getByRole("textbox", { name: "One-time code" });
    this.signInButton = page.getByRole("button", { name: "Sign in" });
    this.refusal = page.getByRole("main").getByRole("alert");
    this.heading = page.getByRole("heading", { level: 1 });
  }

  async open(address = "/login"): Promise<void> {
    await this.page.goto(address);
  }

  /** Types and sends, and leaves what follows to the caller. */
  async submit(username: string, password = demoPassword): Promise<void> {
    await this.username.fill(username);
    await this.password.fill(password);
    await this.continueButton.click();
  }

  async submitCode(code: string): Promise<void> {
    await this.otp.fill(code);
    await this.signInButton.click();
  }
}
