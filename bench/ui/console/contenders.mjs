// The console and its peers: where their pages are, and by what one sees that they are there.
import { join } from "node:path";
import { build } from "vite";
import { root } from "../../../scripts/workspace.mjs";
import { servePeer } from "./serve.mjs";

const home = join(root, "bench/ui");

/**
 * @typedef {object} Contender
 * @property {"console" | "mui-x" | "react-admin"} name
 * @property {string} title
 * @property {string} url
 * @property {string} list address of the list, with fifty rows a page
 * @property {string} form address of the form, before a product's id
 * @property {string} signIn
 * @property {string} row matches each row that is drawn
 * @property {number} rows how many are drawn when the list is there
 * @property {string} link what in a row is pressed for its form
 */

/** @type {readonly Omit<Contender, "url">[]} */
const known = [
  {
    name: "console",
    title: "the console",
    list: "/product?size=50",
    form: "/product/",
    signIn: "/login",
    row: "tbody [data-row]",
    rows: 50,
    link: "a",
  },
  {
    name: "mui-x",
    title: "MUI X",
    list: "/product",
    form: "/product/",
    signIn: "/login",
    // It draws no more rows than are in sight, and a few beside them.
    row: ".MuiDataGrid-row",
    rows: 15,
    link: "a",
  },
  {
    name: "react-admin",
    title: "react-admin",
    list: "/#/product",
    form: "/#/product/",
    signIn: "/#/login",
    row: "tbody tr",
    rows: 50,
    link: "td:nth-child(2)",
  },
];

/**
 * Builds the peers as production has them, and serves them.
 * @param {string} service address of the service, which serves the console
 */
export async function startContenders(service) {
  /** @type {(() => void)[]} */
  const ends = [];
  /** @type {Contender[]} */
  const contenders = [];
  for (const contender of known) {
    if (contender.name === "console") {
      contenders.push({ ...contender, url: service });
      continue;
    }
    const outDir = join(home, "dist", contender.name);
    await build({
      root: join(home, "peers", contender.name),
      configFile: false,
      logLevel: "error",
      build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 5000 },
    });
    const { url, end } = await servePeer(outDir, service);
    ends.push(end);
    contenders.push({ ...contender, url });
  }
  return { contenders, end: () => ends.forEach((end) => end()) };
}
