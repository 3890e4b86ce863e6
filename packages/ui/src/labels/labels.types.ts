import type { ButtonLabels } from "../button/button.types.ts";
import type { FormFieldLabels } from "../form-field/form-field.types.ts";
import type { PasswordInputLabels } from "../password-input/password-input.types.ts";
import type { ToasterLabels } from "../toaster/toaster.types.ts";

/** Every word that a component of this package says by itself. */
export interface UiLabels {
  button: ButtonLabels;
  formField: FormFieldLabels;
  passwordInput: PasswordInputLabels;
  toaster: ToasterLabels;
}
