import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import type { FastifyInstance } from "fastify";
import { escapeAttribute } from "../console/console-pages.ts";
import type { LimitVisits } from "../limits/limit-visits.ts";

/** What the page may do: run its one script, style itself by its one sheet, and talk to us. Named pages may hold it in a frame. */
const policyFor = (hosts: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${["'self'", ...hosts].join(" ")}`,
  ].join("; ");

const pageFor = (hosts: readonly string[]): string => `<!doctype html>
<html lang="en" data-hosts="${escapeAttribute(hosts.join(" "))}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Help chat</title>
<link rel="stylesheet" href="/chat/page.css">
<script type="module" src="/chat/client.js"></script>
</head>
<body>
<header><h1>Help</h1><button id="again" type="button" hidden>New chat</button></header>
<main tabindex="0" aria-label="Conversation"><div role="log" aria-live="polite" aria-label="Messages"><ol></ol></div></main>
<footer>
<p id="status" role="status"></p>
<form><label>Your message<input name="text" maxlength="500" autocomplete="off" enterkeyhint="send"></label><button type="submit">Send</button></form>
</footer>
</body>
</html>
`;

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), "utf8");

interface ChatPageOptions {
  /** Origins of pages that may hold it in a frame. */
  readonly hosts: readonly string[];
  readonly limitVisits: LimitVisits;
}

/** Serves the chat of retailers: a page of its own that other apps can hold, with nothing of the console in it. */
export const serveChatPage = (app: FastifyInstance, { hosts, limitVisits }: ChatPageOptions): void => {
  const policy = policyFor(hosts);
  const files = [
    ["/chat", "text/html; charset=utf-8", pageFor(hosts)],
    ["/chat/page.css", "text/css; charset=utf-8", read("page.css")],
    ["/chat/client.js", "text/javascript; charset=utf-8", stripTypeScriptTypes(read("client.ts"))],
  ] as const;
  for (const [path, type, text] of files)
    app.get(path, (request, reply) => {
      limitVisits("page", request);
      // The policy says who may hold it; the older header knows only all or none.
      return reply
        .removeHeader("x-frame-options")
        .header("content-security-policy", policy)
        .header("cache-control", "no-cache")
        .type(type)
        .send(text);
    });
};
