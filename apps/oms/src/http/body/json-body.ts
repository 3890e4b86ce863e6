import { isUtf8 } from "node:buffer";
import type { FastifyInstance } from "fastify";
import { AppError } from "../../app-error.ts";
import { findExcess } from "./find-excess.ts";

const charsetOf = (contentType: string): string | undefined =>
  /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(contentType)?.[1]?.toLowerCase();

const excesses = {
  values: () => new AppError("body.too-large", "The request holds more than can be meant here"),
  depth: () => new AppError("request.malformed", "The request is nested too deeply"),
};

/**
 * Reads JSON, which is UTF-8 and nothing else: what claims or proves to be of another encoding is refused, where a lenient
 * reader would store its letters wrong. Keys that would poison a prototype are refused, too, and what holds more values than
 * the contract has a use for is not parsed: that alone would hold up everybody else.
 */
export const readJsonBodies = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser<Buffer>("application/json", { parseAs: "buffer" }, (request, body, done) => {
    const { bodyValues } = request.routeOptions.config;
    // Nobody reads it: there is nothing at this address, or a file is expected.
    if (bodyValues === undefined) return done(null, undefined);
    const charset = charsetOf(request.headers["content-type"] ?? "") ?? "utf-8";
    if (charset !== "utf-8" && charset !== "utf8") {
      return done(new AppError("body.type-refused", "Send JSON in UTF-8"), undefined);
    }
    if (!isUtf8(body)) return done(new AppError("request.malformed", "The request is not in UTF-8"), undefined);
    const excess = findExcess(body, bodyValues);
    if (excess !== undefined) return done(excesses[excess](), undefined);
    return parse(request, body.toString("utf8"), done);
  });
};

declare module "fastify" {
  interface FastifyContextConfig {
    /** Values that a JSON body may hold; undefined where none is read. */
    readonly bodyValues?: number;
  }
}
