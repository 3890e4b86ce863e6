// Writes the faces that the console paints with: those of packages, cut down to what is written here. A unit test keeps the
// two alike. `node scripts/subset-faces.mjs` after a new version of a face, or a new character below.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import subsetFont from "subset-font";
import { root } from "./workspace.mjs";

export const facesFolder = join(root, "packages/ui/src/theme/faces");
const packages = join(root, "packages/ui/node_modules");

/** @param {number} from @param {number} to */
const between = (from, to) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const printable = between(0x20, 0x7e);
/** – — ‘ ’ “ ” • … ↑ ↓ −, and the thin spaces that the browser writes into dates. */
const punctuation = [
  0x2009, 0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2026, 0x202f, 0x2191, 0x2193, 0x2212,
];

/** ← →, which are in no face of fontsource. */
const arrows = [0x2190, 0x2192];
const rupee = [0x20b9];

/**
 * Without the joined signs of programmers: a code is read sign by sign. Without fractions and the like, which no style asks
 * for.
 */
const features = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum"];
const inter = {
  family: "Inter Variable",
  folder: "@fontsource-variable/inter",
  licence: "inter",
  format: "woff2-variations",
};
const mono = {
  family: "JetBrains Mono",
  folder: "@fontsource/jetbrains-mono",
  licence: "jetbrains-mono",
  format: "woff2",
};
/** The weights that styles ask for, and the browser's own for what is bold. */
const variationAxes = { wght: { min: 400, max: 700 } };

const faces = [
  {
    ...inter,
    name: "inter-latin",
    from: `${inter.folder}/files/inter-latin-wght-normal.woff2`,
    points: [...printable, ...between(0xa0, 0xff), ...punctuation],
    options: { keepFeatures: [...features, "calt"], variationAxes },
    // Those of the wide faces: with others a text of both would be taken from one of them alone.
    weight: "100 900",
  },
  {
    ...inter,
    name: "inter-rupee",
    from: `${inter.folder}/files/inter-latin-ext-wght-normal.woff2`,
    points: rupee,
    options: { keepFeatures: features, variationAxes },
    weight: "100 900",
  },
  {
    ...inter,
    // Apart, as few pages write them.
    name: "inter-arrows",
    from: "inter-ui/variable/InterVariable.woff2",
    points: arrows,
    // Drawn for text, as fontsource's are.
    options: { keepFeatures: features, variationAxes: { ...variationAxes, opsz: 14 } },
    weight: "100 900",
  },
  {
    ...mono,
    name: "jetbrains-mono-latin",
    // The same version as fontsource's, whole.
    from: "@expo-google-fonts/jetbrains-mono/400Regular/JetBrainsMono_400Regular.ttf",
    points: [...printable, ...punctuation, ...arrows].toSorted((one, other) => one - other),
    options: { keepFeatures: features },
    weight: "400",
  },
];
/** JetBrains Mono has no rupee: Inter's, which has come with the money of the page. */
const monoRupee = { ...mono, name: "inter-rupee", format: inter.format, weight: "400", points: rupee };

/** Code points as CSS names them, neighbours as one range. @param {readonly number[]} points */
function unicodeRange(points) {
  /** @type {{ first: number, last: number }[]} */
  const ranges = [];
  for (const point of points) {
    const open = ranges.at(-1);
    if (open?.last === point - 1) open.last = point;
    else ranges.push({ first: point, last: point });
  }
  const inHex = (/** @type {number} */ point) => point.toString(16).toUpperCase().padStart(4, "0");
  return ranges.map(({ first, last }) => `U+${inHex(first)}${first === last ? "" : `-${inHex(last)}`}`).join(",\n    ");
}

/**
 * The files that the folder of the faces must hold, by name.
 * @returns {Promise<ReadonlyMap<string, Buffer>>}
 */
export async function makeFaces() {
  /** @type {Map<string, Buffer>} */
  const files = new Map();
  for (const { name, from, points, options } of faces) {
    const wide = readFileSync(join(packages, from));
    const settings = { targetFormat: /** @type {const} */ ("woff2"), ...options };
    files.set(`${name}.woff2`, await subsetFont(wide, String.fromCodePoint(...points), settings));
  }
  for (const { licence, folder } of [inter, mono])
    files.set(`${licence}.LICENSE`, readFileSync(join(packages, folder, "LICENSE")));
  const rules = [...faces, monoRupee].map(
    ({ name, points, family, format, weight }) => `@font-face {
  font-family: "${family}";
  font-style: normal;
  font-display: swap;
  font-weight: ${weight};
  src: url("./${name}.woff2") format("${format}");
  unicode-range: ${unicodeRange(points)};
}
`,
  );
  const head =
    "/* Written by scripts/subset-faces.mjs. Where two faces hold a sign, the one that stands later is taken. */\n";
  files.set("faces.css", Buffer.from(head + rules.join("")));
  return files;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  mkdirSync(facesFolder, { recursive: true });
  for (const [name, content] of await makeFaces()) {
    writeFileSync(join(facesFolder, name), content);
    process.stdout.write(`${name}: ${content.length} bytes\n`);
  }
}
