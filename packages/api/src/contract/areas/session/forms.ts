import { defineForm, password, text } from "@o2r/forms";

const passwordTooLong = "Password can't exceed 30 characters!";

/** Signing in (specification §5, Login). */
export const loginForm = defineForm({
  id: "login",
  version: 1,
  fields: {
    username: text({
      label: "Username",
      required: true,
      maxLength: 30,
      autoComplete: "username",
      messages: { maxLength: "maximum length cannot be more than 30" },
    }),
    password: password({
      label: "Password",
      required: true,
      maxLength: 30,
      autoComplete: "current-password",
      messages: { maxLength: passwordTooLong },
    }),
  },
});

/** The second step: the six digits that were sent. */
export const otpForm = defineForm({
  id: "otp",
  version: 1,
  fields: {
    otp: text({
      label: "One-time code",
      required: true,
      digits: true,
      minLength: 6,
      maxLength: 6,
      autoComplete: "one-time-code",
      messages: {
        required: "Otp is required",
        minLength: "Enter the 6 digits of the code",
        maxLength: "Enter the 6 digits of the code",
      },
    }),
  },
});

/** Update Password (specification §2 and §5). `username` is shown, never changed. */
export const passwordForm = defineForm({
  id: "password",
  version: 1,
  fields: {
    username: text({ label: "Username", readOnly: true, onHide: "keep", autoComplete: "username" }),
    currentPassword: password({
      label: "Current password",
      required: true,
      autoComplete: "current-password",
      messages: { required: "Current password is required!" },
    }),
    newPassword: password({
      label: "New password",
      required: true,
      maxLength: 30,
      autoComplete: "new-password",
      messages: { required: "Password is required!", maxLength: passwordTooLong },
    }),
  },
});
