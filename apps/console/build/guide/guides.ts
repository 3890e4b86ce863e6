import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import type { Edition } from "../language/edition.ts";
import { repository } from "../repository.ts";
import { guidePictures, makeGuides, readPicture } from "./make-guides.ts";

const theme = join(repository, "packages/ui/src/theme");

/**
 * The style sheet of all guides: the console's own tokens, in the mode that the browser asks for, since no script of ours runs there.
 *
 * @param addressOf where a face stands, by its file
 */
const styleSheet = (addressOf: (face: string) => string): string => {
  const tokens = readFileSync(join(theme, "tokens.css"), "utf8")
    .replace(".light {", ":root {")
    .replace(
      /\.dark \{([^}]*)\}/,
      (_, inside: string) => `@media (prefers-color-scheme: dark) {\n:root {${inside}}\n}`,
    );
  const faces = readFileSync(join(theme, "faces/faces.css"), "utf8").replaceAll(
    /url\("\.\/([^"]+)"\)/g,
    (_, face: string) => `url("${addressOf(face)}")`,
  );
  return [faces, tokens, readFileSync(join(import.meta.dirname, "guide.css"), "utf8")].join("\n");
};

/** Makes the guides of docs/guide into pages that the service hands out at `/guide/…`: docs/guide/README.md is their table. */
export const guides = (language?: Edition): Plugin => ({
  name: "o2r-guides",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      const emit = (name: string, source: string | Buffer) =>
        this.emitFile({ type: "asset", fileName: `guide/${name}`, source });
      for (const [name, page] of makeGuides(language)) emit(`${name}.html`, page);
      // What editions have in common stands once, beside the English one.
      if (language !== undefined) return;
      const addressOf = (face: string): string => {
        const file = Object.values(bundle).find((one) => one.type === "asset" && one.names.includes(face));
        if (file === undefined) this.error(`The build has no face ${face}.`);
        return `/${file.fileName}`;
      };
      emit("guide.css", styleSheet(addressOf));
      for (const picture of guidePictures()) emit(`images/${picture}`, readPicture(picture));
    },
  },
  configureServer(server) {
    server.middlewares.use("/guide", (request, response) => {
      const [path = ""] = (request.url ?? "").slice(1).split(/[?#]/);
      if (path === "guide.css") {
        response.setHeader("content-type", "text/css").end(styleSheet((face) => `/@fs${join(theme, "faces", face)}`));
        return;
      }
      const picture = guidePictures().find((one) => path === `images/${one}`);
      if (picture !== undefined) {
        response.setHeader("content-type", "image/png").end(readPicture(picture));
        return;
      }
      const pages = makeGuides(language);
      const page = pages.get(path === "" ? "index" : path);
      response.statusCode = page === undefined ? 404 : 200;
      response.setHeader("content-type", "text/html; charset=utf-8").end(page ?? pages.get("404"));
    });
  },
});
