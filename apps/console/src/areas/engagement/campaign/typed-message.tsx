import { sizeOfSms, type RetailerChannel } from "@o2r/api/contract/engagement";
import { useFieldValue, type FormHandle } from "@o2r/forms/react";
import { SizeText } from "../sms/size-text.tsx";
import { MessagePreview } from "./message-preview.tsx";

const useText = (form: FormHandle, name: string): string => {
  useFieldValue(form, name);
  const value = form.engine.value(name);
  return typeof value === "string" ? value : "";
};

/** The notification that is being typed, as a retailer will see it by each channel. */
export function TypedMessage({ form }: { readonly form: FormHandle }) {
  const [title, body, image] = [useText(form, "title"), useText(form, "body"), useText(form, "image")];
  useFieldValue(form, "channels");
  const chosen = form.engine.value("channels");
  const channels = (Array.isArray(chosen) ? chosen : []) as readonly RetailerChannel[]; // the field offers no others
  return (
    <>
      <MessagePreview title={title} body={body} channels={channels} image={image || null} />
      {channels.includes("SMS") && body !== "" && (
        <output className="campaign-count">
          <SizeText size={sizeOfSms(body)} />
        </output>
      )}
    </>
  );
}
