import type { MouseEvent } from "react";
import { Icon } from "../icon/icon.tsx";
import { useLabels } from "../labels/labels.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import "./button.css";
import { buttonLook } from "./button-look.ts";
import type { ButtonProps } from "./button.types.ts";

const english = { loading: "Working" };

/** Does something. For going somewhere use a link, with `buttonLook(…)` when it should look like a button. */
export function Button(props: ButtonProps) {
  const { variant, size, block, icon, endIcon, loading = false, labels, children, onClick, type, ...rest } = props;
  const words = useLabels("button", english, labels);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Not `disabled`: that would throw the focus away while the work goes on.
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      {...buttonLook({ variant, size, block })}
      // oxlint-disable-next-line react/button-has-type -- the caller's own, a plain button unless said otherwise
      type={type ?? "button"}
      onClick={press}
      aria-disabled={loading || rest["aria-disabled"]}
      aria-busy={loading || undefined}
      data-loading={loading || undefined}
    >
      {icon && <Icon as={icon} />}
      {children}
      {endIcon && <Icon as={endIcon} />}
      {loading && <Spinner label={words.loading} />}
    </button>
  );
}
