import type { Plugin } from "vite";

const routerSource = /[\\/]react-router[\\/]dist[\\/]production[\\/].*\.mjs$/;

/**
 * react-router ships a build without its development warnings, and exports only the one with them: a production build
 * of ours takes the other. There, a component that no page uses stays in the bundle because it is given a display
 * name; without the name, and with its making marked as pure, it goes.
 */
export const productionRouter = (): Plugin => ({
  name: "o2r-production-router",
  apply: "build",
  enforce: "pre",
  async resolveId(source, importer, options) {
    if (!/^react-router(\/dom)?$/.test(source)) return null;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    return resolved && { ...resolved, id: resolved.id.replace("/dist/development/", "/dist/production/") };
  },
  transform(code, id) {
    if (!routerSource.test(id)) return null;
    return code
      .replaceAll(/^\w+\.displayName = "\w+";$/gm, "")
      .replaceAll(/^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo|lazy)\()/gm, "$1/* @__PURE__ */ $2");
  },
});
