import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { IconButton } from "../icon-button/icon-button.tsx";
import { LiveRegion } from "../live-region/live-region.tsx";
import type { CodeViewLabels } from "./code-view.types.ts";

/** How long the button says that it has copied, in milliseconds. */
const praise = 1500;

/** Copies a text and says so. */
export function CopyButton({ text, words }: { text: string; words: CodeViewLabels }) {
  const [done, setDone] = useState<"copied" | "notCopied">();
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(undefined), praise);
    return () => clearTimeout(timer);
  }, [done]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setDone("copied"),
      () => setDone("notCopied"),
    );
  return (
    <>
      <IconButton
        size="sm"
        icon={done === "copied" ? Check : Copy}
        label={done ? words[done] : words.copy}
        onClick={() => void copy()}
      />
      <LiveRegion>{done ? words[done] : ""}</LiveRegion>
    </>
  );
}
