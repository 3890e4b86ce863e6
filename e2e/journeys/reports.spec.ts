import { readFile } from "node:fs/promises";
import { expect, test } from "../fixtures/test.ts";
import { expectToast } from "../pages/toast.ts";

test("S7.59 a report is run as a file, watched until it is ready, and fetched: its totals are those of the list behind it", async ({
  page,
  signIn,
  callerOf,
}) => {
  await signIn("admin");
  await page.goto("/reports");
  await page.getByRole("button", { name: "Run Collections ageing" }).click();
  const dialog = page.getByRole("dialog", { name: "Collections ageing" });
  await dialog.getByRole("button", { name: "Run" }).click();
  await expect(page.getByRole("heading", { name: "Reports as files", level: 1 })).toBeVisible();
  await expectToast(page, "Collections ageing is ready");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Collections ageing", exact: true }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/^collections-ageing-\d{4}-\d\d-\d\d\.csv$/);
  const [head = "", ...lines] = (await readFile(await saved.path(), "utf8")).trim().split("\r\n");
  // From the end, since a name may hold a comma.
  const place = head.split(",").toReversed().indexOf("Total due");
  const due = lines.reduce((sum, line) => sum + Math.round(100 * Number(line.split(",").toReversed()[place])), 0);

  const admin = await callerOf("admin");
  const { payload } = await (await admin.get("/oms/report/receivables?size=500")).json();
  const shown: readonly { readonly due: number }[] = payload.content;
  expect(lines).toHaveLength(payload.totalElements);
  expect(due).toBe(shown.reduce((sum, row) => sum + Math.round(100 * row.due), 0));
});

test("S7.59 every report that is offered opens with as many rows as its list answers", async ({ page, signIn }) => {
  test.slow();
  await signIn("admin");
  await page.goto("/reports");
  const offered = page.getByRole("main").getByRole("listitem").getByRole("link");
  await expect(offered.first()).toBeVisible();
  const reports = await offered.evaluateAll((links) =>
    links.map((link) => ({ title: link.textContent, href: link.getAttribute("href") ?? "" })),
  );
  expect(reports.length).toBeGreaterThan(10);
  for (const { title, href } of reports) {
    // The return of taxes is a page of its own tables.
    const name = href.split("/").at(-1);
    const isList = (url: string): boolean => new URL(url).pathname === `/oms/report/${name}`;
    const answer = name === "gstr1" ? undefined : page.waitForResponse((response) => isList(response.url()));
    await page.goto(href);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    if (answer === undefined) continue;
    const { payload } = await (await answer).json();
    expect([title, payload.totalElements > 0]).toEqual([title, true]);
    await expect(page.getByRole("navigation", { name: "Pages" })).toContainText(
      payload.totalElements.toLocaleString("en-IN"),
    );
  }
});
