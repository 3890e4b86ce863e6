import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { bootScript } from "./build/boot-script.ts";
import { chunksByPurpose } from "./build/chunks-by-purpose.ts";
import { fetchFirst } from "./build/fetch-first.ts";
import { guides } from "./build/guide/guides.ts";
import { edition, editionOf } from "./build/language/edition.ts";
import { noChunkCycles } from "./build/no-chunk-cycles.ts";
import { pagePlan } from "./build/page-plan.ts";
import { precompress } from "./build/precompress.ts";
import { productionRouter } from "./build/production-router.ts";
import { serviceWords } from "./build/service-words.ts";

const service = `http://127.0.0.1:${process.env["O2R_SERVICE_PORT"] ?? "4000"}`;
const language = editionOf(process.env["O2R_LANGUAGE"]);
const sources = () => [edition(language), serviceWords(), react(), productionRouter(), fetchFirst()];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    ...sources(),
    chunksByPurpose(sources),
    bootScript(),
    noChunkCycles(),
    pagePlan(language),
    guides(language),
    precompress(),
  ],
  build: {
    // An edition stands inside the English one, whose files it shares: see scripts/build-console.mjs.
    ...(language !== undefined && { outDir: `dist/${language}`, copyPublicDir: false }),
    target: "es2022",
    // The content policy allows no data: address, and a hashed file is cached for good.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // The first script names hundreds of files, and no letter of a hash can be packed: seven tell all releases apart.
        entryFileNames: "assets/[name]-[hash:7].js",
        chunkFileNames: "assets/[name]-[hash:7].js",
        assetFileNames: "assets/[name]-[hash:7][extname]",
      },
    },
  },
  server: {
    strictPort: true,
    proxy: { "/oms": service, "/api": service, "/openapi.json": service },
  },
});
