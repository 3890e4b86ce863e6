import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

interface ConsolePage {
  readonly nonce: string;
  /** SHA-256 of the one script that stands in the page itself, in base64. */
  readonly scriptDigest: string | undefined;
  /** Where our calls are answered, when that is not where the page came from. */
  readonly apiOrigin: string | undefined;
}

/**
 * What a page of the console may do: run our own scripts and the one that it holds, style itself through our own files and
 * the style elements that carry this reply's nonce, and talk to us. Positions and widths that React sets go through the CSS
 * object model, which no policy minds.
 */
export const consolePolicy = ({ nonce, scriptDigest, apiOrigin }: ConsolePage): string =>
  [
    "default-src 'none'",
    `script-src 'self'${scriptDigest === undefined ? "" : ` 'sha256-${scriptDigest}'`}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${apiOrigin === undefined ? "" : ` ${apiOrigin}`}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

/** What a guide may do: show itself in our style sheet, with our pictures. Nothing in it runs. */
export const guidePolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Headers of every reply. Pages of the console and guides replace the policy by their own; nothing else is ever a page. */
export const secureHeaders = async (app: FastifyInstance, secureOrigin: boolean): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    referrerPolicy: { policy: "no-referrer" },
    frameguard: { action: "deny" },
    strictTransportSecurity: secureOrigin && { maxAge: 63_072_000 },
    xPoweredBy: false,
    // For browsers that the console does not run in; here they would only travel with every file.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  app.addHook("onRequest", async (request, reply) => {
    // It speaks to pages; a file of theirs need not carry it.
    if (!request.url.startsWith("/assets/"))
      reply.header("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()");
    // Whoever wants a reply kept says so; everything the service answers may hold somebody's data.
    reply.header("cache-control", "no-store");
  });
};
