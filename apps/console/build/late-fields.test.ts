import { join } from "node:path";
import { expect, it } from "vitest";
import { lateFields } from "./late-fields.ts";

const sources = join(import.meta.dirname, "../src");

it("what the fields of a page fetch late follows from the forms that its screen names", async () => {
  const lookup = "packages/forms/src/fields/choice/lookup-control.tsx";
  const upload = "packages/ui/src/uploads.ts";
  expect(await lateFields(sources, "areas/catalogue/brand/form.tsx")).toEqual([lookup, upload]);
  expect(await lateFields(sources, "areas/catalogue/brand/list.tsx")).toEqual([]);
  // Its rule is drawn as rows.
  expect(await lateFields(sources, "areas/engagement/campaign/form.tsx")).toEqual(
    expect.arrayContaining([
      "apps/console/src/kit/rule/rule-field.tsx",
      "packages/forms/src/fields/rows/rows-control.tsx",
    ]),
  );
});
