import { describe, expect, it } from "vitest";
import type { FormDefinition } from "@o2r/forms";
import { contentForm } from "./content/content.ts";
import { appConfigDefaults } from "./app-config/app-config-form.ts";
import { pageForm } from "./page/page-form.ts";
import { railForm } from "./rail/rail.ts";

/** What a field of a form offers, as it is sent. */
const offered = (form: FormDefinition, name: string): readonly unknown[] => {
  const field = form.fields[name];
  if (field === undefined || !("options" in field) || "source" in field.options) return [];
  return field.options.map(({ value }) => value);
};

describe("what the forms of the layout offer", () => {
  it.each([
    ["S1.03 S3.44 apps", pageForm, "app", ["O2R", "FSA"]],
    [
      "S3.37 content types",
      contentForm,
      "contentType",
      ["PRODUCT", "BANNER", "DEFAULT", "CATEGORY", "SUB_CATEGORY", "BRAND"],
    ],
    ["S3.39 rail types", railForm, "railType", ["DEFAULT", "BANNER", "GRID", "SEARCH"]],
    ["S3.40 directions of a rail", railForm, "direction", ["HORIZONTAL"]],
    [
      "S3.41 places that a rail leads to",
      railForm,
      "cta",
      ["/brand", "/category", "/sub_category", "/product", "custom"],
    ],
    ["S3.43 devices of a page", pageForm, "deviceType", ["MOBILE", "WEB"]],
    ["S3.45 types of a page", pageForm, "pageType", ["STATIC", "DYNAMIC"]],
  ] as const)("%s", (_, form, name, wanted) => {
    expect(offered(form, name)).toEqual(wanted);
  });

  it("S1.03 O2R where no app is said", () => {
    expect(appConfigDefaults.app).toBe("O2R");
  });
});
