// Words are exchanged where the contract is written, and addresses and audit keys are made of some of them.
import { join } from "node:path";
import { contract, type AnyEndpoint } from "@o2r/api/contract";
import { isPersonal, stateReason } from "@o2r/api/contract/core";
import { runnerImport } from "vite";
import { expect, it } from "vitest";
import { findLifecycles } from "../../../../scripts/lifecycles.mjs";
import { refusalIn } from "../../src/session/refusal-in.ts";
import { repository } from "../repository.ts";
import { readCatalogues, wordsOfAnswers } from "./catalogue.ts";
import { edition, editions, type Edition } from "./edition.ts";

type Contract = Readonly<Record<string, Readonly<Record<string, AnyEndpoint>>>>;

/** What the service hears of each endpoint, and what it writes down. */
const wireOf = (all: Contract) =>
  Object.fromEntries(
    Object.entries(all).flatMap(([thing, endpoints]) =>
      Object.entries(endpoints).map(([name, { method, path, write }]) => [
        `${thing}.${name}`,
        [method, path, write?.audit, write?.affects],
      ]),
    ),
  );

it.each(Object.keys(editions))("the edition %s gives no noun an English article", async (language) => {
  const { module: other } = await runnerImport<{ readonly withArticle: (noun: string) => string }>(
    join(repository, "packages/api/src/contract/core/thing/article.ts"),
    { configFile: false, root: repository, plugins: [edition(language as Edition)] }, // one of their keys
  );
  expect(["KYC", "QC रिकॉर्ड"].map(other.withArticle)).toEqual(["KYC", "QC रिकॉर्ड"]);
});

it.each(Object.keys(editions))("the edition %s speaks to the service as the English one does", async (language) => {
  const { module: other } = await runnerImport<{ readonly contract: Contract }>(
    join(repository, "packages/api/src/contract/index.ts"),
    { configFile: false, root: repository, plugins: [edition(language as Edition)] },
  );
  expect(other.contract["brand"]?.["list"]?.summary).not.toBe(contract.brand.list.summary);
  expect(wireOf(other.contract)).toEqual(wireOf(contract));
});

it.each(Object.values(editions))("$words has words for every step that comes too late", async ({ words }) => {
  const say = refusalIn(wordsOfAnswers(readCatalogues(words)));
  const english: string[] = [];
  for (const life of await findLifecycles())
    for (const [key, step] of Object.entries(life.steps)) {
      if (!isPersonal(step)) continue;
      for (const state of Object.keys(life.states)) english.push(stateReason(life, state, key));
    }
  expect(english.length).toBeGreaterThan(500);
  // Codes and words of the trade stay Latin, in capitals.
  expect(english.filter((sentence) => /[a-z]{2}/.test(say(sentence)))).toEqual([]);
  expect(say("Asha Rao holds this ticket")).toBe("यह टिकट Asha Rao के पास है");
});
