import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Input } from "../input/input.tsx";
import { useLabels } from "../labels/labels.tsx";
import type { PasswordInputProps } from "./password-input.types.ts";

const english = { show: "Show password", hide: "Hide password" };

/** A secret, hidden until the button at its end shows it. */
export function PasswordInput({ shown = false, toggle = true, labels, ...rest }: PasswordInputProps) {
  const words = useLabels("passwordInput", english, labels);
  const [asked, setAsked] = useState(false);
  const visible = shown || asked;
  return (
    <Input
      autoComplete="current-password"
      {...rest}
      type={visible ? "text" : "password"}
      spellCheck={false}
      autoCapitalize="none"
      action={
        toggle && (
          <IconButton
            size="sm"
            icon={visible ? EyeOff : Eye}
            label={visible ? words.hide : words.show}
            disabled={rest.disabled}
            onClick={() => setAsked(!asked)}
          />
        )
      }
    />
  );
}
