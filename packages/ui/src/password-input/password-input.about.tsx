import { FormField } from "../form-field/form-field.tsx";
import { PasswordInput } from "./password-input.tsx";
import type { About } from "../story/about.types.ts";
import { Wide } from "../story/window.tsx";

function Example() {
  return (
    <FormField label="Password" required>
      <PasswordInput name="password" autoComplete="current-password" />
    </FormField>
  );
}

export const about: About = {
  summary: "A field for a password: dots while it is typed, and a button that shows what was.",
  status: "stable",
  since: "0.1.0",
  exports: ["PasswordInput"],
  when: ["For signing in and setting a password."],
  whenNot: ['For one-time codes: an input with `inputMode="numeric"`.'],
  example: Example,
  anatomy: [
    { name: "Label", what: "Comes from the `FormField` around it.", at: ".o2r-field-label" },
    { name: "Secret", what: "Dots until it is shown.", at: "input" },
    { name: "Shows it", what: "A button of its own; with several, one checkbox may govern all.", at: "button" },
  ],
  pairs: [
    {
      good: {
        draw: () => (
          <Wide>
            <FormField label="New password" help="8 characters or more">
              <PasswordInput autoComplete="new-password" />
            </FormField>
          </Wide>
        ),
        why: "Let it be shown, say the rule before it is typed, and take what is pasted.",
      },
      bad: {
        draw: () => (
          <Wide>
            <FormField label="Repeat password" error="Does not match">
              <PasswordInput toggle={false} autoComplete="new-password" />
            </FormField>
          </Wide>
        ),
        why: "Typed twice without being seen is wrong twice.",
      },
    },
  ],
  keyboard: [
    { keys: ["Tab"], does: "Goes to it." },
    { keys: ["Tab", "Enter"], does: "On to the eye, which shows it." },
  ],
  accessibility: ["The browser's own field; its button says what it does."],
};
