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
  await page.getByRole("button", { name: "Collections ageing" }).first().click();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/^collections-ageing-\d{4}-\d\d-\d\d\.csv$/);
  const [head = "", ...lines] = (await readFile(await saved.path(), "utf8")).trim().split("\r\n");
  // From the end, since a name may hold a comma.
  const place = head.split(",").toReversed().indexOf("Due in all");
  const due = lines.reduce((sum, line) => sum + Math.round(100 * Number(line.split(",").toReversed()[place])), 0);

  const admin = await callerOf("admin");
  const { payload } = await (await admin.get("/oms/report/receivables?size=500")).json();
  const shown: readonly { readonly due: number }[] = payload.content;
  expect(lines).toHaveLength(payload.totalElements);
  expect(due).toBe(shown.reduce((sum, row) => sum + Math.round(100 * row.due), 0));
});
