import { ready } from "../ready/index.ts";
import type { Desk } from "./desk.ts";
import type { Finding, FindingCode } from "./finding.ts";

/** Checks, derivations and sources that the form names and the given registry has not. */
export const missingSupplies = ({ ground, options: { registry } }: Desk): readonly Finding[] => {
  if (!registry) return [];
  const findings: Finding[] = [];
  const need = (
    what: "check" | "derivation" | "source",
    name: string,
    path: string,
    places: readonly Place[],
  ): void => {
    if (places.some((place) => place && Object.hasOwn(place, name))) return;
    const code: FindingCode = `missing-${what}`;
    findings.push({
      code,
      path,
      because: `The registry has no ${what} "${name}"`,
      fix: `Supply it in \`${what}s\` of the registry, or name another`,
    });
  };
  for (const { path, field } of ground.fields.values()) {
    field.checks?.forEach((check, index) =>
      need("check", typeof check === "string" ? check : check.check, `${path}.checks.${index}`, [
        registry.checks,
        ready.checks,
      ]),
    );
    if (field.derive && field.derive.formula === undefined)
      need("derivation", field.derive.by, `${path}.derive.by`, [registry.derivations, ready.derivations]);
    if ("options" in field && "source" in field.options) {
      need("source", field.options.source, `${path}.options.source`, [registry.sources]);
    }
  }
  for (const { path, rule } of ground.rules) {
    const [, , right] = rule.compare;
    if (typeof right === "object" && "by" in right) {
      need("derivation", right.by, `${path}.compare.2.by`, [registry.derivations, ready.derivations]);
    }
  }
  return findings;
};

type Place = Readonly<Record<string, unknown>> | undefined;
