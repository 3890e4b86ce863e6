import { Button, FormField, Input, notify } from "@o2r/ui";
import { Copy } from "lucide-react";
import { useRef } from "react";

interface CopyLinkProps {
  readonly address: string;
  /** Until when it is good, in a sentence. */
  readonly help: string;
}

/** A link that stands in a field, and is copied by a button. */
export function CopyLink({ address, help }: CopyLinkProps) {
  const input = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      notify({ kind: "success", title: "The link is copied" });
    } catch {
      input.current?.select();
      notify({ kind: "warning", title: "Copy the marked link yourself: this browser does not" });
    }
  };
  return (
    <>
      <FormField label="Link" help={help}>
        <Input ref={input} readOnly value={address} onFocus={(event) => event.target.select()} />
      </FormField>
      <Button icon={Copy} variant="primary" onClick={() => void copy()}>
        Copy link
      </Button>
    </>
  );
}
