import type { Registry } from "@o2r/forms";
import { Button, IconButton } from "@o2r/ui";
import { Printer } from "lucide-react";
import { useState } from "react";
import { Deferred } from "../../deferred.tsx";
import { phone, useMedia } from "../../use-media.ts";
import type { PrintRecordProps } from "./print-record.tsx";

const loadSheet = () => import("./print-record.tsx").then(({ PrintRecord }) => PrintRecord);
const loadOfThing = () => import("./print-of-thing.tsx").then(({ PrintOfThing }) => PrintOfThing);

export interface PrintButtonProps extends Omit<PrintRecordProps, "registry" | "onClose"> {
  /** Where the names of what it names are found, where a form beside it knows. */
  readonly registry?: Registry;
}

/** Shows a record as it will be printed. */
export function PrintButton({ registry, ...props }: PrintButtonProps) {
  const [open, setOpen] = useState(false);
  const isPhone = useMedia(phone);
  const show = () => setOpen(true);
  const hide = () => setOpen(false);
  return (
    <>
      {isPhone ? (
        <IconButton size="touch" icon={Printer} label="Print" onClick={show} />
      ) : (
        <Button icon={Printer} onClick={show}>
          Print
        </Button>
      )}
      {open &&
        (registry ? (
          <Deferred load={loadSheet} props={{ ...props, registry, onClose: hide }} />
        ) : (
          <Deferred load={loadOfThing} props={{ ...props, onClose: hide }} />
        ))}
    </>
  );
}
