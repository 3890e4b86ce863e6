import { Button, IconButton } from "@o2r/ui";
import { Printer } from "lucide-react";
import { useState } from "react";
import { Deferred } from "../../deferred.tsx";
import { phone, useMedia } from "../../use-media.ts";
import type { PrintRecordProps } from "./print-record.tsx";

const loadSheet = () => import("./print-record.tsx").then(({ PrintRecord }) => PrintRecord);

/** Shows a record as it will be printed. */
export function PrintButton(props: Omit<PrintRecordProps, "onClose">) {
  const [open, setOpen] = useState(false);
  const isPhone = useMedia(phone);
  const show = () => setOpen(true);
  return (
    <>
      {isPhone ? (
        <IconButton size="touch" icon={Printer} label="Print" onClick={show} />
      ) : (
        <Button icon={Printer} onClick={show}>
          Print
        </Button>
      )}
      {open && <Deferred load={loadSheet} props={{ ...props, onClose: () => setOpen(false) }} />}
    </>
  );
}
