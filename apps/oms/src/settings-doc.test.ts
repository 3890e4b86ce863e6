import { expect, it } from "vitest";
import { settingRows, writtenRows } from "../../../scripts/settings-table.mjs";

it("tells operators of every setting as the service reads it (write the table again: node_modules/.bin/node scripts/settings-table.mjs)", () => {
  expect(writtenRows()).toEqual(settingRows());
});
