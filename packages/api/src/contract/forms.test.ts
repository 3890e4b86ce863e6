import { lint } from "@o2r/forms/lint";
import { explore } from "@o2r/forms/testing";
import { describe, expect, it } from "vitest";
import type { FormDefinition } from "@o2r/forms";
import { retailerOnboardingForm } from "./areas/parties/index.ts";
import { otpForm } from "./areas/session/index.ts";
import { contract, type AnyEndpoint } from "./index.ts";

const facts = { mode: ["create", "edit"] };

const bodies = Object.values(contract).flatMap((actions) => Object.values<AnyEndpoint>(actions));
const forms = new Map<string, FormDefinition>(
  [
    ...bodies.flatMap(({ body }) => (body && "kind" in body && body.kind === "form" ? [body.form] : [])),
    otpForm,
    retailerOnboardingForm,
  ].map((form: FormDefinition) => [form.id, form]),
);

/** What rows add up to, or is worked out, is beyond exploring: such a form is looked at for dead ends, and not decided everywhere. */
const reckons = ({ rules }: FormDefinition): boolean =>
  rules.some(({ compare }) => compare.some((side) => typeof side === "object" && ("sum" in side || "by" in side)));

describe.each([...forms])("the form %s", (_id, form) => {
  it("has nothing in it that cannot be", () => {
    expect(lint(form, { facts })).toEqual([]);
  });

  it("can be saved, whatever is chosen", () => {
    expect(explore(form, { facts })).toMatchObject({ deadEnds: [], ...(!reckons(form) && { complete: true }) });
  });
});

it("looks at every form of the contract", () => {
  expect([...forms.keys()]).toEqual(
    expect.arrayContaining(["product", "login", "otp", "password", "retailerOnboarding"]),
  );
});
