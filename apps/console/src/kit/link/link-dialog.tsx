import { Banner, Button, formatDateTime, notify } from "@o2r/ui";
import { Dialog } from "@o2r/ui/overlays";
import { Link2, Link2Off } from "lucide-react";
import type { ReactNode } from "react";
import { CopyLink } from "./copy-link.tsx";
import "./link-dialog.css";

/** A link that leads to one thing without an account. */
interface Link {
  readonly token: string;
  /** Instants as the service has them. */
  readonly expiresAt: string;
  readonly madeAt: string;
  readonly madeBy: string;
}

interface Act {
  readonly run: (input: { readonly params: { readonly id: string } }) => Promise<{ readonly error?: unknown }>;
  readonly running: boolean;
}

interface LinkDialogProps {
  /** Of what it leads to. */
  readonly id: string;
  readonly title: string;
  /** As the service has it. */
  readonly reading: {
    readonly data?: { readonly link: Link | null } | undefined;
    readonly error?: { readonly message: string } | undefined;
    readonly mutate: () => Promise<unknown>;
  };
  readonly make: Act;
  readonly end: Act;
  readonly addressOf: (token: string) => string;
  /** Until when it is good, in a sentence. */
  readonly until: (at: string) => string;
  /** What else is to be known of one that stands. */
  readonly told: (madeBy: string, madeAt: string) => ReactNode;
  /** What one would do, while there is none. */
  readonly offer: ReactNode;
  readonly onClose: () => void;
}

/** The link by which somebody without an account opens one thing: made, copied and ended here. */
export function LinkDialog(props: LinkDialogProps) {
  const { id, title, make, end, onClose } = props;
  const { data, error, mutate } = props.reading;
  const take = async (act: Act, said: string) => {
    const { error: refused } = await act.run({ params: { id } });
    await mutate();
    if (refused === undefined) notify({ kind: "success", title: said });
  };
  const link = data?.link ?? null;
  return (
    <Dialog
      open
      size="sm"
      title={title}
      loading={data === undefined && error === undefined}
      onClose={onClose}
      footer={
        <>
          {link !== null && (
            <Button
              icon={Link2Off}
              variant="danger"
              loading={end.running}
              onClick={() => void take(end, "The link opens nothing any more")}
            >
              End link
            </Button>
          )}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <div className="link-dialog">
        {error !== undefined && data === undefined && <Banner role="alert" tone="danger" title={error.message} />}
        {link !== null && (
          <>
            <CopyLink address={props.addressOf(link.token)} help={props.until(formatDateTime(link.expiresAt))} />
            <p>{props.told(link.madeBy, formatDateTime(link.madeAt))}</p>
          </>
        )}
        {data !== undefined && link === null && (
          <>
            <p>{props.offer}</p>
            <Button
              icon={Link2}
              variant="primary"
              loading={make.running}
              onClick={() => void take(make, "The link is made")}
            >
              Make link
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}
