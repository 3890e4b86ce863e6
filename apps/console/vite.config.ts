import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunkGroups } from "./build/chunk-groups.ts";
import { fetchFirst } from "./build/fetch-first.ts";
import { noChunkCycles } from "./build/no-chunk-cycles.ts";
import { precompress } from "./build/precompress.ts";
import { productionRouter } from "./build/production-router.ts";

const service = `http://127.0.0.1:${process.env["O2R_SERVICE_PORT"] ?? "4000"}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), productionRouter(), fetchFirst(), noChunkCycles(), precompress()],
  build: {
    target: "es2022",
    // The content policy allows no data: address, and a hashed file is cached for good.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups } } },
  },
  server: {
    strictPort: true,
    proxy: { "/oms": service, "/api": service, "/openapi.json": service },
  },
});
