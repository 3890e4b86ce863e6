import { cacheEndpoints } from "@o2r/api/contract/settings";
import { useMutation } from "@o2r/api/react";
import { Button, notify } from "@o2r/ui";
import { ConfirmDialog } from "@o2r/ui/overlays";
import { RotateCw } from "lucide-react";
import { useState } from "react";

/** Makes every process and every open console forget what it remembers, when it is asked and confirmed. */
export function FlushButton() {
  const { run, running } = useMutation(cacheEndpoints.flush);
  const [asks, setAsks] = useState(false);
  const [failure, setFailure] = useState<string>();
  const close = () => {
    setFailure(undefined);
    setAsks(false);
  };
  const flush = async () => {
    const { error } = await run({});
    setFailure(error?.message);
    if (error !== undefined) return;
    close();
    notify({ kind: "success", title: "Caches are flushed" });
  };
  return (
    <>
      <Button icon={RotateCw} onClick={() => setAsks(true)}>
        Flush caches
      </Button>
      <ConfirmDialog
        open={asks}
        action="Flush caches"
        loading={running}
        error={failure}
        onConfirm={() => void flush()}
        onClose={close}
      >
        Every process and every open console forgets what it remembers, and reads it again. For some seconds the console
        is slower for everybody; nothing is lost.
      </ConfirmDialog>
    </>
  );
}
