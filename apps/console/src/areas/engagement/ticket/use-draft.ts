import { useEffect, useState } from "react";

/** A file that goes with the next message. */
export interface ChosenFile {
  readonly id: string;
  readonly name: string;
}

const keyOf = (ticketId: string): string => `o2r.ticket-draft.${ticketId}`;

/** What was typed for a ticket, kept in this tab until it is sent. */
export const useDraft = (ticketId: string) => {
  const [text, setText] = useState(() => sessionStorage.getItem(keyOf(ticketId)) ?? "");
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  useEffect(() => {
    if (text === "") sessionStorage.removeItem(keyOf(ticketId));
    else sessionStorage.setItem(keyOf(ticketId), text);
  }, [ticketId, text]);
  const clear = () => {
    setText("");
    setFiles([]);
  };
  return { text, setText, files, setFiles, clear };
};
