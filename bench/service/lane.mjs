// Asks the service over a connection of its own, for as little of the processor as can be: who asks shares the cores with whom
// they measure, and Node's own client takes nearly three times as much for each question.
import { connect } from "node:net";
import { once } from "node:events";

const endOfHead = "\r\n\r\n";

/** Where the head of an answer ends, and with its body the answer; undefined while that is not known. @param {string} text */
function measureAnswer(text) {
  const head = text.indexOf(endOfHead);
  if (head === -1) return undefined;
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, head)) ?? [];
  if (length === undefined) throw new Error(`An answer does not say how long it is: ${text.slice(0, head)}`);
  const body = head + endOfHead.length;
  return { body, end: body + Number(length) };
}

/**
 * Opens a connection that asks one thing at a time.
 * @param {URL} url of the service
 * @param {string} token who asks
 */
export async function openLane(url, token) {
  let heard = "";
  /** @type {{ resolve: (answer: string) => void, reject: (error: unknown) => void } | undefined} */
  let waiting;
  const fail = (/** @type {unknown} */ error) => waiting?.reject(error);
  const open = async () => {
    const opened = connect(Number(url.port), url.hostname);
    // One character for each byte: lengths are told in bytes.
    opened.setNoDelay().setEncoding("latin1");
    await once(opened, "connect");
    heard = "";
    opened.on("error", fail);
    opened.on("close", () => fail(new Error("The service has closed the connection")));
    opened.on("data", hear);
    return opened;
  };
  const hear = (/** @type {string} */ part) => {
    heard += part;
    try {
      const measured = measureAnswer(heard);
      if (measured === undefined || heard.length < measured.end) return;
      const [status, body] = [heard.slice(9, 12), heard.slice(measured.body, measured.end)];
      heard = heard.slice(measured.end);
      if (status === "200") waiting?.resolve(body);
      else fail(new Error(`The service has answered ${status}: ${body}`));
    } catch (error) {
      fail(error);
    }
  };
  let socket = await open();
  /**
   * Posts a body of plain ASCII; throws where the answer is not 200.
   * @param {string} path @param {object} body @param {string} key under which it is done once
   * @returns {Promise<string>} the text of the answer
   */
  const post = async (path, body, key) => {
    // The service closes a connection on which nothing was asked for long.
    if (!socket.writable) socket = await open();
    const text = JSON.stringify(body);
    return new Promise((resolve, reject) => {
      waiting = { resolve, reject };
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: ${url.host}\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\n` +
          `idempotency-key: ${key}\r\ncontent-length: ${text.length}${endOfHead}${text}`,
        "latin1",
      );
    });
  };
  return { post, end: () => socket.destroy() };
}
