// Which cases properties are shown by. A run shows the same ones each time, so that what passed once passes again and
// a red run is red for what was changed. `npm run test:cases` draws new ones, and a number has a run again:
// `FC_SEED=123 npm run test:unit`.
import fc from "fast-check";

const wanted = process.env["FC_SEED"] ?? "1";
const seed = wanted === "random" ? Date.now() % 1_000_000_007 : Number(wanted);
if (!Number.isSafeInteger(seed)) throw new Error(`FC_SEED is a whole number or "random", not "${wanted}".`);

fc.configureGlobal({ seed });
