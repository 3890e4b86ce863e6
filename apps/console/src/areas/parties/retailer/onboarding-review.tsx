import { FormFields, ReadOnlyField } from "@o2r/forms/fields";
import { retailerOnboardingForm } from "@o2r/api/contract/parties";
import "./onboarding-review.css";

const shown = { as: ReadOnlyField, help: "", optional: false } as const;
const options = Object.fromEntries(Object.keys(retailerOnboardingForm.fields).map((name) => [name, shown]));
const filled = retailerOnboardingForm.steps.filter(({ fields }) => fields.length > 0);

/** Everything that was typed, step by step, to look over before it is sent. */
export function OnboardingReview() {
  return filled.map(({ id, title, fields }) => (
    <section key={id} className="onboarding-review" aria-label={title}>
      <h3>{title}</h3>
      <FormFields names={fields} options={options} />
    </section>
  ));
}
