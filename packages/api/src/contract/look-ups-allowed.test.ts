import { expect, it } from "vitest";
import type { Field, Fields } from "@o2r/forms";
import { contract, may, rowsFor, userTypes, type AnyEndpoint, type UserType } from "./index.ts";

const calls = Object.entries(contract).flatMap(([thing, actions]) =>
  Object.entries<AnyEndpoint>(actions).map(([action, endpoint]) => [`${thing}.${action}`, endpoint] as const),
);
const lookUps = new Map<string, AnyEndpoint>(calls.map(([, endpoint]) => [endpoint.path, endpoint]));

const isOpenTo = ({ allow, scope }: AnyEndpoint, type: UserType): boolean =>
  allow === "signedIn" ||
  (allow !== "public" && allow !== "link" && may(type, allow) && rowsFor(scope, type) !== undefined);

/** The look-ups that a form's fields choose from; options of selects are everybody's. */
const sourcesOf = (fields: Fields): readonly string[] =>
  Object.values<Field>(fields).flatMap((field) => {
    if (field.kind === "list") return sourcesOf(field.fields);
    return "options" in field && "source" in field.options ? [`/api/${field.options.source}`] : [];
  });

const asked = calls.flatMap(([name, endpoint]): readonly (readonly [string, AnyEndpoint, string])[] => {
  const { listed, body } = endpoint;
  const filters = listed?.list.filters.flatMap((filter) => (filter.kind === "lookup" ? [filter.source] : [])) ?? [];
  const fields = body && "kind" in body && body.kind === "form" ? sourcesOf(body.form.fields) : [];
  return [...filters, ...fields].filter((path) => lookUps.has(path)).map((path) => [name, endpoint, path]);
});

/** Who names an order on a ticket sees orders; the service says so of the act, and the form leaves the field to them. */
const ordersAlone = new Set(["ticket.create", "ticket.nameOrder"]);

it("whoever may read a list or send a form finds what it chooses from", () => {
  const refused = asked.flatMap(([name, endpoint, path]) => {
    const lookUp = lookUps.get(path);
    if (lookUp === undefined || ordersAlone.has(name)) return [];
    return userTypes
      .filter((type) => isOpenTo(endpoint, type) && !isOpenTo(lookUp, type))
      .map((type) => `${type} is refused ${path} of ${name}`);
  });
  expect(asked.length).toBeGreaterThan(100);
  expect(refused).toEqual([]);
});
