import { imageUrl } from "@o2r/api/contract/document";
import type { RetailerChannel } from "@o2r/api/contract/engagement";
import "./campaign.css";

export interface MessagePreviewProps {
  readonly title: string;
  readonly body: string;
  readonly channels: readonly RetailerChannel[];
  /** Document id of the picture; null where there is none. */
  readonly image: string | null;
}

/** Two of its pixels for each of the widest preview, on sharp screens. */
const pictureWidth = 640;

/** A notification as a retailer sees it: SMS has no title and no picture. */
export function MessagePreview({ title, body, channels, image }: MessagePreviewProps) {
  const app = channels.some((channel) => channel !== "SMS");
  const empty = title === "" && body === "";
  return (
    <div className="campaign-preview">
      {(app || channels.length === 0) && (
        <figure>
          <figcaption>{channels.includes("PUSH") || channels.length === 0 ? "Push" : "In the app"}</figcaption>
          <div className="campaign-push">
            <span className="campaign-push-app">O2R · now</span>
            <b>{empty ? "The title stands here" : title}</b>
            <span>{empty ? "and the text below it." : body}</span>
            {image !== null && <img src={imageUrl(image, pictureWidth)} alt="Sent with it" />}
          </div>
        </figure>
      )}
      {channels.includes("SMS") && (
        <figure>
          <figcaption>SMS</figcaption>
          <p className="campaign-sms">{body === "" ? "The text stands here." : body}</p>
        </figure>
      )}
    </div>
  );
}
