import type { CallRow } from "@o2r/api/contract/orders";
import { clockText } from "../../../kit/format/when.ts";
import "./call-who.css";

/** Who is on the line, and since when. */
export function CallWho({ call }: { readonly call: CallRow }) {
  return (
    <div className="call-who">
      <b>{call.establishment}</b>
      <span>
        <span className="o2r-mono">{call.mobile}</span> · since {clockText(new Date(call.answeredAt ?? call.createdAt))}
      </span>
    </div>
  );
}
