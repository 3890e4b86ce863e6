import { longestSms, plainSms, sampleSms, sizeOfSms, slotsOf, type SmsTemplate } from "@o2r/api/contract/engagement";
import { useFieldState, useFieldValue, type FormHandle } from "@o2r/forms/react";
import { Banner, Button, Status } from "@o2r/ui";
import { useMemo, useSyncExternalStore } from "react";
import { SizeText } from "./size-text.tsx";
import { useTest } from "./use-test.ts";
import "./sms-preview.css";

const noRows: readonly string[] = [];

/** What fills the places of the text as it is chosen, in their order. */
const useVariables = (form: FormHandle, rows: readonly string[]): readonly string[] => {
  const [subscribe, read] = useMemo(() => {
    const names = rows.map((row) => `variables.${row}.variable`);
    return [
      (listener: () => void) => {
        const stops = names.map((name) => form.engine.subscribeValue(name, listener));
        return () => stops.forEach((stop) => stop());
      },
      // One text, so that the same choices are the same value.
      () => names.map((name) => String(form.engine.value(name) ?? "")).join(","),
    ] as const;
  }, [form, rows]);
  const joined = useSyncExternalStore(subscribe, read, read);
  return rows.length === 0 ? noRows : joined.split(",");
};

export interface SmsPreviewProps {
  readonly form: FormHandle;
  readonly row: SmsTemplate | undefined;
}

/** The message as a retailer reads it, with what it costs, as it is typed. */
export function SmsPreview({ form, row }: SmsPreviewProps) {
  useFieldValue(form, "body");
  const typed = form.engine.value("body");
  const body = typeof typed === "string" ? typed : "";
  const { rows = noRows } = useFieldState(form, "variables");
  const variables = useVariables(form, rows);
  const { test, running } = useTest();
  const sample = sampleSms(body, variables);
  const size = sizeOfSms(sample);
  const longest = sizeOfSms(longestSms(body));
  const missing = slotsOf(body) - rows.length;
  const plain = plainSms(body);
  return (
    <div className="sms-preview">
      <div className="sms-preview-phone">
        <h3 id="sms-preview-title">Preview</h3>
        <p className="sms-preview-bubble" aria-labelledby="sms-preview-title">
          {sample === "" ? "The text stands here with examples, as a retailer reads it." : sample}
        </p>
      </div>
      <output className="sms-preview-facts">
        <SizeText size={size} />
        {longest.segments > size.segments && (
          <Status tone="warning">{`Up to ${longest.segments} messages where values are long`}</Status>
        )}
        {missing !== 0 && (
          <Status tone="warning">
            {missing > 0
              ? `Say what fills ${missing === 1 ? "one more {#var#}" : `${missing} more {#var#}`}`
              : `${-missing} more ${missing === -1 ? "value" : "values"} than {#var#} in the text`}
          </Status>
        )}
      </output>
      {size.odd.length > 0 && plain !== body && (
        <Banner
          tone="info"
          title={`${size.odd.join(" ")} ${size.odd.length === 1 ? "makes" : "make"} every message shorter`}
          actions={
            <Button size="sm" onClick={() => form.change("body", plain)}>
              Write plainly
            </Button>
          }
        >
          With them it is sent as Unicode, 70 characters a message. Register the plain text the same way.
        </Banner>
      )}
      {row !== undefined && (
        <div>
          <Button size="sm" loading={running} onClick={() => void test(row)}>
            Send a test to me
          </Button>
          <span className="sms-preview-note">As it is saved, with examples.</span>
        </div>
      )}
    </div>
  );
}
