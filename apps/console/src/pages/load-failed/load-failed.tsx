import { Button, buttonLook } from "@o2r/ui";
import { CloudAlert, RotateCw } from "lucide-react";
import { Link } from "react-router-dom";
import { useFirstPaintOver } from "../../boot/first-paint.ts";
import { PageMessage } from "../message/page-message.tsx";

/** Shown when a page's code or data did not arrive, or the page broke. What was typed elsewhere is not touched. */
export function LoadFailed() {
  useFirstPaintOver();
  return (
    <PageMessage
      icon={CloudAlert}
      tone="danger"
      title="This page could not be loaded"
      actions={
        <>
          <Button icon={RotateCw} onClick={() => location.reload()}>
            Retry
          </Button>
          <Link to="/" {...buttonLook({ variant: "link" })}>
            Go to dashboard
          </Link>
        </>
      }
    >
      <p>The connection was lost, or a new version was put in place. Drafts of forms are kept.</p>
    </PageMessage>
  );
}
