import { Dialog as Parts } from "@chakra-ui/react/dialog";
import { OverlayPortal } from "../overlay-provider/overlay-portal.tsx";
import { X } from "lucide-react";
import { useRef, type FormEvent, type ReactNode } from "react";
import { Banner } from "../banner/banner.tsx";
import { Button } from "../button/button.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { ExclamationIcon } from "../icon/named-icons.tsx";
import { useLabels } from "../labels/labels.tsx";
import "./dialog.css";
import type { ConfirmDialogLabels, ConfirmDialogProps } from "./dialog.types.ts";
import { stayOpen } from "./stay-open.ts";
import { toasterElements } from "./toaster-elements.ts";
import { withinSentence } from "./within-sentence.ts";

const english: ConfirmDialogLabels = {
  question: "Are you sure?",
  confirm: (action) => `Yes, ${withinSentence(action)} now!`,
  keep: "Go back",
};

/** The action whose button submits a form instead of running a callback (specification §2). */
const submittingAction = "Reset Inventory";

function SubmitOnConfirm({ onConfirm, children }: { onConfirm: () => void; children: ReactNode }) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onConfirm();
  };
  return <form onSubmit={submit}>{children}</form>;
}

/** Asks before something that cannot be taken back. The focus is on the safe answer. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    action = "Cancel",
    children,
    onConfirm,
    onClose,
    loading = false,
    tone = "danger",
    error,
    barred,
  } = props;
  const words = useLabels("confirmDialog", english, props.labels);
  const dialogWords = useLabels("dialog", { close: "Close", loading: "Loading" }, undefined);
  const safe = useRef<HTMLButtonElement>(null);
  const submits = action === submittingAction;
  // Closed now, it would seem not to be done, and nobody would hear why it was refused.
  const dismiss = () => {
    if (!loading) (props.onDismiss ?? onClose)();
  };
  const content = (
    <>
      <div className="o2r-confirm-top">
        <span className="o2r-confirm-mark" data-tone={tone}>
          <ExclamationIcon />
        </span>
        <div className="o2r-confirm-text">
          <Parts.Title className="o2r-dialog-title">{action}</Parts.Title>
          <Parts.Description className="o2r-confirm-question">{words.question}</Parts.Description>
          {children !== undefined && <div className="o2r-confirm-consequence">{children}</div>}
        </div>
      </div>
      {error !== undefined && error !== null && (
        <div className="o2r-confirm-error">
          <Banner tone="danger" title={error} />
        </div>
      )}
      <div className="o2r-confirm-answers">
        <Button ref={safe} disabled={loading} onClick={onClose}>
          {words.keep}
        </Button>
        {/* Not `disabled`: that would throw away the focus, which is on it when its press was refused. */}
        <Button
          variant={tone}
          loading={loading}
          aria-disabled={barred}
          {...(barred ? {} : submits ? { type: "submit" as const } : { onClick: onConfirm })}
        >
          {words.confirm(action)}
        </Button>
      </div>
    </>
  );
  return (
    <Parts.Root
      role="alertdialog"
      open={open}
      onOpenChange={({ open: next }) => !next && dismiss()}
      initialFocusEl={() => safe.current}
      {...(props.finalFocus ? { finalFocusEl: props.finalFocus } : {})}
      onRequestDismiss={stayOpen}
      persistentElements={toasterElements}
    >
      <OverlayPortal>
        <Parts.Backdrop className="o2r-scrim" />
        <Parts.Positioner className="o2r-dialog-place" data-centered="">
          <Parts.Content className="o2r-dialog" data-size="sm" data-confirm="">
            {submits ? <SubmitOnConfirm onConfirm={onConfirm}>{content}</SubmitOnConfirm> : content}
            <div className="o2r-dialog-close">
              <IconButton size="sm" icon={X} label={dialogWords.close} disabled={loading} onClick={dismiss} />
            </div>
          </Parts.Content>
        </Parts.Positioner>
      </OverlayPortal>
    </Parts.Root>
  );
}
