import { expect, test } from "../fixtures/test.ts";

// Nobody else changes what is counted meanwhile.
test.use({ ownService: { O2R_LIMIT_FACTOR: "1000" } });

/** Cards that lead to no list of what they count. */
const others = ["Agents on call"];

for (const username of ["admin", "hub_manager"])
  test(`every card of ${username} leads to a list of as many rows as it says`, async ({ page, signIn }) => {
    test.slow();
    await signIn(username);
    await page.goto("/");
    const cards = page.locator("a.o2r-metric, a.work-queue");
    const range = page.locator(".o2r-pagination-range");
    await expect(page.getByRole("region", { name: "How orders went" }).locator("a")).toHaveCount(3);
    // Each of them has been counted.
    await expect(cards.filter({ hasText: /^[^–]*–$/ })).toHaveCount(0);
    const said = await cards.evaluateAll((all) =>
      all.map((card) => ({
        label: card.querySelector(".o2r-metric-label, .work-queue-name")?.textContent ?? "",
        value: card.querySelector(".o2r-metric-value, .work-queue-count")?.textContent ?? "",
        href: card.getAttribute("href") ?? "",
      })),
    );
    expect(said.length).toBeGreaterThan(5);
    for (const { label, value, href } of said.filter((card) => !others.includes(card.label)))
      await test.step(label, async () => {
        await cards
          .and(page.locator(`[href="${href}"]`))
          .first()
          .click();
        await expect(range).toHaveText(new RegExp(` of ${value.replace("+", "\\+")}$`));
        await page.goBack();
        // Else the next list could be taken for this one.
        await expect(range).toHaveCount(0);
      });
  });
