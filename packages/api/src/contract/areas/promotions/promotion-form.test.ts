import { expect, it } from "vitest";
import { userForm } from "../parties/user-form.ts";
import { promotionForm } from "./promotion-form.ts";
import { duplicateForm } from "./promotion-step-forms.ts";

// `login_Password` stands in the form of the packages only: no page asks for a second password beside the new one.
it("S3.77 a promotion, its copy and an account have their days, discount and passwords under the specification's keys", () => {
  const keys = (form: { readonly fields: object }) => Object.keys(form.fields);
  expect(keys(promotionForm)).toEqual(
    expect.arrayContaining([
      "validFrom",
      "validTill",
      "constraintsForm",
      "constraintsTill",
      "discount",
      "discountType",
    ]),
  );
  expect(keys(duplicateForm)).toEqual(expect.arrayContaining(["validFromCopy", "validTillCopy"]));
  expect(keys(userForm)).toEqual(expect.arrayContaining(["password", "confirmPassword"]));
});
