import { Banner } from "@o2r/ui";
import { useFailures, useFormSnapshot, type FormHandle } from "@o2r/forms/react";
import { clock } from "./use-countdown.ts";

export interface RefusalProps {
  readonly form: FormHandle;
  /** Seconds until the next try; 0 when it may be now. */
  readonly wait?: number;
}

/** What the service refused without naming a field, above the form, with the time to wait. */
export function Refusal({ form, wait = 0 }: RefusalProps) {
  const told = useFailures(form) > 0;
  const { general } = useFormSnapshot(form);
  if (!told || general.length === 0) return null;
  return (
    <Banner tone="danger" title={general.join(" ")}>
      {/* Not announced every second: the title was. */}
      {wait > 0 && <span aria-live="off">Try again in {clock(wait)}.</span>}
    </Banner>
  );
}
