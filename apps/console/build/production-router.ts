import type { Plugin } from "vite";

/**
 * react-router ships a build without its development warnings and exports only the one with them. A production build
 * of ours takes the other.
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
});
