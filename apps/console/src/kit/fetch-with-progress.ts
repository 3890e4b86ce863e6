/** A connection on which nothing has moved for so long is taken for lost, in milliseconds. */
const patience = 30_000;

const headersOf = (request: XMLHttpRequest): Headers => {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().split("\r\n")) {
    const [name, value] = line.split(/: (.*)/, 2);
    if (name && value !== undefined) headers.append(name, value);
  }
  return headers;
};

/**
 * `fetch` by XMLHttpRequest, the only way to see how far an upload has come: `onProgress` is told between 0 and 1. Where
 * nothing moves for 30 s it fails like a lost connection, which some networks never report.
 */
export const fetchWithProgress =
  (onProgress: (share: number) => void): typeof fetch =>
  (address, { method = "GET", headers, body, signal } = {}) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const request = new XMLHttpRequest();
    let idle: ReturnType<typeof setTimeout> | undefined;
    const stop = () => request.abort();
    const watch = () => {
      clearTimeout(idle);
      idle = setTimeout(stop, patience);
    };
    request.open(method, address instanceof Request ? address.url : address);
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      watch();
      onProgress(total === 0 ? 0 : loaded / total);
    });
    request.addEventListener("load", () => {
      const { status, responseText } = request;
      resolve(new Response(responseText === "" ? null : responseText, { status, headers: headersOf(request) }));
    });
    for (const end of ["error", "abort"]) request.addEventListener(end, () => reject(new TypeError("Failed to fetch")));
    request.addEventListener("loadend", () => {
      clearTimeout(idle);
      signal?.removeEventListener("abort", stop);
    });
    if (signal?.aborted) {
      reject(new TypeError("Failed to fetch"));
      return promise;
    }
    signal?.addEventListener("abort", stop);
    watch();
    request.send(body instanceof ReadableStream ? null : body);
    return promise;
  };
