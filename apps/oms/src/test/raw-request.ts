import { once } from "node:events";
import { connect } from "node:net";

/** What came back over the wire, byte for byte as far as a test looks. */
export interface RawAnswer {
  /** Of the last answer: one that only says to go on is passed over. Undefined when nothing came. */
  readonly status: number | undefined;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

const parse = (text: string): RawAnswer => {
  const [head = "", ...rest] = text.split("\r\n\r\n");
  if (/^HTTP\/1\.1 1\d\d /.test(head)) return parse(rest.join("\r\n\r\n"));
  const [line = "", ...fields] = head.split("\r\n");
  const status = /^HTTP\/1\.1 (\d{3})/.exec(line)?.[1];
  return {
    status: status === undefined ? undefined : Number(status),
    headers: new Map(
      fields.map((field) => [field.slice(0, field.indexOf(":")).toLowerCase(), field.slice(field.indexOf(":") + 2)]),
    ),
    body: rest.join("\r\n\r\n"),
  };
};

/** Sends bytes that no client would send, and reads until the service ends the connection. */
export const sendBytes = async (url: string, ...bytes: readonly (string | Uint8Array)[]): Promise<RawAnswer> => {
  const socket = connect(Number(new URL(url).port), new URL(url).hostname);
  let said = "";
  socket.setEncoding("latin1").on("data", (text: string) => (said += text));
  socket.on("error", () => {}); // a connection that is cut shows in what was said
  const closed = once(socket, "close");
  for (const part of bytes) socket.write(part);
  const giveUp = setTimeout(() => socket.destroy(), 15_000);
  await closed;
  clearTimeout(giveUp);
  return parse(said);
};

/** One request in bytes, which asks for the connection to end. */
export const requestOf = (line: string, headers: readonly string[] = [], body: string | Uint8Array = ""): Buffer => {
  const length = Buffer.byteLength(body);
  const fields = ["Host: test", "Connection: close", ...headers, ...(length > 0 ? [`Content-Length: ${length}`] : [])];
  return Buffer.concat([Buffer.from(`${line} HTTP/1.1\r\n${fields.join("\r\n")}\r\n\r\n`), Buffer.from(body)]);
};
