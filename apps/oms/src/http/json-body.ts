import { isUtf8 } from "node:buffer";
import type { FastifyInstance } from "fastify";
import { AppError } from "./app-error.ts";

const charsetOf = (contentType: string): string | undefined =>
  /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(contentType)?.[1]?.toLowerCase();

/**
 * Reads JSON, which is UTF-8 and nothing else: what claims or proves to be of another encoding is refused, where a lenient
 * reader would store its letters wrong. Keys that would poison a prototype are refused, too.
 */
export const readJsonBodies = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser<Buffer>("application/json", { parseAs: "buffer" }, (request, body, done) => {
    const charset = charsetOf(request.headers["content-type"] ?? "") ?? "utf-8";
    if (charset !== "utf-8" && charset !== "utf8") {
      return done(new AppError("body.type-refused", "Send JSON in UTF-8"), undefined);
    }
    if (!isUtf8(body)) return done(new AppError("request.malformed", "The request is not in UTF-8"), undefined);
    return parse(request, body.toString("utf8"), done);
  });
};
